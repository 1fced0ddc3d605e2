import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { IntakeEntry } from "#domain/intakes/intake-draft.ts";
import type { Form } from "#domain/inventory/form.ts";
import { isLaidOver, type OutboxAction, pressedMoment } from "./actions.ts";

/** A dose that this device has recorded and the server did not have when it was last read. */
export interface WaitingIntake {
  readonly id: string;
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly quantity: number;
  readonly takenAt: Instant;
  readonly notes: string | null;
  /** The account that recorded it. */
  readonly by: string;
}

/**
 * Doses as the server had them at `readAt` (milliseconds since 1970), with those of this device that it did not have by
 * then, and without those that this device has taken back; newest first where there are any.
 * @param toDose what a dose of this device is among the others
 */
export function withWaitingIntakes<
  Dose extends { readonly id?: string; readonly takenAt: Instant },
>(
  known: readonly Dose[],
  actions: readonly OutboxAction[],
  readAt: number,
  toDose: (waiting: WaitingIntake) => Dose,
): readonly Dose[] {
  const waiting = actions.filter((action) => isLaidOver(action, readAt) && action.problem === null);
  if (waiting.length === 0) return known;
  const doses = [...known];
  const ids = new Set(known.map(({ id }) => id));
  const gone = new Set<string | undefined>();
  for (const action of waiting) {
    for (const taken of takenBy(action)) if (!ids.has(taken.id)) doses.push(toDose(taken));
    for (const id of removedBy(action)) gone.add(id);
  }
  return doses
    .filter(({ id }) => !gone.has(id))
    .sort((a, b) => epochMs(b.takenAt) - epochMs(a.takenAt));
}

/** The ids of those that the last try left on this device. */
export function heldIntakeIds(actions: readonly OutboxAction[]): ReadonlySet<string> {
  return new Set(
    actions
      .filter(({ state }) => state === "held")
      .flatMap((action) => takenBy(action))
      .map(({ id }) => id),
  );
}

/** What an action still says once a dose is no more. */
export function withoutDose(action: OutboxAction, id: string): OutboxAction | null {
  if (action.kind === "log") return action.body.intakeId === id ? null : action;
  if (action.kind !== "take") return action;
  const doses = action.body.doses.filter(({ intakeId }) => intakeId !== id);
  if (doses.length === action.body.doses.length) return action;
  return doses.length === 0 ? null : { ...action, body: { doses } };
}

/**
 * The same once a dose was corrected. One of several that were planned has no moment of its own: it is left out. What was
 * not answered yet is not sent once more: the server has the dose, or it could not have been corrected.
 */
export function withCorrectedDose(
  action: OutboxAction,
  { id, profileId }: { id: string; profileId: string },
  entry: IntakeEntry,
): OutboxAction | null {
  return action.kind === "log" && action.body.intakeId === id && action.state === "sent"
    ? { ...action, profileId, body: { ...action.body, entry } }
    : withoutDose(action, id);
}

function takenBy(action: OutboxAction): WaitingIntake[] {
  const by = action.owner;
  if (action.kind === "take") {
    return action.body.doses.map(
      ({ intakeId, medicationId, medicationName, dosage, form, quantity }) => ({
        by,
        id: intakeId,
        medicationId,
        name: medicationName,
        dosage,
        form,
        quantity,
        takenAt: pressedMoment(action),
        notes: null,
      }),
    );
  }
  if (action.kind !== "log") return [];
  const { intakeId, medicationId, medicationName, dosage, form, entry } = action.body;
  const { quantityTaken: quantity, takenAt, notes } = entry;
  return [
    {
      by,
      id: intakeId,
      medicationId,
      name: medicationName,
      dosage,
      form,
      quantity,
      takenAt,
      notes,
    },
  ];
}

function removedBy(action: OutboxAction): string[] {
  if (action.kind === "delete-intake") return [action.body.intakeId];
  return action.kind === "undo" ? action.body.doses.map(({ intakeId }) => intakeId) : [];
}
