import ChevronDown from "lucide-react/icons/chevron-down";
import { memo } from "react";
import { formatDay, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { FoldedCard } from "#app/ui/layout/folded-card.tsx";
import type { DosesOfDay } from "#domain/intakes/doses-per-day.ts";
import { DayBars } from "./day-bars.tsx";

const SUMMARY =
  "flex min-h-12 list-none items-center gap-2 hover:text-accent [&::-webkit-details-marker]:hidden";

/**
 * How the doses of the list spread over the last days: as bars, as a sentence, and as figures on demand. On a
 * phone it opens on demand, for there the first answer is the list.
 */
export const DosesPerDay = memo(function DosesPerDay({
  days,
  onRetry,
}: {
  /** Undefined on their way, null where they could not be read. */
  days: readonly DosesOfDay[] | null | undefined;
  onRetry: () => void;
}) {
  const t = useText();
  return <FoldedCard title={t("intakes.chart.title")}>{content()}</FoldedCard>;

  function content() {
    if (days === undefined) return <Skeleton className="mb-3 h-47 md:h-55" />;
    if (days === null) {
      return (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {t("intakes.chart.failed")}
          <Button variant="plain" onClick={onRetry}>
            {t("ui.retry")}
          </Button>
        </p>
      );
    }
    return (
      <figure>
        <figcaption className="text-ink-soft text-sm tabular-nums">
          <ChartSummary days={days} />
        </figcaption>
        <DayBars days={days} />
        <ChartTable days={days} />
      </figure>
    );
  }
});

function ChartSummary({ days }: { days: readonly DosesOfDay[] }) {
  const t = useText();
  const counts = days.map(({ doses }) => doses);
  const count = counts.reduce((sum, doses) => sum + doses, 0);
  const facts = { days: days.length, count, most: Math.max(...counts) };
  return count === 0 ? t("intakes.chart.none", facts) : t("intakes.chart.summary", facts);
}

function ChartTable({ days }: { days: readonly DosesOfDay[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <details className="group/figures print:hidden">
      <summary className={`${SUMMARY} -ml-2 w-fit rounded-control px-2 font-semibold text-accent`}>
        {t("intakes.chart.figures")}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open/figures:rotate-180"
        />
      </summary>
      <table className="mb-3 text-left">
        <caption className="sr-only">{t("intakes.chart.title")}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft text-sm">
            <th scope="col" className="py-2 pr-8 font-semibold">
              {t("intakes.chart.day")}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t("intakes.chart.doses")}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, doses }) => (
            <tr key={day} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-8 font-normal">
                {formatDay(day, language)}
              </th>
              <td className="py-1.5 text-right">{formatNumber(doses, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
