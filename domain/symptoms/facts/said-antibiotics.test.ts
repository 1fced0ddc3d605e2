import { expect, test } from "vitest";
import { speaksOfAntibiotic } from "./said-antibiotics.ts";

test.each([
  "la courante depuis que jai commencé l'augmentin",
  "diarrhée sous antibio",
  "diarrhée, j'ai fini l'amoxicilline hier",
  "loose stools after a z-pack",
  "diarrhea, on abx",
  "diarrea desde que empecé con el antibiótico",
])("an antibiotic is or was taken: %s", (text) => {
  expect(speaksOfAntibiotic(text)).toBe(true);
});

test.each([
  "diarrhée, pas d'antibio",
  "diarrhea, no antibiotics",
  "diarrea, no he tomado antibióticos",
  "diarrhée, allergique à l'amoxicilline",
  "diarrhea, should I take antibiotics",
  "diarrhée, j'ai pris des antibiotiques il y a un an",
  "diarrhée et mal de ventre",
])("none is: %s", (text) => {
  expect(speaksOfAntibiotic(text)).toBe(false);
});
