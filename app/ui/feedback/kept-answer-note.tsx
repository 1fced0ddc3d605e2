import CloudOff from "lucide-react/icons/cloud-off";
import { useReadingWords } from "#app/locale/reading-words.ts";
import { useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";

/** Over an answer about another dose that the network did not give: the hour it is from, and what it cannot know. */
export function KeptAnswerNote({ readAt }: { readAt: Instant }) {
  const t = useText();
  const readingWords = useReadingWords();
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon [overflow-wrap:anywhere]"
    >
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong>{t("ui.keptAnswer.from", { moment: readingWords(readAt) })}</strong>{" "}
        {t("ui.keptAnswer.othersUnknown")}
      </span>
    </p>
  );
}
