import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import type { Failure } from "#domain/failure.ts";
import type { IllnessFact } from "#domain/illness/illness-entry.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";
import type { IntakeEntry } from "#domain/intakes/intake-draft.ts";
import type { Form } from "#domain/inventory/form.ts";

/** A planned dose as it stood when it was answered: the list may have dropped it before the answer is sent. */
export interface AnsweredDose {
  readonly id: string;
  readonly medicationId: string;
  readonly medicationName: string;
  readonly dosage: string;
  readonly form: Form;
  readonly quantity: number;
  readonly plannedAt: Instant;
  /** Of `take`, made when the button was pressed; of `undo`, the one to delete; of `same`, the one that was recorded. */
  readonly intakeId: string;
}

/** A logged dose, with what a list says of it before the database has it. */
export interface LoggedDose {
  readonly intakeId: string;
  readonly medicationId: string;
  readonly medicationName: string;
  readonly dosage: string;
  readonly form: Form;
  readonly entry: IntakeEntry;
  /** Whether its moment is by the server's clock already; absent where it is by that of the device, or typed. */
  readonly isServerTime?: true;
  /** Whether its form was sent before and edited since: what the server has of it is not what was typed last. */
  readonly isEdited?: boolean;
  /** The warnings that were asked about and confirmed. */
  readonly confirmedWarnings: readonly string[];
}

/** A dose that was recorded before, as a list says it. */
export interface RecordedDose {
  readonly takenAt: Instant;
  /** Null where it cannot be read. */
  readonly quantity: number | null;
  /** The account that recorded it, null once that is gone. */
  readonly by: string | null;
  /** Null for an account without a name. */
  readonly byName: string | null;
}

/** Something noted while a person is ill. */
export interface NotedFact {
  readonly entryId: string;
  readonly fact: IllnessFact;
  /** The fact in the words of the screen on which it was pressed: `38,9 °C`. */
  readonly said: string;
  /** Absent where it was observed when it was pressed. */
  readonly observed?: Observed;
}

/** What the outbox sends: each kind of action with all that its request needs. Nothing else waits on a device. */
export interface ActionBodies {
  readonly take: { readonly doses: readonly AnsweredDose[] };
  /** A planned dose is one that was recorded before. */
  readonly same: { readonly doses: readonly AnsweredDose[]; readonly recorded: RecordedDose };
  readonly skip: { readonly doses: readonly AnsweredDose[] };
  readonly later: { readonly doses: readonly AnsweredDose[]; readonly minutes: number };
  readonly undo: { readonly doses: readonly AnsweredDose[] };
  readonly unskip: { readonly doses: readonly AnsweredDose[] };
  readonly log: LoggedDose;
  readonly "delete-intake": { readonly intakeId: string; readonly medicationName: string };
  readonly "note-illness": NotedFact;
  readonly "delete-illness-entry": NotedFact;
  readonly "mark-alert": { readonly key: string; readonly isDismissed: boolean };
}

export type ActionKind = keyof ActionBodies;

/** A planned dose that another intake had answered. */
export interface OvertakenDose extends Pick<AnsweredDose, "id" | "intakeId"> {
  /** Who gave that intake; null for somebody without a name. */
  readonly byName: string | null;
  readonly takenAt: Instant;
}

interface Overtaken {
  /** The planned doses had been answered by other intakes. */
  readonly reason: "overtaken";
  readonly doses: readonly OvertakenDose[];
  /** Whether this account had answered them itself, on another device: then there is nothing to decide. */
  readonly isOwn: boolean;
  /** Whether this person's dose was recorded beside the other one. */
  readonly isRecorded: boolean;
  /** Of the other doses of the action, the ids of those that are planned no more. */
  readonly gone?: readonly string[];
}

/** What the server has no failure for. */
type OwnReason =
  /** Nobody sent it for 72 hours. */
  | "too-old"
  /** The plan of a skipped dose has ended, pauses or is another one by now. */
  | "plan-ended"
  /** A dose is recorded that may be the same one, and its person is to say so. */
  | "recorded-before";

interface NotSaved {
  readonly reason: Failure | OwnReason;
  /** The ids of the doses that were not saved; absent where the whole action was not. */
  readonly only?: readonly string[];
}

/** Why an action was not saved. */
export type ActionProblem = NotSaved | Overtaken;

