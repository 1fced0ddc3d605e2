import { useQuery } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import { useState } from "react";
import { now } from "#app/client/time/now.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { TestOutcome } from "../device.ts";
import { devicesQuery, useSendTest } from "./channel-queries.ts";

type Tested = Extract<TestOutcome, { kind: "sent" }>["devices"][number];

/** 'Ce téléphone va-t-il sonner ?': a message to every device, and what became of it on each. */
export function DeviceTest({ userId }: { userId: string }) {
  const t = useText();
  const testing = useSendTest(userId);
  const [sentAt, setSentAt] = useState<Instant>();
  const outcome = testing.data;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t("reminders.test.question")}</p>
      <Button
        variant="secondary"
        className="self-start"
        busy={testing.isPending}
        onClick={() => {
          setSentAt(now());
          testing.mutate();
        }}
      >
        {t("reminders.test.send")}
      </Button>
      <div role="status" className="flex flex-col gap-2">
        {testing.isError && <p className="text-expired">{t("reminders.test.failed")}</p>}
        {outcome?.kind === "too-many" && (
          <p className="text-soon">{t("reminders.test.tooMany", { count: outcome.minutes })}</p>
        )}
        {outcome?.kind === "sent" && outcome.devices.length === 0 && (
          <p className="text-soon">{t("reminders.test.none")}</p>
        )}
        {outcome?.kind === "sent" && sentAt && (
          <Outcomes userId={userId} tested={outcome.devices} sentAt={sentAt} />
        )}
      </div>
    </div>
  );
}

/** Looks until each device has said that it showed the test. */
function Outcomes({
  userId,
  tested,
  sentAt,
}: {
  userId: string;
  tested: readonly Tested[];
  sentAt: Instant;
}) {
  const t = useText();
  const language = useLanguage();
  const { data: devices } = useQuery(devicesQuery(userId, tested.length > 0));
  return tested.map(({ id, outcome }) => {
    const device = devices?.find((each) => each.id === id);
    const shownAt =
      device?.shownAt && epochMs(device.shownAt) >= epochMs(sentAt) ? device.shownAt : null;
    return (
      <p key={id} className="flex items-start gap-2">
        {icon(outcome, shownAt !== null)}
        <span>
          {device && <span className="font-semibold">{device.name} · </span>}
          {said(outcome, shownAt)}
        </span>
      </p>
    );
  });

  function said(outcome: Tested["outcome"], shownAt: Instant | null): string {
    if (shownAt) return t("reminders.test.shown", { time: formatTime(shownAt, language) });
    return t(`reminders.test.${outcome === "delivered" ? "waiting" : outcome}`);
  }

  function icon(outcome: Tested["outcome"], isShown: boolean) {
    const iconClass = "mt-0.5 size-5 shrink-0";
    if (isShown) return <CircleCheck aria-hidden="true" className={`${iconClass} text-valid`} />;
    return outcome === "delivered" ? (
      <Hourglass aria-hidden="true" className={`${iconClass} text-unknown`} />
    ) : (
      <CircleAlert aria-hidden="true" className={`${iconClass} text-expired`} />
    );
  }
}
