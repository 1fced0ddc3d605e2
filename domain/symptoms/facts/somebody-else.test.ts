import { expect, test } from "vitest";
import { withoutOthers } from "./somebody-else.ts";

test.each([
  ["fièvre. on a donné du Doliprane à sa soeur, lui n'a rien eu", "Doliprane"],
  ["fever, we gave his sister Calpol, he hasn't had any", "Calpol"],
  ["fever 101, his twin brother got Tylenol an hour ago but he hasn't had anything", "Tylenol"],
  ["fièvre, son frère a eu du Doliprane mais lui n'a rien eu", "Doliprane"],
  ["fiebre, su hermano tomó Dalsy pero él no ha tomado nada", "Dalsy"],
  ["fiebre, a su hermana le di Dalsy, él no ha tomado nada", "Dalsy"],
])("%s: %s is somebody else's", (text, word) => {
  expect(withoutOthers(text)).not.toContain(word);
  expect(withoutOthers(text)).toMatch(
    /mal de tête|toothache|headache|dolor|fi[eè]vre|fever|fiebre/u,
  );
});

test.each([
  "mal de tête, ma mère est sous Eliquis",
  // The chosen person may be a relative of the writer.
  "fièvre, mon fils est allergique à l'ibuprofène, moi non",
  "mal de tête, c'est ma mère qui est sous Eliquis, moi je ne prends rien",
  "toothache. My father is allergic to aspirin, I'm not",
  "fiebre, mi hijo es alérgico al ibuprofeno, ella no",
  "headache, my mum is on warfarin, I'm not sure what to give",
  "dolor de cabeza, mi suegra toma Sintrom, yo no sé qué darle",
  // The same person may be meant.
  "fever, her sister had Calpol, she hasn't had any more",
  "fever, his brother had Calpol but he hasn't had anything else",
  "fever, his brother had Calpol but he hasn't had anything since noon",
  "fièvre, son frère a eu de l'Advil, lui rien",
  "fiebre, su hermano tomó Dalsy pero él no ha tomado nada más",
  "mi hermano es alérgico al ibuprofeno, él no puede tomarlo",
  "mon mari est allergique à l'aspirine, moi je ne suis médecin",
  "je ne prends rien",
])("%s stays whole", (text) => {
  expect(withoutOthers(text)).toBe(text);
});
