import type { Relation } from "../../database/catalogue/catalogue.ts";
import { LIMITS } from "../request/limits.ts";
import type { Row } from "../request/payload.ts";
import type { BodyUse } from "../statements/statement.ts";
import { boundSql, COUNT_UPDATE } from "./sql-answer.ts";
import { boundAs, inPublic, quoteName, valueType } from "./sql-text.ts";

/** What happens to a row whose key is already there. */
export interface Conflict {
  readonly columns: readonly string[];
  readonly resolution: "merge-duplicates" | "ignore-duplicates";
}

/** The body as JSON, always the first value of a statement that takes it so: an array of objects. */
const BODY = "$1::text::json";

/** The changed relation is `target` in every statement here, the body is `body`. */
export const TARGET = "target";

/** Inserts the rows of the body; columns that are not named get their default, a missing member null. */
export function insertSql(
  relation: Relation,
  columns: readonly string[],
  takes: BodyUse,
  conflict: Conflict | null,
  returning: string,
): string {
  return insertInto(relation, columns, rowsOf(relation, columns, takes), conflict, returning);
}

function rowsOf(relation: Relation, columns: readonly string[], takes: BodyUse): string {
  if (takes !== "json") return `values (${boundCells(relation, columns).join(", ")})`;
  return columns.length === 0
    ? `select from json_array_elements(${BODY})`
    : `select ${names(columns)} from ${bodyRows(relation, columns)}`;
}

/**
 * Inserts rows that do not all have the same members, where a missing one means the default: only a
 * `values` list can say `default` for one row and not for another.
 */
export function insertMixedSql(
  relation: Relation,
  columns: readonly string[],
  rows: readonly Row[],
  conflict: Conflict | null,
  returning: string,
): string {
  const tuples = rows.map((row, position) => {
    const cells = columns.map((column) =>
      Object.hasOwn(row, column) ? cellSql(relation, column, position) : "default",
    );
    return `(${cells.join(", ")})`;
  });
  const values = `values ${tuples.join(", ")}`;
  return (
    `with parts as materialized (select array_agg(e) as rows from json_array_elements(${BODY}) as e) ` +
    insertInto(relation, columns, values, conflict, returning)
  );
}

function cellSql(relation: Relation, column: string, position: number): string {
  const record = `json_to_record(parts.rows[${position + 1}]) as body(${definitions(relation, [column])})`;
  return `(select ${bodyCell(column)} from parts, ${record})`;
}

function insertInto(
  relation: Relation,
  columns: readonly string[],
  rows: string,
  conflict: Conflict | null,
  returning: string,
): string {
  const into = columns.length === 0 ? "" : ` (${names(columns)})`;
  return (
    `insert into ${inPublic(relation.name)} as ${TARGET}${into} ${rows}` +
    `${conflict === null ? "" : conflictSql(conflict, columns)} returning ${returning}`
  );
}

function conflictSql({ columns: keys, resolution }: Conflict, columns: readonly string[]): string {
  const on = ` on conflict (${names(keys)})`;
  if (resolution === "ignore-duplicates" || columns.length === 0) return `${on} do nothing`;
  const set = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  return `${on} do update set ${set.join(", ")} where ${COUNT_UPDATE}`;
}

/**
 * The clause `where`, and before any row is changed the count of those it meets: a statement on the embedded database
 * cannot be interrupted, so that a person's request is refused before it changes more than `LIMITS.rows`.
 */
function bounded(relation: Relation, where: string): string {
  const met = `select from ${inPublic(relation.name)} as ${TARGET}${where} limit ${LIMITS.rows + 1}`;
  return `${where === "" ? " where " : `${where} and `}(select ${boundSql(LIMITS.rows)} from (${met}) as met)`;
}

/** `where` is a whole clause, or nothing: then every row that the policies allow is changed. */
export function updateSql(
  relation: Relation,
  columns: readonly string[],
  takes: BodyUse,
  where: string,
  returning: string,
): string {
  const cells = takes === "json" ? columns.map(bodyCell) : boundCells(relation, columns);
  const set = columns.map((column, position) => `${quoteName(column)} = ${cells[position]}`);
  const from = takes === "json" ? ` from ${bodyRows(relation, columns)}` : "";
  return `update ${inPublic(relation.name)} as ${TARGET} set ${set.join(", ")}${from}${bounded(relation, where)} returning ${returning}`;
}

export function deleteSql(relation: Relation, where: string, returning: string): string {
  return `delete from ${inPublic(relation.name)} as ${TARGET}${bounded(relation, where)} returning ${returning}`;
}

/** Instead of an update of nothing, which SQL cannot say. */
export function noRowsSql(relation: Relation, returning: string): string {
  return `select ${returning} from ${inPublic(relation.name)} as ${TARGET} where false`;
}

/** Just the columns that are read again, because each one needs the right to select it. */
export function returningSql(columns: ReadonlySet<string> | null): string {
  if (columns === null) return `${TARGET}.*`;
  if (columns.size === 0) return "1 as one";
  return Array.from(columns, (column) => `${TARGET}.${quoteName(column)}`).join(", ");
}

function bodyCell(column: string): string {
  return `body.${quoteName(column)}`;
}

function boundCells(relation: Relation, columns: readonly string[]): readonly string[] {
  return columns.map((column, position) => boundAs(position + 1, columnType(relation, column)));
}

function bodyRows(relation: Relation, columns: readonly string[]): string {
  return `json_to_recordset(${BODY}) as body(${definitions(relation, columns)})`;
}

function definitions(relation: Relation, columns: readonly string[]): string {
  return columns.map((name) => `${quoteName(name)} ${columnType(relation, name)}`).join(", ");
}

function columnType(relation: Relation, column: string): string {
  return valueType(relation.columns.get(column)?.type ?? "text");
}

function names(columns: readonly string[]): string {
  return columns.map(quoteName).join(", ");
}
