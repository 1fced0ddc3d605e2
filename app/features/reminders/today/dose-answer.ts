import {
  type ActionOf,
  type ActionProblem,
  type AnsweredDose,
  type OutboxAction,
  problemOfDose,
  withoutProblemOf,
} from "#app/client/offline/actions.ts";
import { isKind } from "#app/client/offline/device-outbox.ts";
import type { PlannedDose } from "../dose.ts";

/** What somebody answers to doses. */
type AnswerKind = "take" | "same" | "skip" | "later" | "undo" | "unskip";

type Answer = { [Kind in AnswerKind]: ActionOf<Kind> }[AnswerKind];

/** An answer that the server does not have: `saving` while it is on its way, `held` until the server is reached. */
export interface PendingAnswer {
  readonly answer: Answer;
  readonly isHeld: boolean;
}

/** An answer that could not be saved. It stays until it is saved, or its reader closes it. */
export interface UnsavedAnswer {
  readonly answer: Answer;
  /** As it stood when it was answered: the list may have dropped it since. */
  readonly dose: AnsweredDose;
  readonly problem: ActionProblem;
}

/** By the id of the dose; of several answers to one dose the last. */
export function pendingAnswers(
  actions: readonly OutboxAction[],
): ReadonlyMap<string, PendingAnswer> {
  return new Map(
    actions
      .filter(isAnswer)
      .filter(({ state }) => state === "saving" || state === "waiting" || state === "held")
      .flatMap((answer) => {
        const pending = { answer, isHeld: answer.state === "held" };
        return answer.body.doses.map(({ id }) => [id, pending] as const);
      }),
  );
}

/** By the id of the dose. */
export function unsavedAnswers(
  actions: readonly OutboxAction[],
): ReadonlyMap<string, UnsavedAnswer> {
  return new Map(
    actions.filter(isAnswer).flatMap((answer) => {
      if (answer.state !== "undecided") return [];
      return answer.body.doses.flatMap((dose) => {
        const problem = problemOfDose(answer.problem, dose.id);
        return problem ? [[dose.id, { answer, dose, problem }] as const] : [];
      });
    }),
  );
}

const KINDS = (["take", "same", "skip", "later", "undo", "unskip"] as const).map((kind) =>
  isKind(kind),
);

function isAnswer(action: OutboxAction): action is Answer {
  return KINDS.some((isOne) => isOne(action));
}

/** An undecided answer once one of its doses is decided; null where none is left. */
export function withoutDose(action: OutboxAction, id: string): OutboxAction | null {
  if (!isAnswer(action)) return action;
  const problem = action.problem && withoutProblemOf(action.problem, id);
  if (problem === null) return null;
  // Those that were saved stay: the list may be older.
  if (problem !== action.problem) return { ...action, problem };
  const doses = action.body.doses.filter((dose) => dose.id !== id);
  return doses.length > 0 ? ({ ...action, body: { ...action.body, doses } } as Answer) : null;
}

/** Reasons that end by themselves, or when somebody does something about them. */
const RETRIED: readonly ActionProblem["reason"][] = [
  "offline",
  "busy",
  "unexpected",
  "no-room",
  "too-old",
  "signed-out",
  "consent-revoked",
];

/** Whether the same answer may succeed when it is sent again. */
export function isWorthRetrying({ problem: { reason } }: UnsavedAnswer): boolean {
  return RETRIED.includes(reason);
}

/** Nothing was recorded beside the dose that stands there. */
const NOT_COUNTED: readonly ActionProblem["reason"][] = ["conflict", "recorded-before"];

const RECORDABLE: readonly ActionProblem["reason"][] = ["not-found", ...NOT_COUNTED];

/**
 * Whether what was taken can be recorded although no reminder asks for it any more, somebody else answered it, or another
 * dose was recorded before.
 */
export function isRecordable({ answer: { kind }, problem: { reason } }: UnsavedAnswer): boolean {
  return kind === "take" && RECORDABLE.includes(reason);
}

/** Whether "taken" was pressed on a notification beside a dose that may be the same one: it is asked about at the line. */
export function isToBeAsked(unsaved: UnsavedAnswer | undefined, dose: PlannedDose): boolean {
  return unsaved?.problem.reason === "recorded-before" && isMissing(unsaved, dose);
}

/** Whether the dose, as the database has it now, still lacks what was answered. */
export function isMissing(
  { answer: { kind }, dose: answered, problem }: UnsavedAnswer,
  dose: PlannedDose,
): boolean {
  if (problem.reason === "overtaken") return true;
  switch (kind) {
    case "take":
      if (dose.state !== "taken") return true;
      // By another intake: this one was refused, and may be a second dose.
      return NOT_COUNTED.includes(problem.reason) && dose.taken?.intakeId !== answered.intakeId;
    case "same":
      return dose.state !== "taken";
    case "undo":
      return dose.state === "taken";
    case "unskip":
      return dose.state === "skipped";
    case "skip":
    case "later":
      return dose.state !== "taken" && dose.state !== "skipped";
  }
}
