import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Sheet } from "../../../domain/sheets/sheet.ts";
import { useText } from "../../locale/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import type { SheetLine } from "./data.ts";
import { useColumnLabel, useShownValue, useTitle } from "./shown-value.ts";

/** Lines that are drawn before more are asked for. */
const AT_FIRST = 100;

export function LineList({
  sheet,
  label,
  lines,
  onWish,
}: {
  sheet: Sheet;
  label: string;
  lines: readonly SheetLine[];
  onWish: (is: "edit" | "delete", line: SheetLine) => void;
}) {
  const t = useText();
  const [count, setCount] = useState(AT_FIRST);
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {lines.slice(0, count).map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-line bg-paper-raised p-4"
          >
            <Line sheet={sheet} line={line} onWish={onWish} />
          </li>
        ))}
      </ul>
      {lines.length > count && (
        <Button look="secondary" onClick={() => setCount(count + AT_FIRST)}>
          {t("sheets.more")}
        </Button>
      )}
    </>
  );
}

function Line({
  sheet,
  line,
  onWish,
}: {
  sheet: Sheet;
  line: SheetLine;
  onWish: (is: "edit" | "delete", line: SheetLine) => void;
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
              <dd className="line-clamp-2 min-w-0 wrap-anywhere">{shown(name, line.entry)}</dd>
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
          onClick={() => onWish("edit", line)}
        />
        <IconButton
          label={t("sheets.deleteLine", { title })}
          icon={<Trash aria-hidden="true" className="size-5" />}
          onClick={() => onWish("delete", line)}
        />
      </span>
    </>
  );
}
