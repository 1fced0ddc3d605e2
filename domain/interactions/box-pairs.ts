import type { Instant } from "../calendar/instant.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { type Interaction, interactionsOf, needsAnswer } from "./interactions.ts";
import { type PrintedBox, productOf } from "./product.ts";
import type { Treatment, Treatments } from "./treatments.ts";

/** Two boxes that one person may be given of within the same hours. */
export interface BoxPair<Box> {
  readonly boxes: readonly [Box, Box];
  /** Of the first box with the second, the strictest first. Nothing found is not nothing there. */
  readonly interactions: readonly Interaction[];
  /** In both. */
  readonly shared: readonly Substance[];
  /** A rule is against giving both, or has a doctor or pharmacist asked first (CI, AD, PE). */
  readonly needsAnswer: boolean;
}

/**
 * The pairs of these boxes of which a rule or a shared substance says something, in the order of the boxes.
 * @param person its conditions and recorded doses count; its treatments do not
 */
export function pairsAmong<Box extends PrintedBox & { readonly id: string }>(
  boxes: readonly Box[],
  person: Pick<Treatments, "conditions" | "recorded">,
  now: Instant,
): BoxPair<Box>[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const interactions = interactionsOf(
        { ...productOf(one), boxId: one.id },
        { ...person, list: [asTreatment(other)] },
        now,
      );
      const { substances } = productOf(other);
      const shared = productOf(one).substances.filter((each) => substances.includes(each));
      if (interactions.length === 0 && shared.length === 0) return [];
      const boxes = [one, other] as const;
      return [{ boxes, interactions, shared, needsAnswer: interactions.some(needsAnswer) }];
    }),
  );
}

function asTreatment(box: PrintedBox & { readonly id: string }): Treatment {
  return {
    ...productOf(box),
    name: box.name,
    evidence: "box",
    takenAt: null,
    boxId: box.id,
    milligramsPerWeek: null,
  };
}
