import { writeFileSync } from "node:fs";
import { readEmergency } from "#domain/symptoms/recognition/likely/likely-emergency.ts";
import {
  emergencyPhrases,
  LEARNED_SETS,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  type PhraseLanguage,
} from "#testing/samples/emergency-phrases.ts";
import {
  EMERGENCY_WEIGHTS_FILE,
  emergencyWeightsFile,
} from "./emergencies/emergency-weights-file.ts";
import { learnEmergencies } from "./emergencies/learned-emergencies.ts";

/**
 * Learns the weights by which an emergency is recognized that no rule names, and writes their file. `--hold-out
 * forty-second,fiftieth` leaves sets out, prints how the weights alone read them, and writes nothing.
 */
const at = process.argv.indexOf("--hold-out");
const heldOut = at === -1 ? null : new Set((process.argv[at + 1] ?? "").split(","));
const weights = learnEmergencies(heldOut ?? undefined);
console.log(`${weights.features.size} weights`);
if (heldOut === null) writeFileSync(EMERGENCY_WEIGHTS_FILE, emergencyWeightsFile(weights));
else measure(heldOut);

function measure(sets: ReadonlySet<string>): void {
  const own = LEARNED_SETS.filter((set) => sets.has(set));
  console.log("from\tfr\ten\tes (recall / precision, weights alone)");
  for (let from = -2; from <= 8; from += 1) {
    console.log([from, ...PHRASE_LANGUAGES.map((each) => figures(own, each, from))].join("\t"));
  }
}

function figures(
  sets: readonly (typeof LEARNED_SETS)[number][],
  language: PhraseLanguage,
  from: number,
): string {
  const isAlarm = (text: string) => readEmergency(text, weights).score >= from;
  const emergencies = sets.flatMap((set) => emergencyPhrases(set, language));
  const found = emergencies.filter(({ text }) => isAlarm(text)).length;
  const alarms = sets.flatMap((set) => nearMissPhrases(set, language)).filter(isAlarm).length;
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
  return `${percent(found, emergencies.length)} / ${percent(found, found + alarms)}`;
}
