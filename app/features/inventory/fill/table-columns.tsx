import { useEffect, useMemo, useRef, useState } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import {
  BOX_COLUMNS,
  type ColumnChoice,
  guessColumns,
} from "#domain/inventory/box-table/columns.ts";
import { readTable, TABLE_ROWS_MAX } from "#domain/inventory/box-table/read-table.ts";
import { boxesOfTable } from "#domain/inventory/box-table/table-rows.ts";
import { dateOrder } from "../form.ts";
import { type BoxRow, rowOfTable } from "./box-row.ts";
import type { FileTable } from "./file-button.tsx";

/** Cells that show what a column holds. */
const EXAMPLES = 3;

/** Asks what each column of a file holds, with examples from it. A file whose headings say so is read at once. */
export function TableColumns({
  table: { text },
  room,
  onRead,
  onDone,
}: {
  table: FileTable;
  /** How many rows the list still takes. */
  room: number;
  onRead: (rows: readonly BoxRow[]) => void;
  onDone: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const order = dateOrder(language);
  const { rows, isCut } = useMemo(() => readTable(text), [text]);
  const guessed = useMemo(() => guessColumns(rows, order), [rows, order]);
  const [columns, setColumns] = useState<ColumnChoice>(guessed.columns);
  const [hasHeadings, setHeadings] = useState(guessed.hasHeadings);
  const [taken, setTaken] = useState(0);
  const hasBegun = useRef(false);
  const boxes = useMemo(
    () => boxesOfTable(hasHeadings ? rows.slice(1) : rows, columns, order),
    [rows, columns, hasHeadings, order],
  );
  const left = boxes.slice(taken);
  const next = left.slice(0, room);

  function read() {
    if (next.length === 0) return;
    onRead(next.map((box) => rowOfTable(box, language)));
    if (next.length === left.length) onDone();
    else setTaken(taken + next.length);
  }

  useEffect(() => {
    // Once, although effects run twice while developing.
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (guessed.isSure) read();
  });

  const choose = (at: number, value: string) =>
    setColumns(
      columns.map((column, other) => {
        const chosen = BOX_COLUMNS.find((each) => each === value) ?? null;
        if (other === at) return chosen;
        // A fact stands in one column.
        return column === chosen ? null : column;
      }),
    );

  return (
    <Card title={t("fill.file.title")}>
      {isCut && <Notice tone="failure">{t("fill.file.cut", { most: TABLE_ROWS_MAX })}</Notice>}
      {taken === 0 ? (
        <>
          <Checkbox
            label={t("fill.file.headings")}
            checked={hasHeadings}
            onChange={({ target }) => setHeadings(target.checked)}
          />
          <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {columns.map((column, at) => (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                label={headingOf(at)}
                hint={<span className="line-clamp-2 break-words">{examplesOf(at)}</span>}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={column ?? ""}
                    onChange={({ target }) => choose(at, target.value)}
                  >
                    <option value="">{t("fill.file.ignore")}</option>
                    {BOX_COLUMNS.map((each) => (
                      <option key={each} value={each}>
                        {t(`fill.file.column.${each}`)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        </>
      ) : (
        <p>{t("fill.file.left", { count: left.length })}</p>
      )}
      {!columns.includes("name") && <p className="mt-3">{t("fill.file.nameNeeded")}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={next.length === 0} onClick={read}>
          {next.length === 0 ? t("fill.readNone") : t("fill.file.read", { count: next.length })}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t("ui.cancel")}
        </Button>
      </div>
    </Card>
  );

  function headingOf(at: number): string {
    const heading = hasHeadings ? (rows[0]?.[at] ?? "") : "";
    return heading || t("fill.file.columnNumber", { number: at + 1 });
  }

  function examplesOf(at: number): string {
    return (hasHeadings ? rows.slice(1) : rows)
      .map((row) => row[at] ?? "")
      .filter((cell) => cell !== "")
      .slice(0, EXAMPLES)
      .join(" · ");
  }
}
