import { defaultLocale, type Language, languageTag } from "../../../domain/locale/locales.ts";

/**
 * '31 mars', '1er janvier', or with its weekday 'mardi 31 mars', or with the year.
 * @param day `YYYY-MM-DD`
 */
export function dayWords(
  day: string,
  language: Language,
  options?: { weekday?: "long"; year?: "numeric" },
): string {
  const tag = languageTag(defaultLocale(language));
  const format = new Intl.DateTimeFormat(tag, {
    ...options,
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const words = format.format(new Date(`${day}T00:00Z`));
  if (language === "fr") return words.replace(/\b1(?=\s)/, "1er");
  return language === "es" ? words.replace(",", "") : words;
}
