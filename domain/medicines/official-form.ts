import type { Form } from "../inventory/form.ts";

/**
 * Official forms (CIS column 3) that map honestly onto one of the product's five, by their beginning.
 * What comes as several forms at once (homeopathic stocks) or goes into an eye is none of them.
 */
const FORMS: readonly [RegExp, Form][] = [
  [/^comprimé(?!.* et (?!comprimé|orodispersible))/, "Comprimé"],
  [/^(gélule|capsule molle)(?!.* et (?!gélule))/, "Gélule"],
  [/^(sirop|solution buvable|suspension buvable)(?!.* et )/, "Sirop"],
  [
    /^(crème|gel|pommade|émulsion pour application)(?![a-zà-ÿ])(?!.*( et |buvable|oral|ophtalmique|intestin))/,
    "Crème",
  ],
  [/^(solution|suspension|émulsion|dispersion) injectable/, "Solution injectable"],
];

/** Null where the form is none of the five. */
export function formOf(officialForm: string): Form | null {
  return FORMS.find(([official]) => official.test(officialForm))?.[1] ?? null;
}
