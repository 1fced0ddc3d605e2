import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useText } from "#app/locale/text.tsx";
import {
  FILE_WORDS,
  fileName,
  IMPORTED_WORDS,
  OFFICIAL_FILES,
} from "#domain/medicines/official/official-files.ts";
import type { EditionFiles } from "../data.ts";
import type { RowCounts } from "./chosen-files.ts";

/** The files that are read: which of them came, and how long they are. Feeds may come without the others. */
export function ChosenFiles({ files, counts }: { files: EditionFiles; counts: RowCounts }) {
  const t = useText();
  const isEdition = FILE_WORDS.some((file) => files[file]);
  const needed: ReadonlySet<string> = new Set(
    isEdition ? FILE_WORDS.filter((file) => OFFICIAL_FILES[file].isNeeded) : [],
  );
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      {IMPORTED_WORDS.map((file) => {
        const rows = counts[file];
        const Icon = files[file] ? CircleCheck : CircleDashed;
        return (
          <li key={file} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${files[file] ? "text-valid" : "text-ink-soft"}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {fileName(file)}{" "}
              <span className="text-ink-soft text-sm tabular-nums">
                {rows !== undefined
                  ? t("admin.medicines.files.rows", { count: rows })
                  : t(`admin.medicines.files.${files[file] ? "here" : "missing"}`)}
                {needed.has(file) && !files[file] && ` · ${t("admin.medicines.files.needed")}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
