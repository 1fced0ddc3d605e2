import { expect, test } from "vitest";
import { namesAll, strengths, words } from "./official-facts.ts";

test.each([
  { text: "1 g", same: "1000 mg" },
  { text: "2,4 POUR CENT", same: "2,40 %" },
  { text: "2 000 000 UI", same: "2 M.U.I." },
  { text: "20 microgrammes", same: "0,020 mg" },
])("$text and $same are one strength", ({ text, same }) => {
  expect(strengths(text)).toHaveLength(1);
  expect(strengths(text)).toEqual(strengths(same));
});

test("a number without a unit is no strength", () => {
  expect(strengths("24 sachets, 3 gélules")).toEqual([]);
});

test("names lose accents and case, not words", () => {
  expect(words("Voltarène L.P. 75 mg")).toEqual(["VOLTARENE", "LP", "75", "MG"]);
});

test("a molecule is named by what acts or by its salt, and each exactly once", () => {
  const part = { strength: "/", reference: "un comprimé", element: "comprimé", code: "" };
  const composition = [
    { ...part, link: "1", acts: false, name: "CLAVULANATE DE POTASSIUM" },
    { ...part, link: "1", acts: true, name: "ACIDE CLAVULANIQUE" },
    { ...part, link: "2", acts: false, name: "AMOXICILLINE TRIHYDRATÉE" },
  ];
  expect(namesAll("Amoxicilline + Acide clavulanique", composition)).toBe(true);
  expect(namesAll("Amoxicilline", composition)).toBe(false);
  expect(namesAll("Amoxicilline + Amoxicilline", composition)).toBe(false);
  expect(namesAll("Amoxicilline + Ibuprofène", composition)).toBe(false);
});
