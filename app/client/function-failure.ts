import { FunctionsHttpError } from "@supabase/supabase-js";
import { AppError, type Failure } from "./failure.ts";

const FAILURE_BY_STATUS: Partial<Record<number, Failure>> = {
  401: "signed-out",
  403: "forbidden",
  409: "conflict",
  // Only a proxy answered.
  502: "offline",
  504: "offline",
  507: "no-room",
};

/** What a function of the product answered with; undefined when nobody did. */
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
