import type { ContentLanguage, Locale } from "../../locale/locales.ts";
import { numbersAbroad } from "./numbers-abroad.ts";

/** A sentence that says of which country its numbers are keeps them. */
const NAMES_A_COUNTRY =
  /France|Belgique|Suisse|Espagne|Luxembourg|États-Unis|Canada|Québec|Mexique|Europe|européenne?|French|Belgium|Switzerland|Spain|Luxemburg|United States|Quebec|Mexico|European|abroad|Francia|Bélgica|Suiza|España|Estados Unidos|Canadá|México|Argentin[ea]|Europea|antipoison\.be/u;

/** How each language names the emergency services and the poison center of the country that it is written for. */
const WRITTEN: Readonly<
  Record<ContentLanguage, { urgent: RegExp; center: RegExp; poison: RegExp }>
> = {
  fr: {
    urgent: /\*\*15\*\*(?:(?: ou|,) (?:le )?\*\*112\*\*)?|\*\*112\*\*/g,
    center: /$^/,
    poison:
      /\*\*01 45 42 59 59\*\*(?:\s?; \[les autres numéros\]\(https:\/\/centres-antipoison\.net\/\))?/g,
  },
  en: { urgent: /\*\*911\*\*/g, center: /Poison Help/g, poison: /\*\*1-800-222-1222\*\*/g },
  es: {
    urgent: /\*\*112\*\*/g,
    center: /Servicio de Información Toxicológica/g,
    poison: /\*\*91 562 04 20\*\*/g,
  },
};

/** A name that every country understands, for the center's own. */
const CENTER: Readonly<Record<ContentLanguage, string>> = {
  fr: "",
  en: "the poison center",
  es: "centro de toxicología",
};

/** Between two numbers of one country, after the article that stands before the first. */
const OR: Readonly<Record<ContentLanguage, string>> = { fr: "ou le", en: "or", es: "o al" };

/**
 * An article with the numbers of the country of its reader's address, in place of those of the country that it was
 * written for. What names a country is left as it is, and so are tables, whose rows belong to a country or a city.
 * @param language of the text
 */
export function withNumbersOf(markdown: string, locale: Locale, language: ContentLanguage): string {
  const abroad = numbersAbroad(locale, language);
  if (!abroad) return markdown;
  const bold = (isPoison: boolean) =>
    abroad.numbers
      .filter(({ kind }) => (kind === "poison") === isPoison)
      .map(({ number }) => `**${number}**`)
      .join(` ${OR[language]} `);
  const [urgent, poison] = [bold(false), bold(true)];
  const written = WRITTEN[language];
  const localized = (sentence: string) =>
    NAMES_A_COUNTRY.test(sentence)
      ? sentence
      : sentence
          .replace(written.urgent, urgent)
          .replace(written.poison, poison)
          .replace(written.center, CENTER[language]);
  return markdown
    .split("\n")
    .map((line) =>
      line.startsWith("|")
        ? line
        : line
            .split(/(?<=[.?!…]\)?\s)/u)
            .map(localized)
            .join(""),
    )
    .join("\n");
}
