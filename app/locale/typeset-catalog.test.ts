import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { type Area, loadArea } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";
import { loadTypesetArea } from "./typeset-catalog.ts";

const AREAS: Area[] = [
  "site",
  "card",
  "helper",
  "member",
  "data",
  "fill",
  "visitor",
  "search",
  "travel",
  "paper",
  "phone",
  "prescriptions",
  "box-photo",
  "document",
  "admin",
];

const ENGLISH_OF_EUROPE = ["fr-en", "es-en"] as const;

/** Sentences of the United States that say leaflet: French documents, and the name of a level of the answers. */
const LEAFLETS_OF_OTHERS: ReadonlySet<string> = new Set([
  "symptoms.rule.label-strength",
  "symptoms.rule.label-form",
  "siteSettings.level.leaflet",
  "siteSettings.known.uses.guidance_level",
]);

test.each(AREAS)(
  "no French line of the %s area can begin with a mark or end on a quote",
  async (area) => {
    const shown = JSON.stringify(await loadTypesetArea(area, "fr-fr"));
    expect(shown.match(/.{0,20}(?: [;:!?»]|« ).{0,20}/g)).toBeNull();
    expect(shown.includes("\u00a0:")).toBe(true);
    const written = JSON.stringify(await loadArea(area, "fr"));
    expect(ordinary(shown) === ordinary(written)).toBe(true);
  },
);

test.each(AREAS)("the %s area is shown as it is written elsewhere", async (area) => {
  for (const locale of ENGLISH_OF_EUROPE) {
    expect(await loadTypesetArea(area, locale)).toEqual(await loadArea(area, "en"));
  }
  for (const locale of ["es-es", "us-es", "fr-es"] as const) {
    expect(await loadTypesetArea(area, locale)).toEqual(await loadArea(area, "es"));
  }
});

test("the United States read of labels, packets and vaginal inserts, and France and Spain of leaflets", async () => {
  const american = await sentences("us-en");
  const european = await sentences("fr-en");
  const foreign = /leaflet|sachet|pessar|lyophil/i;
  const said = [...american].filter(([, sentence]) => foreign.test(sentence)).map(([key]) => key);
  expect(said.sort()).toEqual([...LEAFLETS_OF_OTHERS].sort());
  expect(american.get("site.footer.guidance")).toContain("Read the label and ask");
  expect(european.get("site.footer.guidance")).toContain("Read the leaflet and ask");
  expect(american.get("interactions.label.fromWeight")).toBe("Label: from {{least}} {{unit}}");
  const changed = [...american].filter(([key, sentence]) => european.get(key) !== sentence);
  expect(changed.length).toBeGreaterThan(90);
});

test("a sentence has the same facts in the words of each country", async () => {
  const european = await sentences("fr-en");
  for (const [key, sentence] of await sentences("us-en")) {
    expect({ key, facts: factsOf(sentence) }).toEqual({
      key,
      facts: factsOf(european.get(key) ?? ""),
    });
  }
});

test("an area is made once for a locale, and is another one for the next", async () => {
  expect(await loadTypesetArea("site", "us-en")).toBe(await loadTypesetArea("site", "us-en"));
  expect(await loadTypesetArea("site", "us-en")).not.toEqual(
    await loadTypesetArea("site", "es-en"),
  );
});

test("what somebody typed is said as they typed it", async () => {
  const text = await createI18n("fr-fr", await loadTypesetArea("member", "fr-fr"));
  expect(text.t("profiles.deleting.title", { name: "Ah ! Nina" })).toBe(
    "Supprimer Ah ! Nina\u202f?",
  );
  const american = await createI18n("us-en", await loadTypesetArea("member", "us-en"));
  expect(american.t("profiles.deleting.title", { name: "Leaflet" })).toBe("Delete Leaflet?");
});

test("French shortens a word before a name with a vowel, and the other languages do not", async () => {
  const french = await createI18n("fr-fr", await loadTypesetArea("member", "fr-fr"));
  expect(french.t("intakes.correcting.done", { name: "Efferalgan" })).toBe(
    "Prise d’Efferalgan corrigée",
  );
  expect(french.t("intakes.correcting.done", { name: "Doliprane" })).toBe(
    "Prise de Doliprane corrigée",
  );
  const spanish = await createI18n("es-es", await loadTypesetArea("member", "es-es"));
  expect(spanish.t("intakes.logging.title", { name: "Efferalgan" })).toContain(" Efferalgan");
  expect(spanish.t("intakes.logging.title", { name: "Efferalgan" })).not.toContain("’");
});

function ordinary(words: string): string {
  return words.replace(/[\u00a0\u202f]/g, " ");
}

/** Every sentence of all areas, by its key. */
async function sentences(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const areas = await Promise.all(AREAS.map((area) => loadTypesetArea(area, locale)));
  return new Map(areas.flatMap((words) => flat(words)));
}

function flat(words: object, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}

function factsOf(sentence: string): string[] {
  return sentence.match(/\{\{.*?\}\}/g) ?? [];
}
