import type { ReactNode } from "react";

/** A few large figures side by side, each over its word. */
export function CounterTiles({
  tiles,
}: {
  tiles: readonly { readonly word: string; readonly count: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {tiles.map(({ word, count }) => (
        <div
          key={word}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-paper-raised p-3 md:p-4"
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
