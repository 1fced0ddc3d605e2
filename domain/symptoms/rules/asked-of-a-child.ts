import { isChokedOn } from "../../dose-rules/choked-on.ts";
import { productOf } from "../../interactions/product.ts";
import type { TreatmentBox, Treatments } from "../../interactions/treatments.ts";
import { TABLETS_FROM_MONTHS } from "./profile-rules.ts";
import { youngestMonths } from "./youngest-months.ts";

/**
 * A small child is not asked about what a child of that age is never given. A dose that was recorded all the same, a box
 * in their name and an answer stay.
 */
export function withoutTooYoung(
  treatments: Treatments,
  boxes: readonly TreatmentBox[],
  ageInMonths: number | null,
): Treatments {
  if (ageInMonths === null || ageInMonths >= TABLETS_FROM_MONTHS) return treatments;
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const list = treatments.list.filter(({ evidence, boxId }) => {
    const box = byId.get(boxId ?? "");
    return evidence !== "unsure" || box === undefined || !isTooYoung(box, ageInMonths);
  });
  return { ...treatments, list };
}

function isTooYoung(box: TreatmentBox, ageInMonths: number): boolean {
  const { name, dosage, form, contained } = box;
  if (form === null) return false;
  if (isChokedOn({ name, dosage, form }, { ageInMonths })) return true;
  const unit = { dosage, form, ...(contained && { contained }) };
  const youngest = youngestMonths(unit, productOf(box).substances);
  return youngest !== null && youngest >= TABLETS_FROM_MONTHS;
}
