import type { Procedure } from "../../database/catalogue/catalogue.ts";
import type { Exposure } from "../exposure.ts";
import { chooseProcedure, takesBody } from "../plan/choose-procedure.ts";
import { makePlan } from "../plan/make-plan.ts";
import type { ReadPlan } from "../plan/plan.ts";
import { parseQuery, type Query } from "../query/parse-query.ts";
import { type Media, parseAccept } from "../request/media.ts";
import { type Preferences, parsePreferences } from "../request/preferences.ts";
import { applyRangeHeader, contentRange, rangeStatus } from "../request/range.ts";
import type { RestRequest } from "../request/rest-request.ts";
import { RestError, unsupported } from "../rest-error.ts";
import { answerSql, type BodyShape } from "../sql/sql-answer.ts";
import { callSql } from "../sql/sql-call.ts";
import { ReadWriter } from "../sql/sql-read.ts";
import { Values } from "../sql/sql-text.ts";
import { reply, type Statement } from "./statement.ts";

/** The names of a function's arguments in a query string; any other parameter is a filter. */
export function isArgumentOf(overloads: readonly Procedure[]): (name: string) => boolean {
  const names = new Set(overloads.flatMap((each) => each.parameters.map(({ name }) => name)));
  return (name) => names.has(name);
}

/** A call of a function with the arguments named in `given`, whose values come as the body of the statement. */
export function callStatement(
  exposure: Exposure,
  maxRows: number,
  request: RestRequest,
  given: readonly string[],
): Statement {
  const overloads = exposure.procedures(request.name);
  const isRead = request.method !== "POST";
  const procedure = chooseProcedure(request.name, overloads, given, !isRead);
  if (isRead && procedure.volatility === "volatile") throw methodNotAllowed(request.method);
  const media = parseAccept(request.accept);
  const preferences = parsePreferences(request.prefer);
  const query = parseQuery(
    new URLSearchParams(request.search),
    isRead ? isArgumentOf(overloads) : undefined,
  );
  applyRangeHeader(query.root, request.range);
  const plan = planResult(exposure, procedure, query);
  const call = { procedure, plan, media, preferences, given };
  const hidesBody =
    request.method === "HEAD" ||
    preferences.returning === "minimal" ||
    procedure.returns === "void";
  return writeCall(call, hidesBody, maxRows);
}

interface Call {
  readonly procedure: Procedure;
  readonly plan: ReadPlan;
  readonly media: Media;
  readonly preferences: Preferences;
  readonly given: readonly string[];
}

function planResult(exposure: Exposure, procedure: Procedure, query: Query): ReadPlan {
  const { root, select } = query;
  if (procedure.returns !== "row") {
    const isAsIs = select.length === 1 && select[0]?.kind === "all";
    if (!isAsIs || root.conditions.length > 0 || root.order.length > 0 || root.embedded.size > 0) {
      throw unsupported(
        "Only a function that returns rows can be filtered, ordered or selected from.",
      );
    }
  }
  return makePlan(exposure.result(procedure), select, root, exposure);
}

function writeCall(call: Call, hidesBody: boolean, maxRows: number): Statement {
  const { procedure, plan, media, preferences, given } = call;
  const takesText = given.length > 0 || takesBody(procedure);
  const values = new Values(takesText ? 1 : 0);
  const writer = new ReadWriter(values, maxRows);
  const source = callSql(procedure, given);
  const answer = answerSql(
    writer.rows(plan, "source"),
    {
      body: hidesBody ? null : bodyShape(procedure, media),
      stripsNulls: media.stripsNulls,
      mustBeOne: media.isSingle,
      maxRows: preferences.maxAffected,
    },
    preferences.count === null ? null : writer.matches(plan, "source"),
  );
  return {
    text: `with source as (${source}) ${answer}`,
    values: values.list,
    takes: takesText ? "json" : "nothing",
    respond({ body = null, rows, total = null }) {
      const status = rangeStatus(plan.offset, rows, total);
      return reply({
        status: procedure.returns === "void" || preferences.returning === "minimal" ? 204 : status,
        body,
        contentType: hidesBody ? null : media.contentType,
        contentRange: contentRange(plan.offset, rows, total),
        applied: preferences.applied,
      });
    },
  };
}

function bodyShape({ returns, returnsSet }: Procedure, { isSingle, isCsv }: Media): BodyShape {
  if (isCsv) return "lines";
  if (returns === "row") return returnsSet && !isSingle ? "rows" : "row";
  return returnsSet && !isSingle ? "values" : "value";
}

function methodNotAllowed(method: string): RestError {
  return new RestError(405, {
    code: "PGRST101",
    message: `Cannot use the ${method} method on RPC`,
    details: "The function may change rows, so it is called by POST.",
  });
}
