import type { OutboxAction } from "#app/client/offline/actions.ts";
import { withWaitingIntakes } from "#app/client/offline/waiting-intakes.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";

/**
 * What the dose form knows at `readAt` (milliseconds since 1970), with the doses of this device that the server did not
 * have by then. What they contain is read from the names of their boxes.
 */
export function withWaitingDoses<Facts extends Pick<DoseFacts, "doses">>(
  facts: Facts,
  actions: readonly OutboxAction[],
  readAt: number,
): Facts {
  const doses = withWaitingIntakes(facts.doses, actions, readAt, (waiting) => ({
    ...waiting,
    byName: null,
    activeMolecule: null,
  }));
  return doses === facts.doses ? facts : { ...facts, doses };
}

/** A dose that this device has recorded. */
export interface DeviceDose {
  readonly dose: NamedDose;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** All that this device alone knows of, without those that it has taken back; newest first. */
export function dosesOfDevice(actions: readonly OutboxAction[]): DeviceDose[] {
  const at = (readAt: number) => withWaitingDoses(NOTHING_KNOWN, actions, readAt).doses;
  const unsent = new Set(at(Number.POSITIVE_INFINITY).map(({ id }) => id));
  return at(0).map((dose) => ({ dose, isSent: !unsent.has(dose.id) }));
}

const NOTHING_KNOWN: Pick<DoseFacts, "doses"> = { doses: [] };
