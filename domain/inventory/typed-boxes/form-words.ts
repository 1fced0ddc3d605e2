import { fold } from "../../locale/fold.ts";
import type { Form } from "../form.ts";

/**
 * Words that mean one form and no other, in three languages. Drops, sprays and solutions are not among them: they may go into
 * the eye, the nose or the mouth, and what a list has to say about the medicine decides.
 */
const WORDS: Readonly<Partial<Record<Form, string>>> = {
  Comprimé: "comprimé,comprimés,cp,cps,cpr,cprs,comprimido,comprimidos,tablet,tablets,tabs",
  Gélule: "gélule,gélules,capsule,capsules,cápsula,cápsulas,caps",
  Sirop: "sirop,jarabe,syrup",
  Crème: "crème,crema,cream",
  "Solution injectable": "solution injectable,solución inyectable,injectable solution",
  Suppositoire:
    "suppositoire,suppositoires,suppo,suppos,supositorio,supositorios,suppository,suppositories",
  Sachet: "sachet,sachets,sobre,sobres,packet,packets",
  Collyre: "collyre,collyres,colirio,eye drops",
  "Spray nasal": "spray nasal,nasal spray",
  Inhalateur: "inhalateur,inhalador,inhaler",
  Patch: "patch,patchs,patches,parche,parches",
  Pommade: "pommade,pomada,ointment",
  Pastille: "pastille,pastilles,lozenge,lozenges",
  Ovule: "ovule,ovules,óvulo,óvulos,pessary,pessaries,vaginal insert,vaginal inserts",
};

const BY_WORD: ReadonlyMap<string, Form> = new Map(
  Object.entries(WORDS).flatMap(([form, words]) =>
    words.split(",").map((word): [string, Form] => [fold(word), form as Form]),
  ),
);

/** Two words say more than one. */
const MOST_WORDS = 2;

/** The form that words name from one of them on, and how many words that takes. */
export function formAt(
  words: readonly string[],
  at: number,
): { form: Form; length: number } | null {
  for (let length = MOST_WORDS; length >= 1; length -= 1) {
    const said = words.slice(at, at + length);
    if (said.length < length) continue;
    const form = BY_WORD.get(fold(said.join(" ")).replace(/\.$/, ""));
    if (form) return { form, length };
  }
  return null;
}
