import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { isReminderGap, type ReminderStanding } from "#domain/readiness/readiness.ts";
import { type LineState, ReadinessLine } from "./readiness-line.tsx";

/** Whether the reminders of the home arrive, and in place what turns them on and tries them. */
export function RemindersCard({
  standing,
  mending,
}: {
  standing: ReminderStanding;
  mending: ReactNode;
}) {
  const t = useText();
  const isGap = isReminderGap(standing);
  const state: LineState = isGap ? "gap" : standing === "unknown" ? "unknown" : "fine";
  return (
    <Card title={t("readiness.reminders.card")}>
      <ul>
        <ReadinessLine state={state} title={t("readiness.reminders.title")}>
          <p>{t(`readiness.reminders.${standing}`)}</p>
          {standing !== "none-planned" && (
            <details className="group w-full" open={isGap}>
              <PlainSummary className="-ml-4">{t("readiness.reminders.devices")}</PlainSummary>
              {mending}
            </details>
          )}
        </ReadinessLine>
      </ul>
    </Card>
  );
}
