import ChevronDown from "lucide-react/icons/chevron-down";
import { type Html, Prose } from "#app/ui/layout/prose.tsx";

export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answerHtml: Html;
}

/** One answer open at a time, or none. The browser does it by itself, so it works before any script runs. */
export function FaqAccordion({
  name,
  questions,
}: {
  name: string;
  questions: readonly AnsweredQuestion[];
}) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ id, question, answerHtml }) => (
        <details key={id} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="shrink-0 text-accent transition-transform group-open:rotate-180"
            />
          </summary>
          <Prose html={answerHtml} className="pb-6" />
        </details>
      ))}
    </div>
  );
}
