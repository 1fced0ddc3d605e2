import { CELSIUS_MAX, toCelsius } from "../../illness/temperature.ts";
import { withDecimalMark } from "../../illness/written-degrees.ts";
import { plainTexts, type SymptomIndex, type Wording } from "./search-index.ts";
import { keyForAge } from "./symptom-ages.ts";

/** Words around a symptom that say nothing of it. None denies, none says how strong it is, since when or in whom. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "le la les l un une des du de d au aux a j ai as avons avez ont il elle on je tu nous vous ils elles mon ma mes son sa " +
    "ses ton ta tes notre nos votre vos leur leurs me m lui est suis " +
    "the an my his her our your their i he she we they you has have had got is am are of " +
    "el los las una del al tengo tiene tenemos tienen mi mis su sus te"
  ).split(" "),
);

/** As people read it from a thermometer, with or without its unit. */
const TEMPERATURE =
  /\b(?:3[5-9]|4[0-2]|9[5-9]|10[0-7])(?:[.,]\d)?(?: ?[°º] ?[cf]\b| ?[°º]| ?[cf]\b|\b)/giu;
/** From so much on it is a fever. */
const FEVER_CELSIUS = 38;
/** A fever of less than two days, which no line counts by. */
const RECENTLY =
  /(?:\b(?:depuis|since|desde) )?\b(?:ce matin|ce soir|cette nuit|cet apr[eè]s-midi|aujourd.hui|hier(?: soir| matin)?|this (?:morning|afternoon|evening)|tonight|today|last night|yesterday|esta (?:ma[nñ]ana|tarde|noche)|hoy|anoche|ayer)(?!\p{L})/giu;
const DEGREES = /[°º]\s*[cf]?\b|[°º]|(?<=\d) ?[cf]\b|\bdegr(?:e|é|ee)s?\b|\bgrados?\b/giu;

/**
 * The wording of the list that a sentence says with words around it: `il a 39 de fièvre`, `tengo dolor de cabeza`. Null
 * where one word more is said, or where two symptoms have it.
 */
export function wordingSaidWith(index: SymptomIndex, said: string): string | null {
  const text = withoutSmallWords(withDecimalMark(said));
  const isOfFever = text.search(TEMPERATURE) >= 0;
  const felt = isOfFever ? text.replace(RECENTLY, " ") : text;
  const content = contentOf(felt.replace(TEMPERATURE, " ").replace(DEGREES, " "));
  const wanted = content === "" && isFeverReading(text) ? "fievre" : content;
  if (wanted === "") return null;
  const found = wordingsByContent(index).get(wanted) ?? [];
  const [first] = found;
  if (!first || (isOfFever && !FEVER.test(wanted))) return null;
  const keys = new Set(found.map(({ symptom }) => keyForAge(symptom.key, CHILD_MONTHS)));
  return keys.size === 1 ? first.found : null;
}

/**
 * Whether a text is one reading of a fever and nothing else but since when: `39°5`, `39,5 depuis ce soir`. A whole number
 * alone may be an age.
 */
function isFeverReading(text: string): boolean {
  const [reading, ...others] = text.match(TEMPERATURE) ?? [];
  if (reading === undefined || others.length > 0) return false;
  const isMeasured = /[.,°ºcf]/iu.test(reading) || text.search(RECENTLY) >= 0;
  const degrees = Number.parseFloat(reading.replace(",", "."));
  const celsius = degrees > CELSIUS_MAX ? toCelsius(degrees, "fahrenheit") : degrees;
  return isMeasured && celsius >= FEVER_CELSIUS;
}

const contents = new WeakMap<SymptomIndex, ReadonlyMap<string, readonly Wording[]>>();

/** The wordings by what they say, read once for a list: each key asks. */
function wordingsByContent(index: SymptomIndex): ReadonlyMap<string, readonly Wording[]> {
  const known = contents.get(index);
  if (known) return known;
  const byContent = Map.groupBy(index.wordings, ({ words }) => joinContent(words));
  contents.set(index, byContent);
  return byContent;
}

/**
 * A text without the words before what is felt: `un petit rhume`, `a little cough`. After `le` or `mon` a small one may be
 * the child, and stays; before a verb it is.
 */
function withoutSmallWords(text: string): string {
  const [plain = ""] = plainTexts([text]);
  const bare = plain.replace(SMALL, "");
  return bare === plain ? text : bare;
}

/** Only at the beginning: further on, `pas un petit rhume` denies. */
const SMALL =
  /^(?:j ai |i have |tengo )?(?:(?:un|une|a|una) )?(?:petite?|small|little|slight|pequen[oa]) (?!(?:a|as|ont|est|etait|has|is|had|was|tiene|tenia|esta|estaba|vomi\p{L}*|touss\p{L}*|tose|cough\p{L}*|pleure|cries|crying|llora|dort|respire|refuse|ne|n|no|se|s|me|m|with|avec|con|qui|que|who) )(?=[a-z])/u;

/** A text without the fillers and small words that it begins with. */
export function withoutLeadingFillers(text: string): string {
  const [plain = ""] = plainTexts([withoutSmallWords(text)]);
  const words = plain.split(" ");
  const start = words.findIndex(saysSomething);
  return start < 0 ? "" : words.slice(start).join(" ");
}

/** A number beside another word may count something else. */
const FEVER = /^(?:fievre|fever|fiebre|temperature|temperatura|calentura)$/u;
/** The line of adults and the one of children of a symptom are one. */
const CHILD_MONTHS = 60;

/** Whether a folded word says something of a symptom. */
const saysSomething = (word: string) => word !== "" && !FILLERS.has(word);

/** The words of a text that say something of a symptom, folded. */
export function contentOf(text: string): string {
  const [plain = ""] = plainTexts([text]);
  return joinContent(plain.split(" "));
}

/** `Me duele la tripa` is `dolor de tripa`. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ["temp", "temperature"],
  ["duele", "dolor"],
  ["duelen", "dolor"],
  ["doliendo", "dolor"],
]);

/** Those of folded words that say something, a verb as the noun of the list. */
export const contentWords = (words: readonly string[]): string[] =>
  words.filter(saysSomething).map((word) => READ_AS.get(word) ?? word);

const joinContent = (words: readonly string[]) => contentWords(words).join(" ");
