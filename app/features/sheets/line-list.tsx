import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Sheet } from "#domain/sheets/sheet.ts";
import type { SheetLine } from "./data.ts";
import { useColumnLabel, useShownValue, useTitle } from "./shown-value.ts";

/** Lines that are drawn before more are asked for. */
const INITIAL_COUNT = 100;

export function LineList({
  sheet,
  label,
  lines,
  onAction,
}: {
  sheet: Sheet;
  label: string;
  lines: readonly SheetLine[];
  onAction: (is: "edit" | "delete", line: SheetLine) => void;
}) {
  const t = useText();
  const [count, setCount] = useState(INITIAL_COUNT);
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {lines.slice(0, count).map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-line bg-paper-raised p-4"
          >
            <Line sheet={sheet} line={line} onAction={onAction} />
          </li>
        ))}
      </ul>
      {lines.length > count && (
        <Button variant="secondary" onClick={() => setCount(count + INITIAL_COUNT)}>
          {t("sheets.more")}
        </Button>
      )}
    </>
  );
}

function Line({
  sheet,
  line,
  onAction,
}: {
  sheet: Sheet;
  line: SheetLine;
  onAction: (is: "edit" | "delete", line: SheetLine) => void;
}) {
  const t = useText();
  const title = useTitle(sheet)(line.entry);
  const shown = useShownValue(sheet);
  const labelOf = useColumnLabel();
  const details = sheet.details.filter((name) => line.entry[name]);
  const isVisible = sheet.visibility === undefined || line.entry[sheet.visibility];
  return (
    <>
      <div className="min-w-48 grow basis-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-sm">
          {details.map((name) => (
            <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt>{t("sheets.detail", { label: labelOf(name) })}</dt>
              <dd className="line-clamp-6 min-w-0 wrap-anywhere md:line-clamp-2">
                {shown(name, line.entry)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {sheet.visibility !== undefined && (
        <Badge
          tone={isVisible ? "valid" : "unknown"}
          icon={isVisible ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        >
          {t(isVisible ? "sheets.visible" : "sheets.hidden")}
        </Badge>
      )}
      <span className="flex gap-1">
        <IconButton
          label={t("sheets.editLine", { title })}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => onAction("edit", line)}
        />
        <IconButton
          label={t("sheets.deleteLine", { title })}
          icon={<Trash aria-hidden="true" className="size-5" />}
          onClick={() => onAction("delete", line)}
        />
      </span>
    </>
  );
}
