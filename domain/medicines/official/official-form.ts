import type { Form } from "../../inventory/form.ts";

/**
 * Official forms (CIS column 3) that map honestly onto one of the product's, by their beginning. What comes as several
 * forms at once (homeopathic stocks) is none of them, nor is what the file does not describe enough: a `dispositif` is
 * a patch or a coil, a `solution pour pulvérisation` goes into the nose or onto the skin.
 */
const FORMS: readonly [RegExp, Form][] = [
  [/^comprimé(?!.* et (?!comprimé|orodispersible))/, "Comprimé"],
  [/^(gélule|capsule molle)(?!.* et (?!gélule))/, "Gélule"],
  [/^solution (?:buvable )?(?:en )?gouttes(?!.* et )/, "Gouttes"],
  [/^(sirop|solution buvable|suspension buvable)(?!.* et )/, "Sirop"],
  [
    /^(crème|gel|émulsion pour application)(?![a-zà-ÿ])(?!.*( et |buvable|oral|ophtalmique|intestin))/,
    "Crème",
  ],
  [/^(solution|suspension|émulsion|dispersion) injectable/, "Solution injectable"],
  [/^suppositoire(?!.* et )/, "Suppositoire"],
  [/^collyre(?!.* et )/, "Collyre"],
  // What a nebuliser needs, and capsules that an inhaler empties, are counted in another way.
  [/^(suspension|poudre) pour inhalation(?!.*(nébuliseur|gélule| et ))/, "Inhalateur"],
  [/^(patch|emplâtre)(?!.* et )/, "Patch"],
  [/^pommade(?!.*( et|ophtalmique))/, "Pommade"],
  [/^pastille(?!.* et )/, "Pastille"],
  [/^ovule(?!.* et )/, "Ovule"],
];

/** The file has one form for powders in sachets and in bottles; the name of the medicine says which. */
const POWDER = /^(poudre|granulés)(?: effervescent\(e\))? pour (suspension|solution) buvable$/;

/**
 * Null where the form is none of the product's.
 * @param name the official name, which ends with the form in more words
 */
export function formOf(officialForm: string, name = ""): Form | null {
  const powder = POWDER.exec(officialForm);
  if (powder) return powderOf(powder[2] ?? "", name.toLowerCase());
  return FORMS.find(([official]) => official.test(officialForm))?.[1] ?? null;
}

function powderOf(mixed: string, name: string): Form | null {
  if (name.includes("sachet")) return "Sachet";
  // A strength in millilitres is that of the bottle once water is added.
  const isInBottle = name.includes("flacon") || /\d ?ml(?![a-z])|par ml/.test(name);
  return mixed === "suspension" && isInBottle ? "Poudre pour suspension" : null;
}
