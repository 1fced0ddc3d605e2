import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { formatDay, formatHour, formatMonth } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { iconButtonClasses } from "#app/ui/button/button-variants.ts";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { FoldedCard } from "#app/ui/layout/folded-card.tsx";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { adherence, firstOfMonth, lastOfMonth } from "#domain/reminders/adherence.ts";
import type { DayDose } from "../dose.ts";
import { plannedDaysQuery } from "../queries.ts";
import { DoseStateBadge } from "../today/dose-state-badge.tsx";
import { AdherenceSentence } from "./adherence-sentence.tsx";
import { MonthGrid } from "./month-grid.tsx";

/** For so long the database keeps planned doses, in days. */
const KEPT_DAYS = 396;

/** How the planned doses of a month were taken: one sentence, a month of days, and the doses of a chosen day. */
export function AdherenceCalendar({ profileId }: { profileId: string }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const [shownMonth, setMonth] = useState<Day | null>(null);
  const [chosen, setChosen] = useState<Day | null>(null);
  const month = shownMonth ?? firstOfMonth(today);
  const { data, error, refetch } = useQuery(plannedDaysQuery(profileId, month));
  const found = data && adherence(data);
  const before = addDays(month, -1);
  const after = addDays(lastOfMonth(month), 1);

  function show(next: Day) {
    setMonth(firstOfMonth(next));
    setChosen(null);
  }

  return (
    <FoldedCard
      title={t("reminders.calendar.title")}
      note={found && <AdherenceSentence adherence={found} />}
    >
      <div className="flex items-center justify-between print:justify-center">
        <button
          type="button"
          className={`${iconButtonClasses} -ml-2 print:hidden`}
          aria-label={t("reminders.calendar.previous")}
          disabled={before < addDays(today, -KEPT_DAYS)}
          onClick={() => show(before)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <h3 aria-live="polite" className="text-base first-letter:uppercase">
          {formatMonth(month, language)}
        </h3>
        <button
          type="button"
          className={`${iconButtonClasses} -mr-2 print:hidden`}
          aria-label={t("reminders.calendar.next")}
          disabled={after > today}
          onClick={() => show(after)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      {content()}
    </FoldedCard>
  );

  function content() {
    if (found) {
      return (
        <>
          <MonthGrid
            month={month}
            today={today}
            days={found.days}
            chosen={chosen}
            onChoose={(on) => setChosen(on === chosen ? null : on)}
          />
          {chosen && <DosesOfDay on={chosen} doses={data.filter(({ day }) => day === chosen)} />}
        </>
      );
    }
    if (error) {
      return (
        <div className="pb-3">
          <InlineFailure onRetry={() => void refetch()}>
            {t("reminders.calendar.failed")}
          </InlineFailure>
        </div>
      );
    }
    return <Skeleton className="mb-3 h-80" />;
  }
}

function DosesOfDay({ on, doses }: { on: Day; doses: readonly DayDose[] }) {
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return (
    <section aria-live="polite" className="border-line border-t py-3">
      <h3 className="text-base">{formatDay(on, language)}</h3>
      <ul className="divide-y divide-line">
        {doses.map(({ id, hour, state, medicationName, dosage, form, quantity }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">
              <span className="tabular-nums">{formatHour(hour, language)}</span>{" "}
              <span className="font-semibold">
                {medicationName} {dosage}
              </span>
              , {quantityWords(form, quantity)}
            </span>
            <DoseStateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
