import { writeFileSync } from "node:fs";
import { readDespair } from "#domain/symptoms/recognition/despair/despair.ts";
import { learnDespair } from "./despair/learn-despair-weights.ts";
import { type LearnedPhrase, learnedPhrases } from "./despair/learned-phrases.ts";
import { WEIGHTS_FILE, weightsFile } from "./despair/weights-file.ts";

/**
 * Learns the weights by which despair is recognized, and writes their file. `--hold-out forty-third,forty-fifth` leaves
 * sets of emergencies or topics out, measures how their phrases are read, and writes nothing.
 */
const at = process.argv.indexOf("--hold-out");
const heldOut = at === -1 ? null : new Set((process.argv[at + 1] ?? "").split(","));
const phrases = learnedPhrases();

if (heldOut === null) {
  const weights = learnDespair(phrases);
  writeFileSync(WEIGHTS_FILE, weightsFile(weights));
  console.log(`${weights.features.size} weights from ${phrases.length} phrases`);
} else measure(heldOut);

function measure(sources: ReadonlySet<string>): void {
  const weights = learnDespair(phrases.filter(({ source }) => !sources.has(source)));
  const scored = phrases
    .filter(({ source }) => sources.has(source))
    .map((phrase) => ({ phrase, score: readDespair(phrase.text, weights).score }));
  console.log(`${weights.features.size} weights\nfrom\tfr\ten\tes (recall / precision)`);
  for (let from = -10; from <= 30; from += 2) {
    const each = ["fr", "en", "es"].map((language) => figures(language, from, scored));
    console.log([from, ...each].join("\t"));
  }
}

function figures(
  language: string,
  from: number,
  scored: readonly { readonly phrase: LearnedPhrase; readonly score: number }[],
): string {
  const own = scored.filter(({ phrase }) => phrase.language === language);
  const despair = own.filter(({ phrase }) => phrase.isDespair);
  const found = despair.filter(({ score }) => score >= from).length;
  const alarms = own.filter(({ score, phrase }) => score >= from && !phrase.isDespair).length;
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
  return `${percent(found, despair.length)} / ${percent(found, found + alarms)}`;
}
