import { contentLanguage, DEFAULT_LANGUAGE, type Language } from "../locale/locales.ts";

/** A text of the site as it is kept: the French one, and the others where somebody wrote them. */
export interface Variants {
  readonly base: string | null;
  readonly en: string | null;
  readonly es: string | null;
}

export interface LocalizedText {
  readonly text: string;
  /** What the text is written in, which is not always what the page is read in. */
  readonly language: Language;
}

/** The text in the reader's language where there is one, otherwise the base text; null when that is empty too. */
export function localizedText(
  language: Language,
  { base, en, es }: Variants,
): LocalizedText | null {
  const written = contentLanguage(language);
  const variant = { fr: base, en, es }[written];
  if (isWritten(variant)) return { text: variant, language: written };
  return isWritten(base) ? { text: base, language: DEFAULT_LANGUAGE } : null;
}

function isWritten(text: string | null): text is string {
  return text !== null && text.trim() !== "";
}
