import { redFlagsIn } from "#domain/symptoms/emergencies/red-flags.ts";
import {
  emergencyPhrases,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  PHRASE_SETS,
} from "#testing/samples/emergency-phrases.ts";

/**
 * Prints recall and precision of the emergency recognition for each set of phrases and language. `--wrong` also lists
 * each missed emergency and each false alarm, `--set first` measures one set alone.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const only = argument("set");
const listsWrong = process.argv.includes("--wrong");
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

console.log("set\tlanguage\temergencies\tnear misses\trecall\tprecision\tright flag");
for (const set of PHRASE_SETS.filter((each) => only === undefined || each === only)) {
  for (const language of PHRASE_LANGUAGES) {
    const emergencies = emergencyPhrases(set, language);
    const nearMisses = nearMissPhrases(set, language);
    const missed = emergencies.filter(({ text }) => redFlagsIn(text).length === 0);
    const falseAlarms = nearMisses.filter((text) => redFlagsIn(text).length > 0);
    const right = emergencies.filter(({ flag, text }) => redFlagsIn(text).includes(flag));
    const found = emergencies.length - missed.length;
    console.log(
      [
        set,
        language,
        emergencies.length,
        nearMisses.length,
        percent(found, emergencies.length),
        percent(found, found + falseAlarms.length),
        percent(right.length, emergencies.length),
      ].join("\t"),
    );
    if (!listsWrong) continue;
    for (const { flag, text } of missed) console.log(`  missed ${flag}: ${text}`);
    for (const text of falseAlarms) console.log(`  false alarm ${redFlagsIn(text)}: ${text}`);
  }
}
