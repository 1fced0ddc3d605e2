import { formatNumber } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const COUNTERS = ["total", "today", "week"] as const;

/** A count is undefined while nobody knows it, null where it could not be read. */
export type Counts = Readonly<Record<(typeof COUNTERS)[number], number | null | undefined>>;

export function ActivityCounters({ counts }: { counts: Counts }) {
  const t = useText();
  return (
    <dl className="grid grid-cols-3 gap-3">
      {COUNTERS.map((counter) => (
        <div
          key={counter}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-paper-raised p-3 md:p-4"
        >
          <dt className="text-ink-soft text-sm">{t(`intakes.counters.${counter}`)}</dt>
          <dd className="font-semibold text-2xl tabular-nums">
            <Count count={counts[counter]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Count({ count }: { count: number | null | undefined }) {
  const t = useText();
  const language = useLanguage();
  if (count === undefined) return <Skeleton className="h-[1.2em] w-12" />;
  if (count === null) return <span className="text-base">{t("intakes.counters.unknown")}</span>;
  return formatNumber(count, language);
}
