import { expect, test } from "vitest";
import { REASONS } from "#domain/interactions/reasons.ts";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { type Area, loadArea } from "./areas.ts";

const AREAS: readonly Area[] = [
  "site",
  "member",
  "data",
  "fill",
  "visitor",
  "search",
  "travel",
  "paper",
  "phone",
  "box-photo",
  "document",
  "admin",
];

/** What the product never says of a medicine or a symptom: a permission, a reassurance, an allowance, a diagnosis. */
const NEVER: readonly RegExp[] = [
  // A permission.
  /(vous|on) (pouvez|peut) (\w+ )?(en )?(re)?donner/iu,
  /you (can|may) (still |now )?(give|take)/iu,
  /(puede|pueden) (volver a )?(dar|darle|tomar)\b/iu,
  // A reassurance.
  /sans (aucun )?(risque|danger)|aucun (risque|danger)|\bsûrs?\b|\bsûre(s|té)?\b|inoffensi/iu,
  /\bsafe(ly|ty)?\b|\bharmless\b|\b(no|without) (any )?(risk|danger)\b/iu,
  /\bsegur[oa]s?\b|\binofensiv|\bsin (ningún )?(riesgo|peligro)|ningún (riesgo|peligro)/iu,
  /\bnormale?s?\b|\bnormal(es|mente)?\b/iu,
  /rien de grave|pas grave|sans gravité|nothing serious|not serious|nada grave|no es grave/iu,
  // What would be left to give.
  /encore \{\{mg\}\}|(reste|restent) \{\{mg\}\}|\{\{mg\}\}\s?mg (de plus|restant|left|more|más)/iu,
  /still give|quedan? \{\{mg\}\}/iu,
  // After a missed dose.
  /doublez|prenez le double|double the dose|doble la dosis|duplique/iu,
  /remplace (votre|un|le) médecin|replaces? (your|a) doctor|sustituye a(l| su) médico/iu,
  // A comparison of brands.
  /plus efficace que|more effective than|más eficaz que/iu,
];

/** Sentences that say the opposite, or that speak of something else than a medicine or a symptom. */
const OTHERWISE: ReadonlySet<string> = new Set([
  "profiles.deleting.body",
  "articles.deleting.body",
  "sheets.deleting.body",
  "accountData.export.careful",
  "accounts.register.rule.not-common",
  "users.unconfirmed",
  // "Do not double it", "may make you sleepy", "its safety is unknown".
  "symptoms.offer.alreadyFor",
  "symptoms.caution.drowsiness",
  "symptoms.analysis.unknown",
  "symptoms.caution.unchecked-substance",
]);

test("no sentence of the screens gives a permission, a reassurance or an allowance", async () => {
  const found: string[] = [];
  const excused = new Set<string>();
  for (const language of LANGUAGES) {
    for (const area of AREAS) {
      for (const [key, sentence] of flat(await loadArea(area, language))) {
        if (NEVER.every((pattern) => !pattern.test(sentence))) continue;
        if (OTHERWISE.has(key)) excused.add(key);
        else found.push(`${language} ${key}: ${sentence}`);
      }
    }
  }
  for (const [key, words] of Object.entries(REASONS)) {
    for (const sentence of Object.values(words)) {
      if (NEVER.some((pattern) => pattern.test(sentence))) found.push(`${key}: ${sentence}`);
    }
  }
  expect(found).toEqual([]);
  expect([...excused].sort()).toEqual([...OTHERWISE].sort());
});

test("each of these would be noticed", () => {
  const said = [
    "Vous pouvez donner 5 mL.",
    "You can give 5 mL.",
    "Puede dar 5 ml.",
    "Sans risque.",
    "It is safe.",
    "Es seguro.",
    "C’est normal.",
    "Rien de grave.",
    "Il reste {{mg}} mg.",
    "You may still give 200 mg.",
    "Doublez la dose.",
    "Trousse remplace votre médecin.",
    "Advil est plus efficace que Doliprane.",
  ];
  expect(said.filter((each) => NEVER.every((pattern) => !pattern.test(each)))).toEqual([]);
});

function flat(words: object, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}
