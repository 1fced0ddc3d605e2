import type { Relation } from "../../database/catalogue/catalogue.ts";
import type { Exposure } from "../exposure.ts";
import { makePlan } from "../plan/make-plan.ts";
import { columnsRead, type ReadPlan } from "../plan/plan.ts";
import { parseQuery, type Query } from "../query/parse-query.ts";
import { type Media, parseAccept } from "../request/media.ts";
import { type Preferences, parsePreferences } from "../request/preferences.ts";
import { contentRange } from "../request/range.ts";
import type { RestRequest } from "../request/rest-request.ts";
import { notSingular, unsupported } from "../rest-error.ts";
import {
  type AnswerForm,
  type AnswerRow,
  answerSql,
  oneRowSql,
  rowsShape,
} from "../sql/sql-answer.ts";
import { returningSql, TARGET } from "../sql/sql-change.ts";
import { ReadWriter } from "../sql/sql-read.ts";
import { Values } from "../sql/sql-text.ts";
import { type BodyUse, reply, type Statement, valuesBefore } from "./statement.ts";

/** A request that changes rows, read and checked, before its kind of change is written. */
export interface Change {
  readonly relation: Relation;
  readonly query: Query;
  readonly plan: ReadPlan;
  readonly preferences: Preferences;
  readonly media: Media;
}

/** @throws RestError for what cannot be read, and for a range: it would bound what is shown, not what is changed. */
export function readChange(exposure: Exposure, request: RestRequest): Change {
  const relation = exposure.relation(request.name);
  const media = parseAccept(request.accept);
  const preferences = parsePreferences(request.prefer);
  const query = parseQuery(new URLSearchParams(request.search));
  if (query.root.limit !== null || query.root.offset !== 0) {
    throw unsupported("A change cannot be limited to a number of rows.");
  }
  const source = exposure.source(relation);
  const plan = makePlan(source, query.select, query.root, exposure);
  return { relation, query, plan, preferences, media };
}

/** What one kind of change adds to `changeStatement`. */
export interface ChangeKind {
  readonly name: "insert" | "update" | "delete";
  readonly takes: BodyUse;
  /** At most one row comes back. */
  readonly isOfOneRow: boolean;
  /** An upsert, which says how many of its rows were there before. */
  readonly countsUpdates?: boolean;
  /** The statement that changes and returns rows. */
  write(writer: ReadWriter, returning: string): string;
}

/** One statement that changes rows and reads the changed ones, with what is embedded in them. */
export function changeStatement(change: Change, kind: ChangeKind, maxRows: number): Statement {
  const { media, preferences } = change;
  const shown = returnedRows(change, kind);
  const values = new Values(valuesBefore(kind.takes));
  const writer = new ReadWriter(values, maxRows);
  const form: AnswerForm = {
    body: shown === null ? null : returnsRows(change) ? rowsShape(media) : "rows",
    stripsNulls: media.stripsNulls,
    mustBeOne: media.isSingle,
    maxRows: preferences.maxAffected,
    countsUpdates: kind.countsUpdates ?? false,
  };
  // When the only row is missing nothing was changed, so nothing needs to be undone either.
  const isDirect =
    kind.isOfOneRow &&
    (shown?.embeds ?? []).length === 0 &&
    preferences.maxAffected === null &&
    form.body !== "lines";
  const write = isDirect ? directly : throughSource;
  return {
    text: write(kind, writer, shown, form),
    values: values.list,
    takes: kind.takes,
    respond: (row) => changeResponse(change, kind, row),
  };
}

type Write = (
  kind: ChangeKind,
  writer: ReadWriter,
  shown: ReadPlan | null,
  form: AnswerForm,
) => string;

const throughSource: Write = (kind, writer, shown, form) => {
  const columns = shown === null ? NO_COLUMNS : columnsRead(shown);
  const source = kind.write(writer, returningSql(columns));
  const rows = shown === null ? "select from source" : writer.allRows(shown, "source");
  return `with source as (${source}) ${answerSql(rows, form, null)}`;
};

const directly: Write = (kind, writer, shown, form) => {
  const row = shown === null ? null : writer.row(shown, TARGET);
  return kind.write(writer, oneRowSql(row, form));
};

const NO_COLUMNS: ReadonlySet<string> = new Set();

/** What is read of the changed rows; null when only their number matters. */
function returnedRows({ relation, plan, preferences }: Change, kind: ChangeKind): ReadPlan | null {
  // The rows to change were chosen already; here only what is embedded can leave some of them out.
  if (returnsRows({ preferences })) return { ...plan, conditions: [] };
  const isLocated = preferences.returning === "headers-only" && kind.name === "insert";
  return isLocated && relation.primaryKey.length > 0 ? keyPlan(relation) : null;
}

function keyPlan({ primaryKey }: Relation): ReadPlan {
  const outputs = primaryKey.map((column) => ({
    kind: "column" as const,
    reference: { column, type: null, path: [], computedOf: null },
    label: column,
    cast: null,
  }));
  return { outputs, conditions: [], order: [], embeds: [], limit: null, offset: 0 };
}

function changeResponse(
  { relation, media, preferences }: Change,
  kind: ChangeKind,
  row: AnswerRow,
): Response {
  if (media.isSingle && row.rows !== 1) throw notSingular(row.rows);
  const shown = returnsRows({ preferences });
  const total = preferences.count === null ? null : row.rows;
  return reply({
    status: statusOf(kind, row, shown),
    body: shown ? (row.body ?? (media.isCsv ? "" : "[]")) : null,
    contentType: shown ? media.contentType : null,
    contentRange: contentRange(0, kind.name === "update" ? row.rows : 0, total),
    applied: preferences.applied,
    location: shown || !row.body ? undefined : locationOf(relation, row.body),
  });
}

/** An upsert that made no row is no creation, as in PostgREST. */
function statusOf(
  { name, countsUpdates }: ChangeKind,
  { rows, updated }: AnswerRow,
  isBody: boolean,
) {
  if (name === "insert") return countsUpdates && rows === updated ? 200 : 201;
  return isBody ? 200 : 204;
}

const returnsRows = ({ preferences }: Pick<Change, "preferences">) =>
  preferences.returning === "representation";

/** Where the one new row can be read; several have no place of their own. */
function locationOf({ name }: Relation, body: string): string | undefined {
  const [key, ...more] = [JSON.parse(body)].flat();
  if (key === undefined || more.length > 0) return undefined;
  const filters = Object.entries(key).map(([column, value]) => [column, `eq.${value}`]);
  return `/${encodeURIComponent(name)}?${new URLSearchParams(filters)}`;
}
