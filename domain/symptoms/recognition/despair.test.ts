import { expect, test } from "vitest";
import {
  emergencyPhrases,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  PHRASE_SETS,
} from "#testing/samples/emergency-phrases.ts";
import { DESPAIR } from "./despair.ts";
import { normalizeBy, normalizeWording, REPLACEMENTS } from "./wording.ts";

/** Beside the sets of phrases: what no other wording reads. */
const SAMPLES: readonly string[] = [
  "m'en aller et ne plus revenir",
  "personne ne me reverra",
  "c'est la dernière fois que je vous parle",
  "être morte sans souffrir",
  "comment se tuer",
  "j'ai assez vécu",
  "ils seraient libres si je n'étais pas là",
  "sans moi ils seraient libres",
  "si je n'existais pas",
  "un fardeau pour ma famille",
  "je suis un boulet",
  "no reason to get up",
];

const everywhere = (read: typeof emergencyPhrases) =>
  PHRASE_SETS.flatMap((set) => PHRASE_LANGUAGES.flatMap((at) => read(set, at)));

const texts = everywhere(emergencyPhrases)
  .filter(({ flag }) => flag === "suicidal")
  .map(({ text }) => text);

const others = REPLACEMENTS.filter((each) => !DESPAIR.includes(each));
const isRead = (text: string) => / suicide(?: |$)/u.test(text);

/** The wordings that hold for a text; none where the text is read without them. */
function wordingsOf(text: string): string[] {
  const plain = normalizeBy(text, others);
  if (isRead(plain)) return [];
  return DESPAIR.flatMap(([{ source, flags }]) =>
    new RegExp(source, flags.replace("g", "")).test(` ${plain} `) ? source : [],
  );
}

test("each wording alone reads a phrase", () => {
  const alone = new Set(
    [...texts, ...SAMPLES].flatMap((text) => {
      const found = wordingsOf(text);
      return found.length === 1 ? found : [];
    }),
  );
  const idle = DESPAIR.map(([{ source }]) => source).filter((source) => !alone.has(source));
  expect(idle).toEqual([]);
});

test("hardly a harmless phrase is read as despair", () => {
  const harmless = PHRASE_SETS.flatMap((set) =>
    PHRASE_LANGUAGES.flatMap((at) => nearMissPhrases(set, at)),
  );
  const wrong = harmless.filter((text) => isRead(normalizeWording(text)));
  expect(wrong.length / harmless.length).toBeLessThan(0.005);
});
