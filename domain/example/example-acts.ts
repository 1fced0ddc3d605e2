import type { Instant } from "../calendar/instant.ts";
import {
  type ExampleBox,
  type ExampleHome,
  type ExampleIntake,
  plannedDoseId,
} from "./example-home.ts";

/** What can be tried in the example. It changes what the page holds, and nothing else. */
export type ExampleAct =
  | { readonly kind: "take"; readonly intake: ExampleIntake }
  | { readonly kind: "undo"; readonly intakeId: string };

/** The home after one act: a recorded dose lowers the stock, as far as there is any, and taking it back gives it back. */
export function afterAct(home: ExampleHome, act: ExampleAct): ExampleHome {
  if (act.kind === "take") {
    const { intake } = act;
    const box = home.boxes.find(({ id }) => id === intake.boxId);
    if (!box || home.intakes.some((each) => isSame(each, intake))) return home;
    const deducted = Math.min(box.currentQuantity, intake.quantity);
    return {
      ...home,
      boxes: withQuantity(home.boxes, box, box.currentQuantity - deducted),
      intakes: [...home.intakes, { ...intake, deducted }],
    };
  }
  const taken = home.intakes.find(({ id }) => id === act.intakeId);
  const box = home.boxes.find(({ id }) => id === taken?.boxId);
  if (!taken || !box) return home;
  return {
    ...home,
    boxes: withQuantity(home.boxes, box, box.currentQuantity + (taken.deducted ?? taken.quantity)),
    intakes: home.intakes.filter((each) => each !== taken),
  };
}

/** A planned dose is answered once. */
function isSame(one: ExampleIntake, other: ExampleIntake): boolean {
  return one.id === other.id || (one.doseId !== null && one.doseId === other.doseId);
}

function withQuantity(boxes: readonly ExampleBox[], box: ExampleBox, currentQuantity: number) {
  return boxes.map((each) => (each === box ? { ...box, currentQuantity } : each));
}

/** The hours of a box with the dose that answers each, if any. */
export function plannedHours(
  box: ExampleBox,
  intakes: readonly ExampleIntake[],
): {
  readonly id: string;
  readonly hour: string;
  readonly takenAt: Instant | null;
  readonly intakeId: string | null;
}[] {
  return box.hours.map((hour) => {
    const id = plannedDoseId(box.id, hour);
    const intake = intakes.find(({ doseId }) => doseId === id);
    return { id, hour, takenAt: intake?.takenAt ?? null, intakeId: intake?.id ?? null };
  });
}
