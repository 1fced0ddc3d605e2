import CheckCheck from "lucide-react/icons/check-check";
import { dayOf } from "../../../domain/calendar/day.ts";
import type { Instant } from "../../../domain/calendar/instant.ts";
import { type DoseGroup, isAskedFor, stateAt } from "../../../domain/reminders/today.ts";
import { useMay } from "../../client/capabilities.tsx";
import { useToday } from "../../client/today.ts";
import { browserZone } from "../../client/zone.ts";
import { formatTime } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import type { PlannedDose } from "./dose.ts";
import type { AnsweredDoses } from "./dose-answers.ts";
import { DoseLine } from "./dose-line.tsx";

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
  const may = useMay();
  const today = useToday();
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ plannedAt, doses }) => {
        const time = formatTime(plannedAt, language);
        const isToday = dayOf(plannedAt, browserZone) === today;
        const hour = isToday ? time : t("reminders.today.yesterday", { time });
        const asked = doses.filter(
          (dose) => isAskedFor(dose, now) && !answered.pending.has(dose.id),
        );
        const isMissed = doses.some((dose) => stateAt(dose, now) === "missed");
        return (
          <section key={plannedAt} aria-label={hour}>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h3 className="font-semibold text-base tabular-nums">{hour}</h3>
              {asked.length > 1 && may("log-intakes") && (
                <Button
                  look="secondary"
                  icon={<CheckCheck aria-hidden="true" className="size-5" />}
                  className="print:hidden"
                  aria-label={t("reminders.deeds.takeAllOf", { number: asked.length, time: hour })}
                  onClick={() => answered.answers.take(asked)}
                >
                  {t("reminders.deeds.takeAll", { number: asked.length })}
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
