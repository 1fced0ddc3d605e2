import { expect, test } from "vitest";
import { isForSomebodyElse } from "./for-somebody-else.ts";

test.each([
  "c'est pas pour lui, c'est pour sa sœur qui a 39",
  "ce n'est pas pour elle mais pour son frère, fièvre",
  "39 de fièvre, c'est pas pour lui",
  "c'est pour sa sœur, pas pour lui",
  "fièvre 39. C'est pour sa petite sœur",
  "mal de tête, pas pour lui mais pour sa mère",
  "c'est pas lui, c'est sa sœur qui a 39",
  "c'est pas lui qui est malade, c'est son frère",
  "c'est pas pour moi, c'est pour mon mari",
  "c'est pas pour mon fils, c'est pour la petite",
  "c'est pour quelqu'un d'autre, mal de dents",
  "it's not for him, it's for his sister, fever 102",
  "it isn't for her it's for her brother, headache",
  "fever, this is not for him but for his twin brother",
  "fever 101, it's for his sister",
  "it's not him, it's his sister, she has a fever",
  "not for me but for my husband, toothache",
  "its not for him its for his little sister",
  "headache. It's for somebody else",
  "no es para él, es para su hermana que tiene 39",
  "fiebre, no es para ella sino para su hermano",
  "es para su hermana, no para él, tiene fiebre",
  "no es él, es su hermana la que tiene fiebre",
  "no es para mí, es para mi marido, dolor de cabeza",
  "fiebre, es para otra persona",
])("%s is about somebody else", (text) => {
  expect(isForSomebodyElse(text)).toBe(true);
});

test.each([
  "c'est pas pour moi, c'est pour lui",
  "c'est pas pour sa sœur, c'est pour lui",
  "c'est pour mon fils, fièvre 39",
  "fièvre, c'est pour lui",
  "sa sœur a eu du Doliprane, lui rien",
  "c'est pas lui qui a pris le Doliprane, c'est sa sœur",
  "le sirop de sa sœur, c'est bon pour lui ?",
  "c'est pas pour rigoler, il a 39",
  "c'est pas pour lui donner encore un sirop, il a 39",
  "mal de tête, c'est pas normal pour elle",
  "it's not for his sister, it's for him",
  "it's for my son, fever 102",
  "his sister had Tylenol, he hasn't",
  "it's not like him, fever and cough",
  "it's not for long, headache",
  "this medicine was for his sister, he has a fever",
  "no es para su hermana, es para él",
  "es para mi hijo, tiene fiebre",
  "no es para tanto, dolor de cabeza",
  "su hermana tomó Dalsy, él no",
  "no es alérgico, fiebre 39",
  "c'est pas pour la fièvre, c'est pour la toux",
  "it's not for the fever, it's for the pain",
  "no es para la tos, es para la fiebre",
])("%s may be about the chosen person", (text) => {
  expect(isForSomebodyElse(text)).toBe(false);
});
