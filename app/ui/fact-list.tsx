import type { ReactNode } from "react";
import { useText } from "../locale/text.tsx";

/** Words and facts in two columns, one under another where there is no room. */
export function FactList({
  facts,
}: {
  facts: readonly { readonly word: string; readonly fact: ReactNode }[];
}) {
  const t = useText();
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {facts.map(({ word, fact }) => (
        <div key={word} className="sm:contents">
          <dt className="text-ink-soft">{word}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {fact ?? <span className="text-ink-soft">{t("member.notGiven")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
