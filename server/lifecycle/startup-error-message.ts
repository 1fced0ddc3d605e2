import { SetupError } from "@trousse/backend/database/setup-error";
import { KeysError } from "@trousse/backend/identity/api-keys";
import { describeProblem } from "../telemetry/report-problem.ts";
import { OperatorError } from "./operator-error.ts";

/** Returns what to print when the server cannot start: one sentence for a person, or the location of a bug. */
export function startupErrorMessage(problem: unknown): string {
  const isForPeople =
    problem instanceof OperatorError ||
    problem instanceof SetupError ||
    problem instanceof KeysError;
  if (isForPeople) return problem.message;
  return `Trousse cannot start because of a mistake of its own. ${describeProblem(problem)}`;
}
