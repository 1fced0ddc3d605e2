import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { isFever } from "../symptoms/emergencies/emergencies.ts";
import { needsSupportLine } from "../symptoms/emergencies/support.ts";
import type { IllnessEntry } from "./illness-entry.ts";
import { recentWords } from "./illness-words.ts";

const NOW = instant("2026-11-25T12:00:00Z");
const noted = { id: "", by: null, byName: null };
const ENTRIES: readonly IllnessEntry[] = [
  { ...noted, kind: "temperature", celsius: 39.2, notedAt: instant("2026-11-25T10:00:00Z") },
  { ...noted, kind: "temperature", celsius: 38, notedAt: instant("2026-11-25T09:00:00Z") },
  { ...noted, kind: "note", words: "toux", notedAt: instant("2026-11-25T08:00:00Z") },
  { ...noted, kind: "note", words: "hier", notedAt: instant("2026-11-24T11:00:00Z") },
];

test.each([
  ["fr", ["39,2 °C", "38,0 °C", "toux"]],
  ["en", ["39.2 °C", "38.0 °C", "toux"]],
  ["es", ["39,2 °C", "38,0 °C", "toux"]],
] as const)("a temperature is written as in the language of the reader: %s", (language, words) => {
  const found = recentWords(ENTRIES, NOW, language);
  expect(found).toEqual(words);
  // And read as what it is.
  const read = found.map((text) => isFever({ text, symptom: null }));
  expect(read).toEqual([true, true, false]);
  expect(
    needsSupportLine(
      found.map((text) => ({ text, symptom: null })),
      [],
    ),
  ).toBe(false);
});
