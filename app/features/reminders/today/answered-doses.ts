import {
  isLaidOver,
  type OutboxAction,
  overtakenDose,
  pressedMoment,
  problemOfDose,
} from "#app/client/offline/actions.ts";
import type { PlannedDose } from "../dose.ts";
import { laterUntil } from "../send-answers.ts";

/**
 * Doses as the server had them at `readAt` (milliseconds since 1970), with what was answered on this device since. A
 * dose that somebody else gave stays theirs.
 */
export function withAnswers(
  doses: readonly PlannedDose[],
  actions: readonly OutboxAction[],
  readAt: number,
): readonly PlannedDose[] {
  const shown = actions.filter((action) => isLaidOver(action, readAt));
  if (shown.length === 0) return doses;
  return doses.map((dose) => shown.reduce(withAnswer, dose));
}

function withAnswer(dose: PlannedDose, action: OutboxAction): PlannedDose {
  if (!("doses" in action.body)) return dose;
  const answered = action.body.doses.find(({ id }) => id === dose.id);
  if (!answered) return isMatchedElsewhere(dose, action) ? open(dose) : dose;
  const pressed = pressedMoment(action);
  const problem = problemOfDose(action.problem, dose.id);
  if (problem && problem.reason !== "overtaken") return dose;
  const theirs = problem && overtakenDose(problem, dose.id);
  const isOpen = dose.state !== "taken" && dose.state !== "skipped";
  switch (action.kind) {
    case "take":
      if (dose.state === "taken") return dose;
      return {
        ...dose,
        state: "taken",
        snoozedUntil: null,
        taken:
          theirs && problem
            ? {
                intakeId: theirs.intakeId,
                takenAt: theirs.takenAt,
                quantity: dose.quantity,
                by: problem.isOwn ? action.owner : null,
                byName: theirs.byName,
              }
            : {
                intakeId: answered.intakeId,
                takenAt: pressed,
                quantity: dose.quantity,
                by: action.owner,
                byName: null,
              },
      };
    case "same":
      if (dose.state === "taken") return dose;
      return {
        ...dose,
        state: "taken",
        snoozedUntil: null,
        taken: { intakeId: answered.intakeId, ...action.body.recorded },
      };
    case "undo":
      return dose.taken?.intakeId === answered.intakeId ? open(dose) : dose;
    case "skip":
      return isOpen ? { ...dose, state: "skipped" } : dose;
    case "unskip":
      return dose.state === "skipped" ? { ...dose, state: "planned" } : dose;
    case "later":
      return isOpen ? { ...dose, snoozedUntil: laterUntil(action, pressed) } : dose;
    default:
      return dose;
  }
}

/** Whether the recorded dose that had answered it is another planned one. */
function isMatchedElsewhere(
  { taken }: PlannedDose,
  { kind, body, problem }: OutboxAction,
): boolean {
  return (
    kind === "same" &&
    problem === null &&
    taken !== null &&
    "doses" in body &&
    body.doses.some(({ intakeId }) => intakeId === taken.intakeId)
  );
}

function open(dose: PlannedDose): PlannedDose {
  return { ...dose, state: "planned", taken: null };
}
