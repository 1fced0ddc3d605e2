import type { Ask } from "./ask.ts";
import type { Exposure } from "./exposure.ts";
import { makePlan } from "./make-plan.ts";
import { parseAccept } from "./media.ts";
import { parseQuery } from "./parse-query.ts";
import { parsePreferences } from "./preferences.ts";
import { applyRangeHeader, contentRange, rangeStatus } from "./range.ts";
import { notSingular } from "./rest-error.ts";
import { answerSql, rowsShape } from "./sql-answer.ts";
import { ReadWriter } from "./sql-read.ts";
import { inPublic, Values } from "./sql-text.ts";
import { reply, type Statement } from "./statement.ts";

/** GET and HEAD on a relation. */
export function readStatement(exposure: Exposure, maxRows: number, ask: Ask): Statement {
  const relation = exposure.relation(ask.name);
  const media = parseAccept(ask.accept);
  const preferences = parsePreferences(ask.prefer);
  const query = parseQuery(new URLSearchParams(ask.search));
  applyRangeHeader(query.root, ask.range);
  const plan = makePlan(exposure.source(relation), query.select, query.root, exposure);
  const isHead = ask.method === "HEAD";
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
