import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useText } from "#app/locale/text.tsx";
import type { Counts } from "#domain/medicines/edition.ts";
import { FILE_WORDS, OFFICIAL_FILES } from "#domain/medicines/official-files.ts";
import type { EditionFiles } from "../data.ts";

/** The six files that are read: which of them came, and how long they are. */
export function ChosenFiles({ files, counts }: { files: EditionFiles; counts: Counts }) {
  const t = useText();
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      {FILE_WORDS.map((file) => {
        const { name, isNeeded } = OFFICIAL_FILES[file];
        const rows = counts[file];
        const Icon = files[file] ? CircleCheck : CircleDashed;
        return (
          <li key={file} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${files[file] ? "text-valid" : "text-ink-soft"}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name}{" "}
              <span className="text-ink-soft text-sm tabular-nums">
                {rows !== undefined
                  ? t("admin.medicines.files.rows", { count: rows })
                  : t(`admin.medicines.files.${files[file] ? "here" : "missing"}`)}
                {isNeeded && !files[file] && `, ${t("admin.medicines.files.needed")}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
