import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { CounterTiles } from "#app/ui/list/counter-tiles.tsx";

const COUNTERS = ["total", "today", "week"] as const;

/** A count is undefined while nobody knows it, null where it could not be read. */
export type Counts = Readonly<Record<(typeof COUNTERS)[number], number | null | undefined>>;

export function ActivityCounters({ counts }: { counts: Counts }) {
  const t = useText();
  return (
    <CounterTiles
      tiles={COUNTERS.map((counter) => ({
        word: t(`intakes.counters.${counter}`),
        count: <Count count={counts[counter]} />,
      }))}
    />
  );
}

function Count({ count }: { count: number | null | undefined }) {
  const t = useText();
  const language = useLanguage();
  if (count === undefined) return <Skeleton className="h-[1.2em] w-12" />;
  if (count === null) return <span className="text-base">{t("intakes.counters.unknown")}</span>;
  return formatNumber(count, language);
}
