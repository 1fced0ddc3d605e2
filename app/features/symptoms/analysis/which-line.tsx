import { useId } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { Suggestion } from "#domain/symptoms/list/search.ts";
import type { Severity } from "#domain/symptoms/list/symptom.ts";
import { SeverityBadge } from "../severity-badge.tsx";

/** Asks which line of the list is meant by words that it does not hold as they stand. */
export function WhichLine({
  text,
  lines,
  severityOf,
  onChoose,
}: {
  text: string;
  /** At least one. */
  lines: readonly Suggestion[];
  /** For the person. */
  severityOf: (line: Suggestion) => Severity;
  onChoose: (line: Suggestion) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="text-lg [overflow-wrap:anywhere]">
          {t("symptoms.which.title", { text })}
        </h3>
        <p>{t("symptoms.which.help")}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line.symptom.key}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border border-edge px-4 py-2 text-left font-semibold hover:bg-accent-soft"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {line.symptom.name[contentLanguage(language)]}
              </span>
              <SeverityBadge severity={severityOf(line)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
