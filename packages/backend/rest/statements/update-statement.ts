import type { Exposure } from "../exposure.ts";
import type { Payload } from "../request/payload.ts";
import type { RestRequest } from "../request/rest-request.ts";
import { invalidBody, unsupported } from "../rest-error.ts";
import { deleteSql, noRowsSql, TARGET, updateSql } from "../sql/sql-change.ts";
import { changeStatement, readChange } from "./change-statement.ts";
import { bodyColumns, bodyUse } from "./insert-statement.ts";
import type { Statement } from "./statement.ts";

/** PATCH on a relation: changes what the filters meet, everything when there is none. */
export function updateStatement(
  exposure: Exposure,
  maxRows: number,
  request: RestRequest,
  payload: Payload,
): Statement {
  const change = readChange(exposure, request);
  const { relation, query, plan, preferences } = change;
  if (payload.rows.length !== 1) throw invalidBody("An update takes one JSON object");
  if (preferences.missing === "default") {
    throw unsupported("An update cannot set columns to their default.");
  }
  const columns = bodyColumns(relation, query.columns, payload);
  const isEmpty = columns.length === 0;
  const takes = isEmpty ? "nothing" : bodyUse(relation, columns, payload);
  return changeStatement(
    change,
    {
      name: "update",
      takes,
      isOfOneRow: false,
      write: (writer, returning) =>
        isEmpty
          ? noRowsSql(relation, returning)
          : updateSql(relation, columns, takes, writer.where(plan.conditions, TARGET), returning),
    },
    maxRows,
  );
}

/** DELETE on a relation: deletes what the filters meet, everything when there is none. */
export function deleteStatement(
  exposure: Exposure,
  maxRows: number,
  request: RestRequest,
): Statement {
  const change = readChange(exposure, request);
  const { relation, plan } = change;
  return changeStatement(
    change,
    {
      name: "delete",
      takes: "nothing",
      isOfOneRow: false,
      write: (writer, returning) =>
        deleteSql(relation, writer.where(plan.conditions, TARGET), returning),
    },
    maxRows,
  );
}
