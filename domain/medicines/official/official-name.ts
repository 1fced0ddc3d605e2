import { fold } from "../../locale/fold.ts";

/** Thousands are set apart; the 30 of `MIXTARD 30 100 unités` belongs to the name. */
const NUMBER = "(?<![\\p{L}\\d])\\d+(?: (?!100 unités)\\d{3})*(?:[.,]\\d+)?";
const UNIT =
  "(?:microgrammes?|nanogrammes?|milligrammes?|grammes?|mcg|µg|ng|mg|kg|g|ml|l|m\\.?u\\.?i\\.?|m ui|u\\.i\\.|ui|u\\. ?ceip|unités?(?: internationales?)?|millions? d['’]unit[eé]s(?: internationales)?(?: \\(UI\\))?|u|mmol|[mgk]bq|pour cent|pour mille|%)(?![a-zà-ÿ])";
const MEASURE = `${NUMBER} ?${UNIT}`;
/** `500 mg/62,5 mg`, `40 mg/mL + 8 mg/mL`, `4 000 UI (40 mg)/0,4 ml`, `25 microgrammes/heure`, `0,30 g pour 100 mL` */
const STRENGTH = new RegExp(
  `${MEASURE}(?: anti-xa)?(?: ?\\(${MEASURE}\\))?` +
    `(?: ?\\+ ?${MEASURE}| ?/ ?(?:${MEASURE}|(?:${NUMBER} ?)?(?:ml|l|g|doses?|heures?|h)(?![a-zà-ÿ])))*` +
    `(?: (?:pour|par) (?:${MEASURE}|ml|dose)(?![a-zà-ÿ]))?(?: ?\\(${MEASURE}/${MEASURE}\\))?`,
  "iu",
);

export interface OfficialName {
  /** As a box has it, without its strength: `Doliprane`. */
  readonly name: string;
  /** `1000 mg`; null where the name does not tell it. */
  readonly strength: string | null;
}

/**
 * Takes `DOLIPRANE 1000 mg, comprimé` apart. The form begins at the first comma with a space behind it:
 * other commas are decimal ones.
 * @param form CIS column 3, for names that have no comma before it
 * @param spellings words with their accents, which names in capitals have lost
 */
export function officialName(
  official: string,
  form: string,
  spellings: readonly string[],
): OfficialName {
  const title = beforeForm(official, form);
  const found = STRENGTH.exec(title);
  if (!found) return { name: written(title, spellings), strength: null };
  const rest = `${title.slice(0, found.index)} ${title.slice(found.index + found[0].length)}`;
  // A name may be nothing but its strength, such as a solution of a salt.
  const name = written(rest, spellings) || written(title, spellings);
  return { name, strength: measure(found[0]) };
}

/** A strength in one spelling: `2,40 g` is `2,4 g`, `POUR CENT` is `%`, `20 mg/1 mL` is `20 mg/ml`. */
export function measure(text: string): string {
  return text
    .replace(
      /(\d,)(\d*)/g,
      (_, whole: string, rest: string) => whole + rest.replace(/(?<!0)0+$/, ""),
    )
    .replace(/(\d),(?!\d)/g, "$1")
    .replace(/d['’]unit[eé]s/i, "d’unités")
    .replace(/ ?pour cent/i, " %")
    .replace(/ ?pour mille/i, " ‰")
    .replace(/ml\b/gi, "ml")
    .replace(/ ?\/ ?/g, "/")
    .replace(/\/1 ml/g, "/ml")
    .replace(/\s+/g, " ")
    .trim();
}

function beforeForm(official: string, form: string): string {
  const [title = "", afterComma] = official.split(/(?<!\s)\s*,(?:\s+|(?=[a-zà-ÿ]))/);
  if (afterComma !== undefined) return title;
  const [firstWord = ""] = form.split(" ");
  const start = firstWord === "" ? -1 : title.indexOf(` ${firstWord}`);
  return start > 0 ? title.slice(0, start) : title;
}

/** Written small inside a name. */
const SMALL = new Set(
  "de du des d la le les l en et ou à a au aux avec sans pour par adulte adultes enfant enfants nourrisson nourrissons bébé bébés sucre effervescent effervescente".split(
    " ",
  ),
);

function written(title: string, spellings: readonly string[]): string {
  const accented = new Map(
    spellings.flatMap((text) => text.split(/[^\p{L}\d]+/u)).map((word) => [fold(word), word]),
  );
  let isFirst = true;
  const words = title.replace(/\bL\.P\.?(?![A-Z])/g, "LP").replace(/[\p{L}\d.]+/gu, (word) => {
    const isOpening = isFirst;
    isFirst = false;
    // Words in small letters are as their maker writes them; codes hold a digit or a full stop.
    if (word !== word.toUpperCase() || /[\d.]/.test(word)) return word;
    const small = (accented.get(fold(word)) ?? word).toLowerCase();
    if (!isOpening && SMALL.has(small)) return small;
    if (isInitials(word)) return word;
    return small.charAt(0).toUpperCase() + small.slice(1);
  });
  return words
    .replace(/\s+/g, " ")
    .replace(/^[\s,;/+-]+|(?<![\s,;/+-])[\s,;/+-]+$/g, "")
    .replace(/\( ?\)/g, "")
    .trim();
}

/** `EG`, `LP`, `BGR`: two letters, or none of them a vowel. */
function isInitials(word: string): boolean {
  return word.length <= 2 || !/[AEIOUYÀ-Ü]/.test(word);
}
