import { useQuery } from "@tanstack/react-query";
import BellOff from "lucide-react/icons/bell-off";
import { Link } from "react-router";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { reachProblem } from "#domain/reminders/delivery.ts";
import {
  deliveriesQuery,
  devicesQuery,
  reminderPreferencesQuery,
} from "../channels/channel-queries.ts";

/** Enough to hold every line of the last dose that was told. */
const LATEST_DELIVERIES = 12;

/**
 * Says when reminders would reach, or did reach, nobody. What cannot be known is not said: the list of the day tells
 * when the connection is lost.
 */
export function DeliveryProblemNote({
  userId,
  hasReminders,
}: {
  userId: string;
  hasReminders: boolean;
}) {
  const t = useText();
  const path = useLocalePath();
  const hasPush = useFeature("push_reminders") !== false;
  const { data: preferences } = useQuery({
    ...reminderPreferencesQuery(userId),
    enabled: hasReminders,
  });
  const { data: devices } = useQuery({ ...devicesQuery(userId), enabled: hasReminders });
  const { data: deliveryLog } = useQuery({
    ...deliveriesQuery(userId, LATEST_DELIVERIES),
    enabled: hasReminders,
  });
  if (!preferences || !devices || !deliveryLog) return null;
  const problem = reachProblem({
    hasReminders,
    wantsReminders: preferences.notifiesReminders,
    wantsPush: preferences.notifiesByPush && hasPush,
    wantsMail: preferences.notifiesByEmail && preferences.sendsReminderMails,
    devices: devices.filter(({ isGone }) => !isGone).length,
    deliveries: deliveryLog.deliveries,
  });
  if (!problem) return null;
  return (
    <section
      aria-label={t("reminders.channels.title")}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-soon/10 p-4 print:hidden"
    >
      <p className="flex min-w-0 items-start gap-3">
        <BellOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soon" />
        {t(`reminders.deliveryProblem.${problem}`)}
      </p>
      <Link to={`${path("alerts")}#reminders`} className={buttonClasses("secondary")}>
        {t("reminders.deliveryProblem.openSettings")}
      </Link>
    </section>
  );
}