/** Why one dose of an action was not saved; null where it was. */
export function problemOfDose(problem: ActionProblem | null, id: string): ActionProblem | null {
  if (problem?.reason !== "overtaken")
    return problem?.only?.includes(id) === false ? null : problem;
  if (problem.gone?.includes(id)) return { reason: "not-found" };
  return problem.doses.some((dose) => dose.id === id) ? problem : null;
}

/** What is left to decide once one dose is decided: the same where it is about the whole action, null for nothing. */
export function withoutProblemOf(problem: ActionProblem, id: string): ActionProblem | null {
  const isOther = (other: string) => other !== id;
  if (problem.reason !== "overtaken") {
    const only = problem.only?.filter(isOther);
    return only ? (only.length > 0 ? { ...problem, only } : null) : problem;
  }
  const gone = problem.gone?.filter(isOther) ?? [];
  const doses = problem.doses.filter((dose) => dose.id !== id);
  if (doses.length > 0) return { ...problem, doses, gone };
  return gone.length > 0 ? { reason: "not-found", only: gone } : null;
}

/** What a device has noted with a former version names one giver and one hour for all doses. */
type FormerOvertaken = Partial<Pick<OvertakenDose, "byName" | "takenAt">>;

/** By what a dose had been answered; undefined where it was not. */
export function overtakenDose(problem: Overtaken, id: string): OvertakenDose | undefined {
  const dose = problem.doses.find((each) => each.id === id);
  return dose && { ...(problem as FormerOvertaken), ...dose };
}

/**
 * `saving`: on its way to the device's storage. `waiting`: to be sent at once. `held`: the last try did not reach the
 * server. `sent`: the server has it, and the lists of this device may be older. `undecided`: its person says what becomes
 * of it. The first and `held` are of this page alone.
 */
export type ActionState = "saving" | "waiting" | "held" | "sent" | "undecided";

interface ActionFacts {
  /** A UUID. */
  readonly id: string;
  /** The account that pressed. */
  readonly owner: string;
  readonly profileId: string;
  /** Milliseconds since 1970 by the clock of this device. */
  readonly pressedAt: number;
  /** Milliseconds that the server's clock was ahead of this device's; null where no answer had told. */
  readonly clockOffset: number | null;
  readonly state: ActionState;
  /** Requests begun. Above 0 the server may have it. */
  readonly tries: number;
  /** When the server answered, in milliseconds since 1970 by the clock of this device; null before. */
  readonly sentAt: number | null;
  readonly problem: ActionProblem | null;
  /** Whether it is in the storage of this device, and so outlives the page. */
  readonly isKept: boolean;
  /** Whether its person wants it sent although it is old. */
  readonly isConfirmed: boolean;
}

export type ActionOf<Kind extends ActionKind> = ActionFacts & {
  readonly kind: Kind;
  readonly body: ActionBodies[Kind];
};

export type OutboxAction = { [Kind in ActionKind]: ActionOf<Kind> }[ActionKind];

/** Whether what an action says shows over lists that the server read at that moment (milliseconds since 1970). */
export function isLaidOver({ state, sentAt }: OutboxAction, readAt: number): boolean {
  if (state === "saving" || state === "waiting" || state === "held") return true;
  return sentAt !== null && sentAt >= readAt;
}

/** When a button was pressed, as far as the server's clock is known. */
export function pressedMoment({ pressedAt, clockOffset }: OutboxAction): Instant {
  return instantAt(pressedAt + (clockOffset ?? 0));
}

/** What a request answered. A transient failure is thrown instead. */
export type Sent = { readonly outcome: "done" } | (ActionProblem & { readonly outcome: "refused" });

export const DONE: Sent = { outcome: "done" };

type Sender<Kind extends ActionKind> = (
  action: ActionOf<Kind>,
  at: { readonly pressed: Instant; readonly now: Instant },
) => Promise<Sent>;

const senders = new Map<ActionKind, Sender<never>>();

/**
 * Says how a kind of action is sent. The server counts a repeat once.
 * @param sender throws what its request threw
 */
export function sendActionsWith<Kind extends ActionKind>(kind: Kind, sender: Sender<Kind>): void {
  senders.set(kind, sender as Sender<never>);
}

/** Undefined for an action of a newer version of the pages. */
export function senderOf(kind: ActionKind): Sender<ActionKind> | undefined {
  return senders.get(kind) as Sender<ActionKind> | undefined;
}

/** For a form, which has a sentence for each failure. */
export function failureOfProblem({ reason }: ActionProblem): Failure {
  switch (reason) {
    case "too-old":
    case "overtaken":
    case "plan-ended":
    case "recorded-before":
      return "conflict";
    default:
      return reason;
  }
}
