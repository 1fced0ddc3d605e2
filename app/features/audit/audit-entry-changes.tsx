import type { Json } from "#app/client/database/database-types.ts";
import { useText } from "#app/locale/text.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { useColumnWords } from "./column-words.ts";
import type { ColumnChange } from "./data.ts";
import { useValueWords } from "./value-words.ts";

/** What each column held before and holds after, shown on demand. */
export function AuditEntryChanges({ changes }: { changes: readonly ColumnChange[] }) {
  const t = useText();
  const columnWords = useColumnWords();
  if (changes.length === 0) {
    return <p className="mt-2 text-ink-soft text-sm">{t("audit.noChanges")}</p>;
  }
  return (
    <details className="group mt-1">
      <PlainSummary className="-ml-4">{t("audit.changes")}</PlainSummary>
      <dl className="flex flex-col divide-y divide-line">
        {changes.map(({ column, before, after }) => (
          <div key={column} className="grid gap-x-6 gap-y-1 py-2 md:grid-cols-[12rem_1fr_1fr]">
            <dt className="[overflow-wrap:anywhere]">{columnWords(column)}</dt>
            {before !== undefined && <Value word={t("audit.before")} value={before} />}
            {after !== undefined && <Value word={t("audit.after")} value={after} />}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Value({ word, value }: { word: string; value: Json }) {
  const t = useText();
  const valueWords = useValueWords();
  const words = valueWords(value);
  return (
    <dd className="min-w-0">
      <span className="block text-ink-soft text-sm">{word}</span>
      {words === "" ? (
        <span className="text-ink-soft">{t("audit.nothing")}</span>
      ) : (
        <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</span>
      )}
    </dd>
  );
}
