/** The server's information about a failed statement, except for its position in the statement. */
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
 * `message`, `detail` and `hint` are PostgreSQL's own texts: they contain neither the statement nor the list of its values,
 * but a message may quote a value of a wrong type, and a detail the row that violated a constraint. Show them to the person
 * who sent it, and log `code` alone.
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
 * Whether the database did not answer, so that a retry may succeed: the connection failed (class 08), the server is
 * stopping or starting (57P01 to 57P03), or has no connection left (53300).
 */
export function isUnavailable({ code }: DatabaseError): boolean {
  return /^(08|57P0[123]|53300)/.test(code);
}

/** Whole seconds for Retry-After while the database is unavailable. */
export const UNAVAILABLE_RETRY_SECONDS = 5;
