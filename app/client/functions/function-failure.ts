import { FunctionsHttpError } from "@supabase/functions-js";
import type { Failure } from "#domain/failure.ts";
import { AppError } from "../errors/failure.ts";

const FAILURE_BY_STATUS: Partial<Record<number, Failure>> = {
  401: "signed-out",
  403: "forbidden",
  409: "conflict",
  428: "consent-revoked",
  // The response is that of a proxy.
  502: "offline",
  504: "offline",
  507: "no-room",
};

const SECONDS_PER_MINUTE = 60;

/** A refusal for which a page has its own text. */
export interface FunctionRefusal {
  readonly status: number;
  readonly code: unknown;
  /** Which rows are too many, where that is what was refused. */
  readonly table: unknown;
  /** How long to wait where it was asked too often, else null. */
  readonly minutes: number | null;
}

/**
 * What a function of the product refused a call with.
 * @throws AppError `offline` when it was not asked at all, `signed-out`
 */
export async function refusalOf(error: unknown): Promise<FunctionRefusal> {
  if (!(error instanceof FunctionsHttpError)) throw new AppError("offline", { cause: error });
  const answer: Response = error.context;
  const { status } = answer;
  if (status === 401) throw new AppError("signed-out", { cause: error });
  const { code, table } = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  const seconds = Number(answer.headers.get("retry-after"));
  const minutes = status === 429 ? Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)) : null;
  return { status, code, table, minutes };
}

/** The response of an edge function; undefined without one. */
export function functionStatus(error: unknown): number | undefined {
  const context = error instanceof FunctionsHttpError ? (error.context as unknown) : undefined;
  return context instanceof Response ? context.status : undefined;
}

/** What a call of a function failed with, by its word. */
export function functionFailure(error: unknown): AppError {
  const status = functionStatus(error);
  const failure = status === undefined ? "offline" : FAILURE_BY_STATUS[status];
  return new AppError(failure ?? "unexpected", { cause: error });
}
