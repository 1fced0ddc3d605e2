import type { Form } from "../../inventory/form.ts";
import { fold } from "../../locale/fold.ts";

/** Simplified forms of CIMA that map honestly onto one of the product's, by their beginning, folded. */
const FORMS: readonly [RegExp, Form][] = [
  [/^comprimido/, "Comprimé"],
  [/^capsula(?!.*(?:inhal|vaginal))/, "Gélule"],
  [/^gotas orales|^solucion oral en gotas/, "Gouttes"],
  [/^(?:jarabe|solucion oral|suspension oral|solucion\/suspension oral)(?!.*sobre)/, "Sirop"],
  [/^(?:polvo|granulado).*oral.*sobre|^sobre/, "Sachet"],
  [/^polvo.*suspension oral/, "Poudre pour suspension"],
  [
    /^(?:crema|gel|emulsion cutanea)(?!.*(?:rectal|vaginal|oftalm|oral|bucal|dental|nasal))/,
    "Crème",
  ],
  [/^pomada(?!.*(?:rectal|vaginal|oftalm|nasal))/, "Pommade"],
  [
    /^(?:solucion|suspension|emulsion|dispersion|producto|inyectable).*inyec|^inyectable/,
    "Solution injectable",
  ],
  [/^supositorio/, "Suppositoire"],
  [/^colirio/, "Collyre"],
  [/^(?:suspension|polvo|solucion|producto).*inhal(?!.*(?:nebuliz|capsula))/, "Inhalateur"],
  [/^parche/, "Patch"],
  [/^(?:pastilla|comprimido para chupar)/, "Pastille"],
  [/^(?:ovulo|comprimido vaginal|capsula vaginal)/, "Ovule"],
];

/** Null where the form is none of the product's. */
export function cimaForm(simplifiedForm: string): Form | null {
  const words = fold(simplifiedForm);
  if (/^comprimido (?:vaginal|para chupar)/.test(words)) {
    return words.includes("vaginal") ? "Ovule" : "Pastille";
  }
  if (words.includes("nasal") && /pulveriz|spray/.test(words)) return "Spray nasal";
  return FORMS.find(([official]) => official.test(words))?.[1] ?? null;
}

/** What is counted and measured, in the words of the French files, which the compositions are read in. */
const UNITS: readonly [RegExp, string][] = [
  [/^comprimidos?(?! vaginal)/, "comprimé"],
  [/^capsulas?/, "gélule"],
  [/^supositorios?/, "suppositoire"],
  [/^(?:ovulos?|comprimidos? vaginal)/, "ovule"],
  [/^sobres?/, "sachet"],
  [/^pastillas?/, "pastille"],
  [/^chicles?/, "gomme"],
  [/^liofilizados?/, "lyophilisat"],
  [/^(?:films?|laminas?|peliculas?)/, "film"],
  [/^ampollas?/, "ampoule"],
  [/^(?:vial(?:es)?|frascos?)/, "flacon"],
  [/^jeringas?/, "seringue"],
  [/^plumas?/, "stylo"],
  [/^cartuchos?/, "cartouche"],
  [/^bolsas?/, "poche"],
  [/^(?:envases? unidosis|unidosis|monodosis)/, "récipient unidose"],
  [/^dosis/, "dose"],
  [/^(?:inhalacion(?:es)?|aspiracion(?:es)?)/, "bouffée"],
  [/^(?:pulverizacion(?:es)?|pulsacion(?:es)?|aplicacion(?:es)? nasal)/, "pulvérisation"],
  [/^gotas?/, "goutte"],
  [/^(?:parches?|implantes?|anillos?|dispositivos?)/, "dispositif"],
  [/^(?:mililitros?|ml)$/, "ml"],
  [/^(?:litros?|l)$/, "l"],
  [/^(?:gramos?|g)$/, "g"],
];

/** `COMPRIMIDOS` is `comprimé`; null for a word that is not known. */
export function cimaUnit(words: string): string | null {
  const folded = fold(words);
  return UNITS.find(([unit]) => unit.test(folded))?.[1] ?? null;
}

const STRENGTH_UNITS: readonly [RegExp, string][] = [
  [/^(?:mg|miligramos?)$/, "mg"],
  [/^(?:g|gramos?)$/, "g"],
  [/^(?:µg|μg|mcg|microgramos?)$/, "microgrammes"],
  [/^(?:ng|nanogramos?)$/, "nanogrammes"],
  [/^(?:ui|u\.i\.|unidades? internacionales?)$/, "UI"],
  [/^(?:%|por ciento)$/, "%"],
];

/** `microgramos` is `microgrammes`; other words as they are. */
export function cimaStrengthUnit(words: string): string {
  const small = words.trim().toLowerCase();
  return STRENGTH_UNITS.find(([unit]) => unit.test(small))?.[1] ?? words.trim();
}
