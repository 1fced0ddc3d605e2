import Trash2 from "lucide-react/icons/trash-2";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { useSession } from "#app/client/session/session.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useIllnessWords } from "#app/locale/illness-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { IconButton } from "#app/ui/button/button.tsx";
import type { IllnessEntry } from "#domain/illness/illness-entry.ts";
import { knownGiver } from "#domain/intakes/giver.ts";

/** One entry: what, when, by whom, and whether the others can see it yet. */
export function EntryLine({
  entry,
  isOnPaperOnly,
  isUnsent,
  onDelete,
}: {
  entry: IllnessEntry;
  isOnPaperOnly: boolean;
  isUnsent: boolean;
  /** Null where it may not be deleted. */
  onDelete: ((entry: IllnessEntry) => void) | null;
}) {
  const t = useText();
  const language = useLanguage();
  const words = useIllnessWords(readerTemperatureUnit())(entry);
  const { session } = useSession();
  const moment = formatShortMoment(entry.notedAt, language);
  return (
    <li
      className={`min-h-11 items-start justify-between gap-2 py-1.5 ${isOnPaperOnly ? "hidden print:flex" : "flex"}`}
    >
      <div className="min-w-0">
        <p className="whitespace-pre-line font-semibold tabular-nums [overflow-wrap:anywhere]">
          <bdi>{words}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          <time dateTime={entry.notedAt}>{moment}</time>{" "}
          <span className="print:hidden">{byWords(session?.user.id ?? null)}</span>
          {/* Paper is read by others, for whom 'you' is somebody else. */}
          <span aria-hidden="true" className="hidden print:inline">
            {byWords(null)}
          </span>
          {isUnsent && <span className="font-semibold text-soon">{t("illness.unsent")}</span>}
        </p>
      </div>
      {onDelete && (
        <IconButton
          label={t("illness.delete", { what: words, moment })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          className="-mr-2 print:hidden"
          onClick={() => onDelete(entry)}
        />
      )}
    </li>
  );

  function byWords(reader: string | null): string {
    const known = knownGiver({ id: entry.by, name: entry.byName }, reader);
    // An entry is always an account's.
    return known.kind === "named" || known.kind === "helper"
      ? t("illness.by.named", { name: known.name })
      : t(`illness.by.${known.kind}`);
  }
}
