import { expect, test } from "vitest";
import { unnamedDose } from "./said-unnamed.ts";

test.each([
  [
    "39 fever, his nan gave him something pink for it at supper, she doesnt remember which one",
    true,
  ],
  ["la nounou lui a donné un sirop, elle sait plus lequel", true],
  ["mamie lui a donné quelque chose contre la fièvre", true],
  ["la abuela le dio un jarabe y no recuerda cuál", true],
  ["j'ai pris un antidouleur ce matin", false],
  ["took a painkiller an hour ago", false],
  ["me tomé una pastilla", false],
  ["had a tablet for the headache", false],
])("%s: known to nobody is %s", (text, isUnknown) => {
  expect(unnamedDose(text)).toEqual({ isUnknown });
});

test.each([
  "j'ai pris un cachet de Doliprane",
  "on lui a donné un sirop de paracétamol",
  "took a tablet of ibuprofen",
  "j'ai pris quelque chose à manger",
  "gave him something to drink",
  "le di algo de comer",
  "j'ai pris aucun médicament",
  "I haven't taken any medicine",
  "no he tomado nada para el dolor",
  "je prends un cachet pour la tension",
  "j'ai pris un cachet pour la tension",
  "j'ai pris mes médicaments",
  "I took the pill",
  "j'ai pris la pilule",
  "can I take something for it?",
  "mal de tête",
])("%s", (text) => {
  expect(unnamedDose(text)).toBeNull();
});
