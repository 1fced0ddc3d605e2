/** The forms a medication may have, as the database stores them and the specification names them. */
export const FORMS = ["Comprimé", "Gélule", "Sirop", "Crème", "Solution injectable"] as const;

export type Form = (typeof FORMS)[number];

/** The same forms as words without a language: keys of catalogs and pictograms. */
export type FormWord = "tablet" | "capsule" | "syrup" | "cream" | "injection";

const WORD_BY_FORM: Readonly<Record<Form, FormWord>> = {
  Comprimé: "tablet",
  Gélule: "capsule",
  Sirop: "syrup",
  Crème: "cream",
  "Solution injectable": "injection",
};

export function isForm(text: string): text is Form {
  return (FORMS as readonly string[]).includes(text);
}

export function formWord(form: Form): FormWord {
  return WORD_BY_FORM[form];
}
