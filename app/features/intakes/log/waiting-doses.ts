import type { OutboxAction } from "#app/client/offline/actions.ts";
import { withWaitingIntakes } from "#app/client/offline/waiting-intakes.ts";
import type { DoseFacts } from "../dose-facts.ts";

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
