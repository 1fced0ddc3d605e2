import { SetupError } from "../backend/database/setup-error.ts";
import { KeysError } from "../backend/gates/keys.ts";
import { describeProblem } from "./problem.ts";
import { Refusal } from "./refusal.ts";

/** What to print when the server cannot start: one sentence for a person, or the place of a mistake of ours. */
export function whyNot(problem: unknown): string {
  const isForPeople =
    problem instanceof Refusal || problem instanceof SetupError || problem instanceof KeysError;
  if (isForPeople) return problem.message;
  return `Trousse cannot start because of a mistake of its own. ${describeProblem(problem)}`;
}
