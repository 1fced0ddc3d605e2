import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";

/** Words and facts in two columns, one under another where there is no room. */
export function DescriptionList({
  items,
}: {
  items: readonly { readonly term: string; readonly description: ReactNode }[];
}) {
  const t = useText();
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {items.map(({ term, description }) => (
        <div key={term} className="sm:contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {description ?? <span className="text-ink-soft">{t("member.notGiven")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
