/** What a server tells about a failed statement, less its place in the statement. */
interface ErrorFields {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * A statement that the database refused, or a connection to it that failed.
 *
 * `code` is the SQLSTATE, class `08` for connections (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 * `message`, `detail` and `hint` are PostgreSQL's own words: neither the statement nor the list of its
 * values is in there, but a message may quote a value that is not of its type, and a detail the row
 * that broke a constraint. Show them to the person who sent it, and log `code` alone.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor({ code, message, detail, hint }: ErrorFields) {
    super(message);
    this.code = code;
    this.detail = detail ?? null;
    this.hint = hint ?? null;
  }
}

/**
 * Whether the database did not answer, so that the same may go well later: the connection failed (class 08), the server is
 * stopping or starting (57P01 to 57P03), or has no connection left (53300).
 */
export function isUnavailable({ code }: DatabaseError): boolean {
  return /^(08|57P0[123]|53300)/.test(code);
}

/** Whole seconds after which whoever met a database that is away may ask again. */
export const UNAVAILABLE_RETRY_SECONDS = 5;
