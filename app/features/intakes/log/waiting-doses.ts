import { isLaidOver, type OutboxAction, pressedMoment } from "#app/client/offline/actions.ts";
import { epochMs } from "#domain/calendar/instant.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";

/**
 * What the dose form knows at `readAt` (milliseconds since 1970), with the doses of this device that the server did not
 * have by then. What they contain is read from the names of their boxes.
 */
export function withWaitingDoses(
  facts: DoseFacts,
  actions: readonly OutboxAction[],
  readAt: number,
): DoseFacts {
  const doses = actions
    .filter((action) => isLaidOver(action, readAt) && action.problem === null)
    .reduce(withAction, facts.doses);
  if (doses === facts.doses) return facts;
  return {
    ...facts,
    doses: doses.toSorted((a, b) => epochMs(b.takenAt) - epochMs(a.takenAt)),
  };
}

function withAction(known: readonly NamedDose[], action: OutboxAction): readonly NamedDose[] {
  const taken = takenBy(action);
  const isNew = ({ id }: NamedDose) => known.every((dose) => dose.id !== id);
  const gone = new Set(removedBy(action));
  return [...taken.filter(isNew), ...known].filter(({ id }) => !gone.has(id));
}

function takenBy(action: OutboxAction): NamedDose[] {
  const by = { by: action.owner, byName: null, activeMolecule: null };
  if (action.kind === "take") {
    return action.body.doses.map(({ intakeId, medicationName, ...dose }) => ({
      ...by,
      id: intakeId,
      medicationId: dose.medicationId,
      name: medicationName,
      dosage: dose.dosage,
      form: dose.form,
      quantity: dose.quantity,
      takenAt: pressedMoment(action),
    }));
  }
  if (action.kind !== "log") return [];
  const { intakeId, medicationId, medicationName, dosage, form, entry } = action.body;
  return [
    {
      ...by,
      id: intakeId,
      medicationId,
      name: medicationName,
      dosage,
      form,
      quantity: entry.quantityTaken,
      takenAt: entry.takenAt,
    },
  ];
}

function removedBy(action: OutboxAction): string[] {
  if (action.kind === "delete-intake") return [action.body.intakeId];
  return action.kind === "undo" ? action.body.doses.map(({ intakeId }) => intakeId) : [];
}
