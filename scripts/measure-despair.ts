import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emergencies } from "#domain/symptoms/emergencies/emergencies.ts";
import { needsSupportLine } from "#domain/symptoms/emergencies/support.ts";
import { PHRASE_LANGUAGES } from "#testing/samples/emergency-phrases.ts";

/**
 * Reads a folder of phrases as the symptom field would, and prints for each language how much despair is recognized,
 * how many alarms are right, and how much of the rest shows the support line: `npm run measure:despair -- folder`. The
 * folder holds `fr-despair.txt`, `fr-calm.txt` and so on, one phrase a line; lines that begin with `#` are passed over.
 * `--wrong` also lists what is missed, what is alarmed wrongly and what shows the line.
 */

const NOBODY = { ageInMonths: null, circumstances: [] };

type Reading = "despair" | "line" | "calm";

function readingOf(text: string): Reading {
  const chosen = [{ text, symptom: null }];
  const found = emergencies(chosen, NOBODY);
  if (found.some(({ flag }) => flag === "suicidal")) return "despair";
  return needsSupportLine(chosen, found) ? "line" : "calm";
}

const [folder = "testing/samples/despair/blind"] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"));
const listsWrong = process.argv.includes("--wrong");
const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);

function readingsIn(name: string) {
  return readFileSync(join(resolve(folder), `${name}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((text) => ({ text, reading: readingOf(text) }));
}

console.log("language\tdespair\tcalm\trecall\tprecision\tmissed on the line\tcalm on the line");
for (const language of PHRASE_LANGUAGES) {
  const despair = readingsIn(`${language}-despair`);
  const calm = readingsIn(`${language}-calm`);
  const count = (phrases: typeof despair, reading: Reading) =>
    phrases.filter((phrase) => phrase.reading === reading).length;
  const found = count(despair, "despair");
  console.log(
    [
      language,
      despair.length,
      calm.length,
      percent(found, despair.length),
      percent(found, found + count(calm, "despair")),
      `${count(despair, "line")} of ${despair.length - found}`,
      percent(count(calm, "line"), calm.length),
    ].join("\t"),
  );
  if (!listsWrong) continue;
  for (const { text, reading } of despair.filter((each) => each.reading !== "despair")) {
    console.log(`  missed (${reading}): ${text}`);
  }
  for (const { text, reading } of calm.filter((each) => each.reading !== "calm")) {
    console.log(`  calm (${reading}): ${text}`);
  }
}
