import type { ReactNode } from "react";

/** A few large figures side by side, each over its word; on several lines where their words need the width. */
export function CounterTiles({
  tiles,
}: {
  tiles: readonly { readonly word: string; readonly count: ReactNode }[];
}) {
  return (
    <dl className="flex flex-wrap gap-3">
      {tiles.map(({ word, count }) => (
        <div
          key={word}
          className="flex grow basis-0 flex-col-reverse justify-end rounded-card border border-line bg-paper-raised p-3 md:p-4"
        >
          <dt className="text-ink-soft text-sm">{word}</dt>
          <dd className="whitespace-nowrap font-semibold text-xl tabular-nums md:text-2xl">
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
