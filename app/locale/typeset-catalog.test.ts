import { expect, test } from "vitest";
import { type Area, loadArea } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";
import { loadTypesetArea } from "./typeset-catalog.ts";

const AREAS: Area[] = [
  "site",
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

test.each(AREAS)(
  "no French line of the %s area can begin with a mark or end on a quote",
  async (area) => {
    const shown = JSON.stringify(await loadTypesetArea(area, "fr"));
    expect(shown.match(/.{0,20}(?: [;:!?»]|« ).{0,20}/g)).toBeNull();
    expect(shown.includes("\u00a0:")).toBe(true);
    const written = JSON.stringify(await loadArea(area, "fr"));
    expect(ordinary(shown) === ordinary(written)).toBe(true);
  },
);

test.each(AREAS)("the %s area is shown in the other languages as it is written", async (area) => {
  expect((await loadTypesetArea(area, "en")) === (await loadArea(area, "en"))).toBe(true);
  expect((await loadTypesetArea(area, "es")) === (await loadArea(area, "es"))).toBe(true);
});

test("what somebody typed is said as they typed it", async () => {
  const text = await createI18n("fr", await loadTypesetArea("member", "fr"));
  expect(text.t("profiles.deleting.title", { name: "Ah ! Nina" })).toBe(
    "Supprimer Ah ! Nina\u202f?",
  );
});

test("French shortens a word before a name with a vowel, and the other languages do not", async () => {
  const french = await createI18n("fr", await loadTypesetArea("member", "fr"));
  expect(french.t("intakes.correcting.done", { name: "Efferalgan" })).toBe(
    "Prise d’Efferalgan corrigée",
  );
  expect(french.t("intakes.correcting.done", { name: "Doliprane" })).toBe(
    "Prise de Doliprane corrigée",
  );
  const spanish = await createI18n("es", await loadTypesetArea("member", "es"));
  expect(spanish.t("intakes.logging.title", { name: "Efferalgan" })).toContain(" Efferalgan");
  expect(spanish.t("intakes.logging.title", { name: "Efferalgan" })).not.toContain("’");
});

function ordinary(words: string): string {
  return words.replace(/[\u00a0\u202f]/g, " ");
}
