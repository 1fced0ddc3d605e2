import { epochMs } from "../../calendar/instant.ts";
import type { RecentDose } from "../../intakes/recent-doses.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import type { CabinetBox } from "../facts/guide-facts.ts";
import { isAgainstFever } from "./fever-medicines.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

/** A medicine against fever or pain that was given and waits, by the box whose leaflet has it wait longest. */
export interface FeverWait {
  readonly box: CabinetBox;
  readonly waiting: Waiting;
}

/** One for each substance, in the order of the boxes; a time that is known says more than one that is not. */
export function feverWaits(
  boxes: readonly { readonly box: CabinetBox; readonly substances: readonly Substance[] }[],
  doses: readonly RecentDose[],
  facts: Parameters<typeof waitingOf>[3],
): FeverWait[] {
  const found = new Map<Substance, FeverWait>();
  for (const { box, substances } of boxes) {
    const waiting = waitingOf(box, substances, doses, facts);
    if (!waiting || !isAgainstFever(waiting.substance)) continue;
    const known = found.get(waiting.substance);
    if (!known || endOf(waiting) > endOf(known.waiting)) {
      found.set(waiting.substance, { box, waiting });
    }
  }
  return [...found.values()];
}

const endOf = ({ until }: Waiting) => (until === null ? Number.NEGATIVE_INFINITY : epochMs(until));
