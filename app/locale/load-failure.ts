import type { Failure } from "#domain/failure.ts";

/** The key of what is said where something could not be read: nobody typed anything there that could be kept. */
export function loadFailure(failure: Failure) {
  return failure === "offline" || failure === "busy"
    ? (`ui.notRead.${failure}` as const)
    : (`ui.failure.${failure}` as const);
}
