import type { Form } from "../../inventory/form.ts";

/** Dosage forms of the NDC directory that map honestly onto one of the product's, by their beginning. */
const FORMS: readonly [RegExp, Form][] = [
  [/^TABLET/, "Comprimé"],
  [/^CAPSULE/, "Gélule"],
  [/^(?:SYRUP|ELIXIR)/, "Sirop"],
  [/^(?:CREAM|GEL)(?!.*(?:DENTIFRICE))/, "Crème"],
  [/^OINTMENT/, "Pommade"],
  [/^INJECTION/, "Solution injectable"],
  [/^SUPPOSITORY/, "Suppositoire"],
  [/^(?:AEROSOL, METERED|POWDER, METERED|INHALANT)/, "Inhalateur"],
  [/^PATCH/, "Patch"],
  [/^LOZENGE|^TROCHE/, "Pastille"],
  [/^INSERT/, "Ovule"],
];

/**
 * A solution is a syrup where it is swallowed and an eye drop in the eye; what is spread in the eye or elsewhere inside is
 * none of the product's creams. Null where the form is none of the product's.
 */
export function ndcForm(dosageForm: string, route: string): Form | null {
  if (/^(?:SOLUTION|SUSPENSION|LIQUID)/.test(dosageForm)) {
    if (/^SOLUTION\/ ?DROPS/.test(dosageForm) && !/OPHTHALMIC/.test(route)) return null;
    if (/^ORAL$/.test(route)) return "Sirop";
    return /^OPHTHALMIC$/.test(route) ? "Collyre" : null;
  }
  if (/^SPRAY/.test(dosageForm)) return /^NASAL$/.test(route) ? "Spray nasal" : null;
  const form = FORMS.find(([official]) => official.test(dosageForm))?.[1] ?? null;
  const isSpread = form === "Crème" || form === "Pommade";
  if (isSpread && !/TOPICAL|CUTANEOUS/.test(route)) return null;
  if (form === "Ovule" && !/VAGINAL/.test(route)) return null;
  const isTabletElsewhere = form === "Comprimé" && /VAGINAL/.test(route);
  return isTabletElsewhere ? "Ovule" : form;
}

/** One unit of a form, in the words of the French files, which the compositions are read in; null where it is none. */
const ONE: readonly [RegExp, string][] = [
  [/^TABLET/, "un comprimé"],
  [/^CAPSULE/, "une gélule"],
  [/^SUPPOSITORY/, "un suppositoire"],
  [/^(?:LOZENGE|TROCHE)/, "une pastille"],
  [/^GUM/, "une gomme"],
  [/^FILM/, "un film"],
  [/^INSERT/, "un ovule"],
  [/^(?:PATCH|RING|IMPLANT|SYSTEM)/, "un dispositif"],
];

export function oneOf(dosageForm: string): string | null {
  return ONE.find(([official]) => official.test(dosageForm))?.[1] ?? null;
}

/** What packages count and measure, by the words of the directory. */
const CONTENTS = [
  [/^TABLET/, "tablet"],
  [/^CAPSULE/, "capsule"],
  [/^SUPPOSITORY/, "suppository"],
  [/^INSERT/, "pessary"],
  [/^(?:PACKET|POUCH|SACHET)/, "sachet"],
  [/^(?:LOZENGE|TROCHE)/, "lozenge"],
  [/^GUM/, "gum"],
  [/^FILM/, "film"],
  [/^AMPULE/, "ampoule"],
  [/^SYRINGE/, "syringe"],
  [/^CARTRIDGE/, "cartridge"],
  [/^(?:AEROSOL|POWDER|SPRAY), METERED/, "dose"],
  [/^PATCH/, "device"],
  [/^ML$/, "ml"],
  [/^G$/, "g"],
] as const;

export function ndcUnit(words: string): (typeof CONTENTS)[number][1] | null {
  const capital = words.trim().toUpperCase();
  return CONTENTS.find(([unit]) => unit.test(capital))?.[1] ?? null;
}
