import { fold } from "../../locale/fold.ts";
import { FORMS, type Form } from "../form.ts";
import { parseQuantity } from "../quantity.ts";
import { type BoxLine, readBoxLine } from "../typed-boxes/box-line.ts";
import { formAt } from "../typed-boxes/form-words.ts";
import { type DateOrder, parseExpiry } from "../typed-expiry.ts";
import type { BoxColumn, ColumnChoice } from "./columns.ts";

/** A row of a table, as a line about a box. */
export interface TableBox {
  readonly read: BoxLine;
  /** Its cells, for the question which medicine is meant. */
  readonly line: string;
}

/** @param rows without headings. A row without a name is passed over. */
export function boxesOfTable(
  rows: readonly (readonly string[])[],
  columns: ColumnChoice,
  locale: DateOrder,
): TableBox[] {
  const at = (column: BoxColumn) => columns.indexOf(column);
  const order = orderOf(
    rows.map((row) => row[at("expiresOn")] ?? ""),
    locale,
  );
  return rows.flatMap((row) => {
    const cell = (column: BoxColumn) => row[at(column)]?.trim() ?? "";
    const named = readBoxLine(cell("name"), order);
    if (!/\p{L}/u.test(named.name)) return [];
    const boxes = parseQuantity(cell("boxes"));
    const isCount = boxes !== null && Number.isInteger(boxes) && boxes >= 1 && boxes < 100;
    const read: BoxLine = {
      name: named.name,
      typedName: named.typedName,
      // The dash stands for a strength that nobody knows.
      dosage: cell("dosage").replace(/^—$/, "") || named.dosage,
      form: formOf(cell("form")) ?? named.form,
      quantity: parseQuantity(cell("quantity")) ?? named.quantity,
      left: parseQuantity(cell("left")) ?? named.left,
      boxes: isCount ? boxes : named.boxes,
      expiresOn: at("expiresOn") === -1 ? named.expiresOn : expiryOf(cell("expiresOn"), order),
      expiryYear: named.expiryYear,
      openedOn: named.openedOn,
      lot: cell("lot") || named.lot,
    };
    const line = [cell("name"), cell("dosage"), cell("form")].filter(Boolean).join(", ");
    return [{ read, line }];
  });
}

/** Files of other programs write an hour behind the day. */
function expiryOf(cell: string, order: DateOrder) {
  return parseExpiry(cell.replace(/[T ]\d\d?:\d\d.*$/, ""), order);
}

function formOf(cell: string): Form | null {
  const word = fold(cell);
  return FORMS.find((form) => fold(form) === word) ?? formAt(word.split(" "), 0)?.form ?? null;
}

/** A day above 12 says in which order a file writes its dates; without one it is that of the page. */
function orderOf(cells: readonly string[], locale: DateOrder): DateOrder {
  for (const cell of cells) {
    const [, first = "", second = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(cell) ?? [];
    if (Number(first) > 12) return "day-first";
    if (Number(second) > 12) return "month-first";
  }
  return locale;
}
