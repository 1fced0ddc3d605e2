import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { ImportOutcome } from "#domain/medicines/imports/import-run.ts";

/** What an import did, in four figures. */
export function ImportOutcomeTiles({ outcome }: { outcome: Omit<ImportOutcome, "date"> }) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const tiles = [
    { word: "added", count: number(outcome.added) },
    { word: "changed", count: number(outcome.changed), back: outcome.returned },
    { word: "withdrawn", count: number(outcome.withdrawn) },
    { word: "unchanged", count: number(unchangedOf(outcome)) },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(({ word, count, ...more }) => (
        <div key={word} className="flex flex-col-reverse justify-end rounded-control bg-paper p-3">
          <dt className="text-ink-soft text-sm">
            {t(`admin.medicines.outcome.${word}`)}
            {"back" in more && more.back > 0 && (
              <span className="block">
                {t("admin.medicines.outcome.returned")} : {number(more.back)}
              </span>
            )}
          </dt>
          <dd className="font-semibold text-xl tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

export function unchangedOf({ medicines, added, changed }: Omit<ImportOutcome, "date">): number {
  return medicines - added - changed;
}
