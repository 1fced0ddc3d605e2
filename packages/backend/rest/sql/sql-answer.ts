import type { Media } from "../request/media.ts";

/** The one row that every statement of ours answers. */
export interface AnswerRow {
  /** JSON text written by PostgreSQL; absent when no body was asked for. */
  readonly body?: string | null;
  readonly rows: number;
  /** Rows in every range; absent when nobody asked. */
  readonly total?: number;
  /** Rows of an upsert that were there before; absent when nobody asked. */
  readonly updated?: number;
}

/**
 * What the body is made of: whole rows or their one column `value`, all of them or the only one; as JSON, or as lines
 * of comma-separated values.
 */
export type BodyShape = "rows" | "row" | "values" | "value" | "lines";

/** The shape of whole rows in this form. */
export function rowsShape({ isSingle, isCsv }: Media): BodyShape {
  if (isCsv) return "lines";
  return isSingle ? "row" : "rows";
}

export interface AnswerForm {
  /** Null for no body. */
  readonly body: BodyShape | null;
  readonly stripsNulls: boolean;
  /** Any other number of rows is an error that undoes the statement. */
  readonly mustBeOne: boolean;
  /** More rows are an error that undoes the statement. */
  readonly maxRows: number | null;
  /** Whether the statement counts the rows that it updated where it could have inserted. */
  readonly countsUpdates?: boolean;
}

/** The answer to `rows`, a select; `matches`, another one, is counted as the total. */
export function answerSql(rows: string, form: AnswerForm, matches: string | null): string {
  const body = form.body === null ? "" : `${bodySql(form.body, form.stripsNulls)} as body, `;
  const total = matches === null ? "" : `, (select count(*)::int from (${matches}) as m) as total`;
  return `select ${body}${rowsSql(form)} as rows${total}${updatedSql(form)} from (${rows}) as r`;
}

/** Counts, in a setting of the transaction, the rows that an upsert updated: the caller may lack the right to read them. */
export const COUNT_UPDATE =
  "set_config('rest.updated', (coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int + 1)::text, true) <> ''";

function updatedSql({ countsUpdates = false }: AnswerForm): string {
  if (!countsUpdates) return "";
  return ", coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int as updated";
}

/** As PostgREST writes it: the names of the first row's columns, then each row as PostgreSQL writes a record. */
const LINES = `coalesce(
  (select string_agg(case when k ~ '[",\n\r]' then '"' || replace(k, '"', '""') || '"' else k end, ',')
   from json_object_keys(json_agg(r.*)->0) as k) || E'\n' ||
  string_agg(substring((r.*)::text from 2 for length((r.*)::text) - 2), E'\n'), '')`;

function bodySql(shape: BodyShape, stripsNulls: boolean): string {
  if (shape === "lines") return LINES;
  const isWhole = shape === "rows" || shape === "row";
  // `r.*` is the row even where a column is called r.
  const list = isWhole ? "json_agg(r.*)" : "json_agg(r.value)";
  const json = stripsNulls ? `json_strip_nulls(${list})` : list;
  return shape === "rows" || shape === "values"
    ? `coalesce(${json}::text, '[]')`
    : `coalesce((${json}->0)::text, 'null')`;
}

/** What `returning` answers where at most one row comes back, shaped by the select `row`; no row means none. */
export function oneRowSql(row: string | null, form: AnswerForm): string {
  if (row === null || form.body === null) return `1 as rows${updatedSql(form)}`;
  const whole = `(select row_to_json(r.*) from (${row}) as r)`;
  const json = form.stripsNulls ? `json_strip_nulls(${whole})::text` : `${whole}::text`;
  return `${form.body === "row" ? json : `'[' || ${json} || ']'`} as body, 1 as rows${updatedSql(form)}`;
}

const NOT_ONE = "not-one-row:";
const TOO_MANY = "too-many-rows:";
const BEYOND = "beyond-bound:";

/**
 * A change that met the wrong number of rows must not stay. Outside a function SQL cannot raise an
 * error, but it can fail to read a number, and the failure brings the count along.
 */
function rowsSql({ mustBeOne, maxRows }: AnswerForm): string {
  const checks = [
    ...(mustBeOne ? [`when count(*) <> 1 then ('${NOT_ONE}' || count(*))::int`] : []),
    ...(maxRows === null
      ? []
      : [`when count(*) > ${maxRows} then ('${TOO_MANY}' || count(*))::int`]),
  ];
  return checks.length === 0 ? "count(*)::int" : `case ${checks.join(" ")} else count(*)::int end`;
}

/** True, or an error where there are more rows than a request of a person may change. */
export function boundSql(most: number): string {
  return `case when count(*) > ${most} and current_user in ('anon', 'authenticated') then ('${BEYOND}' || count(*))::int end is null`;
}

/** The wrong number of rows that the message of a failed statement reports, if it does. */
export function wrongNumberOfRows(
  message: string,
): { readonly kind: "not-one" | "too-many" | "beyond"; readonly rows: number } | null {
  const [, word, rows] = /"(not-one-row:|too-many-rows:|beyond-bound:)(\d+)"/u.exec(message) ?? [];
  if (word === undefined) return null;
  const kind = word === NOT_ONE ? "not-one" : word === TOO_MANY ? "too-many" : "beyond";
  return { kind, rows: Number(rows) };
}
