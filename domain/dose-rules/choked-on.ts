import { TABLETS_FROM_MONTHS } from "../symptoms/rules/profile-rules.ts";
import { formOf, type RuledBox } from "./find-rules.ts";
import type { DoseTaker } from "./person-band.ts";

/** A name that says that the tablet is not swallowed whole. */
const DISSOLVED = /effervesc|dispersi|disper[sg]able|dissou|fondre/iu;

/** Whether it can go down the wrong way at that age: a tablet or a capsule that is swallowed whole. */
export function isChokedOn(
  box: Pick<RuledBox, "name" | "dosage" | "form">,
  { ageInMonths }: Pick<DoseTaker, "ageInMonths">,
): boolean {
  if (ageInMonths === null || ageInMonths >= TABLETS_FROM_MONTHS) return false;
  const form = formOf(box);
  const isWhole = form === "tablet" || form === "capsule";
  return isWhole && !DISSOLVED.test(`${box.name} ${box.dosage}`);
}
