import type { Relation } from "../../database/catalogue/catalogue.ts";
import type { Exposure } from "../exposure.ts";
import { LIMITS } from "../request/limits.ts";
import type { Payload } from "../request/payload.ts";
import type { RestRequest } from "../request/rest-request.ts";
import {
  invalidBody,
  tooMuch,
  unknownBodyColumn,
  unknownColumn,
  unsupported,
} from "../rest-error.ts";
import { type Conflict, insertMixedSql, insertSql } from "../sql/sql-change.ts";
import { type Change, type ChangeKind, changeStatement, readChange } from "./change-statement.ts";
import type { Statement } from "./statement.ts";

/** POST on a relation: an insert, or with a resolution an upsert. */
export function insertStatement(
  exposure: Exposure,
  maxRows: number,
  request: RestRequest,
  payload: Payload,
): Statement {
  const change = readChange(exposure, request);
  if (change.query.root.conditions.length > 0) throw unsupported("An insert cannot be filtered.");
  return changeStatement(change, insertKind(change, payload), maxRows);
}

function insertKind({ relation, query, preferences }: Change, payload: Payload): ChangeKind {
  const columns = bodyColumns(relation, query.columns, payload);
  const conflict = conflictOf({ relation, query, preferences });
  const isDefaulted = preferences.missing === "default";
  const given = isDefaulted ? columns.filter((name) => payload.members.includes(name)) : columns;
  const takes = bodyUse(relation, given, payload);
  const isMixed = isDefaulted && !payload.isUniform;
  if (isMixed && given.length * payload.rows.length > LIMITS.mixedCells) {
    throw tooMuch(
      `Rows with different members can have ${LIMITS.mixedCells} values together, not more.`,
      413,
    );
  }
  return {
    name: "insert",
    takes,
    isOfOneRow: takes !== "json",
    countsUpdates: conflict?.resolution === "merge-duplicates",
    write: (_writer, returning) =>
      isMixed
        ? insertMixedSql(relation, given, payload.rows, conflict, returning)
        : insertSql(relation, given, takes, conflict, returning),
  };
}

/** JSON in a column of JSON is not its text: `"a"` is a string there, `a` an error. */
export function bodyUse(
  relation: Relation,
  columns: readonly string[],
  { texts }: Payload,
): "json" | readonly string[] {
  if (texts === null || columns.length === 0) return "json";
  const isJson = (name: string) => /^jsonb?$/u.test(relation.columns.get(name)?.type ?? "json");
  return columns.some(isJson) ? "json" : columns;
}

/** The columns a body fills: those the request lists, else its members, which must then be alike in all rows. */
export function bodyColumns(
  { name, columns }: Relation,
  listed: readonly string[] | null,
  payload: Payload,
): readonly string[] {
  if (listed === null && !payload.isUniform) throw invalidBody("All object keys must match");
  const names = listed ?? payload.members;
  const unknown = names.find((column) => !columns.has(column));
  if (unknown !== undefined) throw unknownBodyColumn(name, unknown);
  return names;
}

/** Without a key to meet there is no conflict to resolve, so a plain insert, as in PostgREST. */
function conflictOf({
  relation,
  query,
  preferences: { resolution },
}: Pick<Change, "relation" | "query" | "preferences">): Conflict | null {
  const columns = query.onConflict ?? relation.primaryKey;
  const unknown = columns.find((column) => !relation.columns.has(column));
  if (unknown !== undefined) throw unknownColumn(relation.name, unknown);
  return resolution === null || columns.length === 0 ? null : { columns, resolution };
}
