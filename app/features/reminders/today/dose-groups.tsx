import CheckCheck from "lucide-react/icons/check-check";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { type DoseGroup, needsAnswer, stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";
import { DoseLine } from "./dose-line.tsx";
import type { AnsweredDoses } from "./use-dose-answers.ts";

/** The doses of a day, those of one hour together. */
export function DoseGroups({
  groups,
  now,
  userId,
  answered,
}: {
  groups: readonly DoseGroup<PlannedDose>[];
  now: Instant;
  userId: string;
  answered: AnsweredDoses;
}) {
  const t = useText();
  const language = useLanguage();
  const may = usePermissionCheck();
  const today = useToday();
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ plannedAt, doses }) => {
        const time = formatTime(plannedAt, language);
        const isToday = dayOf(plannedAt, browserZone) === today;
        const hour = isToday ? time : t("reminders.today.yesterday", { time });
        const asked = doses.filter(
          (dose) => needsAnswer(dose, now) && !answered.pending.has(dose.id),
        );
        const isMissed = doses.some((dose) => stateAt(dose, now) === "missed");
        return (
          <section key={plannedAt} aria-label={hour}>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h3 className="font-semibold text-base tabular-nums">{hour}</h3>
              {asked.length > 1 && may("log-intakes") && (
                <Button
                  variant="secondary"
                  icon={<CheckCheck aria-hidden="true" className="size-5" />}
                  className="print:hidden"
                  aria-label={t("reminders.actions.takeAllOf", {
                    number: asked.length,
                    time: hour,
                  })}
                  onClick={() => answered.answers.take(asked)}
                >
                  {t("reminders.actions.takeAll", { number: asked.length })}
                </Button>
              )}
            </div>
            <ul aria-label={hour} className="divide-y divide-line">
              {doses.map((dose) => (
                <DoseLine
                  key={dose.id}
                  dose={dose}
                  hour={hour}
                  now={now}
                  userId={userId}
                  answered={answered}
                />
              ))}
            </ul>
            {isMissed && (
              <p className="mt-1 text-ink-soft text-sm">{t("reminders.today.missedAdvice")}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}
