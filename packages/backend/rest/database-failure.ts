import type { DatabaseError } from "../database/database-error.ts";
import { LIMITS } from "./request/limits.ts";
import { notSingular, RestError, tooManyAffected, tooMuch } from "./rest-error.ts";
import { wrongNumberOfRows } from "./sql/sql-answer.ts";

/**
 * Statuses by SQLSTATE or by its class, as PostgREST gives them
 * (https://docs.postgrest.org/en/v14/references/errors.html#http-status-codes), save class 54: a
 * statement that is too large or too deep was made so by the request, so it is no fault of ours. And save a full disk,
 * which is not over in a moment.
 */
const STATUS: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53100": 507,
  "53400": 500,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "57P02": 503,
  "57P03": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** PostgreSQL's hints here propose similar names, which the caller may not be allowed to know. */
const NAMING_HINTS: ReadonlySet<string> = new Set(["42P01", "42703", "42883", "42704"]);

/** The answer to a failed statement. @param isAnonymous signed in or not decides between 401 and 403. */
export function failureOf(error: DatabaseError, isAnonymous: boolean): RestError {
  const { code, message, detail, hint } = error;
  const counted = code === "22P02" ? wrongNumberOfRows(message) : null;
  if (counted !== null) {
    if (counted.kind === "beyond") {
      return tooMuch(`A request can change ${LIMITS.rows} rows, not more: narrow it.`, 413);
    }
    return counted.kind === "not-one" ? notSingular(counted.rows) : tooManyAffected(counted.rows);
  }
  const status = statusOf(code, isAnonymous);
  // Internal errors are logged, and not shown to the client.
  if (status >= 500 && !isRaised(code)) {
    return new RestError(status, { code, message: "The database could not do this." });
  }
  const shownHint = NAMING_HINTS.has(code) ? null : hint;
  return new RestError(status, { code, message, details: detail, hint: shownHint });
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === "42501") return isAnonymous ? 401 : 403;
  if (isRaised(code)) return Number(code.slice(2));
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PT409'`: one of our functions chose the status. */
function isRaised(code: string): boolean {
  return /^PT[45]\d\d$/u.test(code);
}
