import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "#domain/locale/fold.ts";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import {
  emergencyPhrases,
  LEARNED_SETS,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  type PhraseLanguage,
  type PhraseSet,
} from "#testing/samples/emergency-phrases.ts";
import { RARE_RED_FLAG_SAMPLES, SENTENCES } from "#testing/samples/rare-red-flags.ts";
import { NEAR_MISSES } from "#testing/samples/red-flag-near-misses.ts";
import { RED_FLAG_SAMPLES } from "#testing/samples/red-flags.ts";

/** A phrase to learn from, and whether somebody may want to die who writes it. */
export interface LearnedPhrase {
  readonly text: string;
  readonly isDespair: boolean;
  /** As many times as others it is to be read right. */
  readonly counts: number;
  /** What it came from: a topic of the phrases, a set of emergencies or the list of symptoms. */
  readonly source: string;
  /** Null where the languages stand together. */
  readonly language: PhraseLanguage | null;
  /** Whether each clause of it is learned as well: no clause of a long harmless message is despair. */
  readonly isLearnedInParts?: boolean;
}

/** The source of what stands in the list of symptoms. */
export const NAMES_SOURCE = "symptoms";
/** The source of phrases with a greeting, a question or thanks around them. */
export const IN_SENTENCES_SOURCE = "in sentences";
/** The sources of long messages of every day, in which harmless words add up. */
export const EVERYDAY_SOURCES: ReadonlySet<string> = new Set([
  "despair/everyday",
  "days with small troubles",
]);

/** Calm phrases are many more. */
const DESPAIR_COUNTS = 6;
const CALM_COUNTS = 2;
const NEAR_CALM_COUNTS = 3;
const EVERYDAY_COUNTS = 6;
/** A name of the list is typed by many, and a wrong alarm would stand beside what it has to say. */
const NAME_COUNTS = 12;
/** Near misses of the sets stand one word away from an emergency. */
const NEAR_MISS_COUNTS = 12;
/**
 * Sets whose near misses tell, among ordinary ones, of despair that is long ago, in a film or no more than sadness. Learned
 * from, even a quarter as much as others, those hide one to three of 100 indirect words of despair of now.
 */
const TOLD_SETS: ReadonlySet<PhraseSet> = new Set([
  "fifty-seventh",
  "seventy-third",
  "seventy-fourth",
  "seventy-fifth",
  "seventy-sixth",
  "seventy-seventh",
  "seventy-eighth",
  "eighty-first",
  "eighty-third",
  "eighty-fifth",
]);
/** What tells of despair, folded: sadness, death and an end, harm to oneself. */
const TOLD =
  /suicid|noir|dark|negr|oscur|depr|moral|animo|trist|\bsad|griev|grief|deuil|duelo|pleur|llor|\bcr(?:y|ied|ies)|\bm[ou]+e?r[ti]|\bmeur|\bdead|\bdie|\bdying|death|\bkill|\btu(?:e|er|ee)s?\b|\bmat(?:a|ar|o|e)\b|\bend(?:ing)? (?:it|my|his|her)|finir|acabar|\bfin\b|vivre|vie\b|vivir|vida\b|\blife|alive|\blive|scarif|self.?harm|\bharm|\bcut(?:s|ting)?\b|automutil|autoles|cort|coup(?:e|er|ure)|disparai|desapar|disappear|seul|alone|lonel|\bsol[ao]s?\b|espoir|espera|hope|despai|desesp|worth|inutil|useless|burden|poids pour|carga|miss(?:es|ed)? me|saut|jump|salt|pont|bridge|puente|pend|hang|ahorc|therap|psy|squad|anxi|angoi|ansie|\bmal dans|down\b|\blow\b/u;
/** They stand there in several sentences each. */
const NEAR_MISS_IN_SENTENCE_COUNTS = 4;

const SAMPLES = join(import.meta.dirname, "../../testing/samples");
/**
 * `second` is by another author, and was measured before it was learned from; `things` holds wishes about things beside
 * the same about oneself, which are more like what is alarmed wrongly; `ordinary`, by another author, is what people type
 * every day, and holds no despair; `everyday` holds longer messages of that kind.
 * `despair/blind`, `third` and `fourth` are never learned from.
 */
