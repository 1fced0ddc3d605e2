import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { useChangePreferences } from "#app/client/preferences/change-preferences.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { PreferenceChange } from "#domain/preferences/preferences.ts";
import { reminderPreferencesQuery } from "./channel-queries.ts";
import { ChannelSwitches } from "./channel-switches.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EscalationSection, type OwnedProfile } from "./escalation-section.tsx";
import { ZoneChangeNotice } from "./zone-change-notice.tsx";

/**
 * On which ways this account hears of its doses, and whether they lead anywhere. What is changed here is changed nowhere
 * else: other pages lead here.
 * @param profiles those of the account itself; undefined while on their way
 */
export function ReminderChannelsCard({
  userId,
  profiles,
}: {
  userId: string;
  profiles: readonly OwnedProfile[] | undefined;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const { mutateAsync } = useChangePreferences(userId, "alerts");
  const { data: preferences, error, refetch } = useQuery(reminderPreferencesQuery(userId));
  return (
    <div id="reminders" className="scroll-mt-24">
      <Card title={t("reminders.channels.title")}>{content()}</Card>
    </div>
  );

  function change(wanted: PreferenceChange<"alerts">) {
    mutateAsync(wanted).catch(() =>
      showUnsaved(t("reminders.channels.failed"), () => change(wanted)),
    );
  }

  function content() {
    if (!preferences) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={6} rowClassName="h-9" />
      );
    }
    return (
      <div className="flex flex-col gap-6">
        <ZoneChangeNotice userId={userId} />
        <ChannelSwitches preferences={preferences} onChange={change} />
        <DevicesSection userId={userId} />
        <EscalationSection userId={userId} profiles={profiles} />
      </div>
    );
  }
}
