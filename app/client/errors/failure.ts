import type { Failure } from "#domain/failure.ts";
import { plainTexts } from "#domain/plain-text.ts";

/** A failed call to the backend, with one code; the cause has the details for callers that need them. */
export class AppError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure, options);
    this.name = "AppError";
    this.failure = failure;
  }
}

interface BackendError {
  name: string;
  message: string;
  code?: string | undefined;
}

interface Reply {
  data: unknown;
  error: BackendError | null;
  status?: number;
}

/** A row with that key exists already. */
export const UNIQUE_VIOLATION = "23505";

const FAILURE_BY_CODE: Partial<Record<string, Failure>> = {
  // A value that is not of its type, or not between the bounds of its column.
  "22003": "bad-value",
  "22007": "bad-value",
  "22008": "bad-value",
  "22P02": "bad-value",
  "22P05": "bad-value",
  "23502": "bad-value",
  [UNIQUE_VIOLATION]: "conflict",
  "23514": "bad-value",
  "40001": "conflict",
  "42501": "forbidden",
  "53100": "no-room",
  no_room: "no-room",
  PGRST116: "not-found",
  PGRST301: "signed-out",
  PGRST302: "signed-out",
  PGRST303: "signed-out",
  // Errors that our own functions raise: the digits are the status.
  PT401: "signed-out",
  PT403: "forbidden",
  PT404: "not-found",
  PT409: "conflict",
  // As many rows of a kind as one account, or one medicine, can have.
  PT413: "too-many",
  // About people of an account that took back its consent for health data.
  PT428: "consent-revoked",
  // As many as the operator of the installation allows.
  PT402: "tier-limit",
  // The database ended a statement that took too long.
  "57014": "busy",
  // The storage's words.
  AccessDenied: "forbidden",
  KeyAlreadyExists: "conflict",
  NoSuchKey: "not-found",
  InvalidMimeType: "bad-value",
  QuotaExceeded: "no-room",
  session_not_found: "signed-out",
  refresh_token_not_found: "signed-out",
  refresh_token_already_used: "signed-out",
};

/** The constraint with its own message: the clock of a device may be fast. */
const DOSE_LATER_THAN_NOW = "medication_intake_logs_taken_at_in_bounds";

/** There was no response, or only one of a proxy. */
const UNREACHABLE = new Set([0, 502, 504]);

/** The server, or a proxy for it, has too much to do. */
const TOO_BUSY = 503;

/** More bytes or rows than one request may carry. */
const TOO_LARGE = 413;

/**
 * Every Supabase reply passes through here, so that no caller can forget to check `error`, and no typed name can change
 * the message around it.
 * @throws AppError
 */
export function orThrow<Answer extends Reply>({
  data,
  error,
  status,
}: Answer): Extract<Answer, { error: null }>["data"] {
  if (error) throw new AppError(failureOfReply(error, status), { cause: error });
  return plainTexts(data);
}

/** The word for anything a query, a mutation or a form caught. */
export function failureOf(problem: unknown): Failure {
  if (problem instanceof AppError) return problem.failure;
  // A file of the application that cannot be fetched, and `fetch` itself, both throw a TypeError.
  if (problem instanceof TypeError && /fetch|network|load failed|import/i.test(problem.message)) {
    return "offline";
  }
  return "unexpected";
}

/** Of a constraint, in the words of the database: nobody who fills in a form knows them. */
const OF_A_CONSTRAINT = "new row for relation ";

/** The message of the server, for the few texts that quote it; empty without one that was written for people. */
export function serverMessage(problem: unknown): string {
  const cause = problem instanceof AppError ? problem.cause : undefined;
  const said = typeof cause === "object" && cause !== null && "message" in cause && cause.message;
  return typeof said === "string" && !said.startsWith(OF_A_CONSTRAINT) ? said : "";
}

/** The word for an error that a Supabase reply holds. */
export function failureOfReply(error: BackendError, status?: number): Failure {
  if (error.code === "23514" && error.message.includes(DOSE_LATER_THAN_NOW)) return "future-dose";
  const known = error.code ? FAILURE_BY_CODE[error.code] : undefined;
  if (known) return known;
  if (error.name === "AuthSessionMissingError") return "signed-out";
  const answered = status ?? ("status" in error ? error.status : undefined);
  if (answered === TOO_BUSY) return "busy";
  if (answered === TOO_LARGE) return "too-large";
  return typeof answered === "number" && UNREACHABLE.has(answered) ? "offline" : "unexpected";
}

/** Whether the same call may well succeed in a moment, with nothing changed by the caller. */
export function isTransient(failure: Failure): failure is "offline" | "busy" {
  return failure === "offline" || failure === "busy";
}