const FOLDERS = [
  { folder: "despair", calmCounts: CALM_COUNTS },
  { folder: "despair/second", calmCounts: NEAR_CALM_COUNTS },
  { folder: "despair/things", calmCounts: NEAR_CALM_COUNTS },
  { folder: "despair/fifth", calmCounts: NEAR_CALM_COUNTS },
  { folder: "despair/sixth", calmCounts: NEAR_CALM_COUNTS },
];

/** Phrases of the folders: one a line, below the topic that `# ` begins. */
function writtenPhrases(language: PhraseLanguage, isDespair: boolean): LearnedPhrase[] {
  return FOLDERS.flatMap(({ folder, calmCounts }) =>
    phrasesIn(folder, language, isDespair, isDespair ? DESPAIR_COUNTS : calmCounts),
  ).concat(
    isDespair
      ? []
      : [
          ...phrasesIn("despair/ordinary", language, false, CALM_COUNTS),
          ...phrasesIn("despair/everyday", language, false, EVERYDAY_COUNTS).map((phrase) => ({
            ...phrase,
            isLearnedInParts: true,
          })),
        ],
  );
}

function phrasesIn(
  folder: string,
  language: PhraseLanguage,
  isDespair: boolean,
  counts: number,
): LearnedPhrase[] {
  const name = `${language}-${isDespair ? "despair" : "calm"}.txt`;
  const phrases: LearnedPhrase[] = [];
  let source = folder;
  for (const line of readFileSync(join(SAMPLES, folder, name), "utf8").split("\n")) {
    if (line.startsWith("# ")) source = line.slice(2);
    else if (line !== "") phrases.push({ text: line, isDespair, counts, source, language });
  }
  return phrases;
}

/** Sets of emergencies: an overdose may be either, and is left out. */
function setPhrases(set: PhraseSet, language: PhraseLanguage): LearnedPhrase[] {
  const phrase = (text: string, isDespair: boolean, counts: number) => ({
    text,
    isDespair,
    counts,
    source: set,
    language,
  });
  return [
    ...emergencyPhrases(set, language)
      .filter(({ flag }) => flag !== "overdose")
      .map(({ flag, text }) =>
        flag === "suicidal" ? phrase(text, true, DESPAIR_COUNTS) : phrase(text, false, CALM_COUNTS),
      ),
    ...nearMissPhrases(set, language)
      .filter((text) => !TOLD_SETS.has(set) || !TOLD.test(fold(text)))
      .map((text) => phrase(text, false, NEAR_MISS_COUNTS)),
  ];
}

/** Names and synonyms of the list, without those of somebody who may want to die. */
function symptomNames(language: PhraseLanguage): LearnedPhrase[] {
  return referenceSymptoms()
    .filter(({ key }) => !/suicid/u.test(key))
    .flatMap(({ name, synonyms }) => [name[language], ...synonyms[language]])
    .filter((text) => text !== "")
    .map((text) => ({
      text,
      isDespair: false,
      counts: NAME_COUNTS,
      source: NAMES_SOURCE,
      language,
    }));
}

/** As people write them: with a greeting, a question or a word of thanks around, which speak for nothing. */
const inSentences = (texts: readonly string[], isDespair: boolean, counts: number) =>
  texts
    .flatMap((text) => SENTENCES.map((sentence) => sentence(text)))
    .map((text) => ({ text, isDespair, counts, source: IN_SENTENCES_SOURCE, language: null }));

/** Everything to learn from, in a fixed order. */
export function learnedPhrases(): LearnedPhrase[] {
  return [
    ...PHRASE_LANGUAGES.flatMap((language) => [
      ...writtenPhrases(language, true),
      ...writtenPhrases(language, false),
      ...LEARNED_SETS.flatMap((set) => setPhrases(set, language)),
      ...symptomNames(language),
    ]),
    ...inSentences(NEAR_MISSES, false, NEAR_MISS_IN_SENTENCE_COUNTS),
    ...inSentences(
      [...RED_FLAG_SAMPLES.suicidal, ...(RARE_RED_FLAG_SAMPLES.suicidal ?? [])],
      true,
      DESPAIR_COUNTS,
    ),
  ];
}
