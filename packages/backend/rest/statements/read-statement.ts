import type { Exposure } from "../exposure.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parseQuery } from "../query/parse-query.ts";
import { parseAccept } from "../request/media.ts";
import { parsePreferences } from "../request/preferences.ts";
import { applyRangeHeader, contentRange, rangeStatus } from "../request/range.ts";
import type { RestRequest } from "../request/rest-request.ts";
import { notSingular } from "../rest-error.ts";
import { answerSql, rowsShape } from "../sql/sql-answer.ts";
import { ReadWriter } from "../sql/sql-read.ts";
import { inPublic, Values } from "../sql/sql-text.ts";
import { reply, type Statement } from "./statement.ts";

/** GET and HEAD on a relation. */
export function readStatement(
  exposure: Exposure,
  maxRows: number,
  request: RestRequest,
): Statement {
  const relation = exposure.relation(request.name);
  const media = parseAccept(request.accept);
  const preferences = parsePreferences(request.prefer);
  const query = parseQuery(new URLSearchParams(request.search));
  applyRangeHeader(query.root, request.range);
  const plan = makePlan(exposure.source(relation), query.select, query.root, exposure);
  const isHead = request.method === "HEAD";
  const values = new Values(0);
  const writer = new ReadWriter(values, maxRows);
  const from = inPublic(relation.name);
  const text = answerSql(
    isHead ? writer.emptyRows(plan, from) : writer.rows(plan, from),
    {
      body: isHead ? null : rowsShape(media),
      stripsNulls: media.stripsNulls,
      mustBeOne: false,
      maxRows: null,
    },
    preferences.count === null ? null : writer.matches(plan, from),
  );
  return {
    text,
    values: values.list,
    takes: "nothing",
    respond({ body = null, rows, total = null }) {
      const status = rangeStatus(plan.offset, rows, total);
      if (media.isSingle && rows !== 1) throw notSingular(rows);
      return reply({
        status,
        body,
        contentType: media.contentType,
        contentRange: contentRange(plan.offset, rows, total),
        applied: preferences.applied,
      });
    },
  };
}
