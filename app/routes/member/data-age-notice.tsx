import CloudOff from "lucide-react/icons/cloud-off";
import { useDataAge } from "#app/client/kept-data/data-age.ts";
import { useReadingWords } from "#app/locale/reading-words.ts";
import { useText } from "#app/locale/text.tsx";

/**
 * Over every page: the hour that it is from, as long as the network has not confirmed what it shows. Somebody else may
 * have given a dose since.
 */
export function DataAgeNotice() {
  const t = useText();
  const readingWords = useReadingWords();
  const age = useDataAge();
  if (!age) return null;
  const moment = readingWords(age.readAt);
  if (!age.isLost) {
    return (
      // Beside the page and not above it: most often it is gone before it can be read. There it has one line; in large
      // letters it has its own place, for all its words.
      <p className="pointer-events-none absolute z-10 max-w-full truncate px-4 pt-1 text-ink-soft text-sm leading-4 max-xs:static max-xs:whitespace-normal md:px-8 print:static">
        {t("member.dataAge.refreshing", { moment })}
      </p>
    );
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8">
      <p
        role="status"
        className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
      >
        <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>{t("member.dataAge.offline", { moment })}</strong>{" "}
          {t("member.dataAge.othersUnknown")}
        </span>
      </p>
    </div>
  );
}
