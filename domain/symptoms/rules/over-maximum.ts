import type { RecentDose } from "../../intakes/recent-doses.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import type { ReadBox } from "../candidates.ts";
import { waitingOf } from "./waiting.ts";

/** What more is recorded of than the leaflet of any box of the home has, whatever is asked about. */
export function overMaximumOf(
  boxes: readonly ReadBox[],
  doses: readonly RecentDose[],
  facts: Parameters<typeof waitingOf>[3],
): Substance[] {
  const over = boxes.flatMap(({ box, substances }) => {
    const waiting = waitingOf(box, substances, doses, facts);
    return waiting?.isOver ? waiting.substance : [];
  });
  return [...new Set(over)];
}
