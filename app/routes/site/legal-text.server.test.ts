import { expect, test } from "vitest";
import { reviewCount } from "#domain/interactions/review-count.ts";
import { defaultLocale, LANGUAGES } from "#domain/locale/locales.ts";
import { legalText } from "./legal-text.server.ts";

test.each(LANGUAGES)("every text of the house is there in %s", (language) => {
  for (const page of ["terms", "privacy", "about"] as const) {
    expect(legalText(page, defaultLocale(language)).length).toBeGreaterThan(500);
  }
});

test.each([
  {
    language: "fr",
    terms: "Dernière mise à jour : 1er décembre 2026",
    privacy: "Dernière mise à jour : 1er décembre 2026",
  },
  {
    language: "en",
    terms: "Last updated: December 1, 2026",
    privacy: "Last updated: December 1, 2026",
  },
  {
    language: "es",
    terms: "Última actualización: 1 de diciembre de 2026",
    privacy: "Última actualización: 1 de diciembre de 2026",
  },
] as const)("terms and privacy policy say in $language of which day they are", (row) => {
  for (const page of ["terms", "privacy"] as const) {
    const [first] = legalText(page, defaultLocale(row.language)).split("\n");
    expect(first?.replaceAll("\u00a0", " ")).toBe(row[page]);
  }
});

test.each([
  {
    language: "fr",
    line: (reviewed: number, total: number) => `professionnel de santé : ${reviewed} sur ${total}`,
  },
  {
    language: "en",
    line: (reviewed: number, total: number) => `health professional: ${reviewed} of ${total}`,
  },
  {
    language: "es",
    line: (reviewed: number, total: number) => `profesional de la salud: ${reviewed} de ${total}`,
  },
] as const)("in $language it says how many rules were reviewed", ({ language, line }) => {
  const { reviewed, total } = reviewCount();
  expect(total).toBeGreaterThan(100);
  const about = legalText("about", defaultLocale(language));
  expect(about.replaceAll("\u00a0", " ")).toContain(line(reviewed, total));
});

test("the paper to read is a label in the United States, and a leaflet in France and Spain", () => {
  const american = legalText("terms", "us-en");
  expect(american).toContain("Read the label of every medicine.");
  expect(american).not.toMatch(/leaflet/i);
  for (const locale of ["fr-en", "es-en"] as const) {
    expect(legalText("terms", locale)).toContain("Read the leaflet of every medicine.");
  }
});
