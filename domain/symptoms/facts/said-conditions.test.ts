import { expect, test } from "vitest";
import { saidMedicines } from "./said-medicines.ts";
import { isPast, withoutPast } from "./said-past.ts";
import { statedConditions, statedMoments } from "./stated-words.ts";

test.each([
  ["mes reins ne fonctionnent plus qu'à 30 pour cent", "kidney"],
  ["j'ai les reins fragiles", "kidney"],
  ["problèmes de reins", "kidney"],
  ["my kidneys don't work well", "kidney"],
  ["trouble with my kidneys", "kidney"],
  ["ando mal de los riñones", "kidney"],
  ["los riñones me funcionan mal", "kidney"],
  ["j'ai le foie malade", "liver"],
  ["liver problems", "liver"],
  ["ando mal del hígado", "liver"],
  ["j'ai le coeur fragile", "coronary_stroke"],
  ["I have a heart condition", "coronary_stroke"],
  ["enfermo del corazón", "coronary_stroke"],
  ["je suis à 21 semaines", "pregnancy"],
  ["on attend notre premier bébé", "pregnancy"],
  ["I'm two months along", "pregnancy"],
  ["expecting our first in June", "pregnancy"],
  ["estoy de siete meses", "pregnancy"],
  ["je donne encore le sein", "breastfeeding"],
  ["I'm nursing a newborn", "breastfeeding"],
  ["todavía le doy el pecho", "breastfeeding"],
  ["je bois cinq bières tous les soirs", "alcohol"],
  ["une bouteille de vin par jour", "alcohol"],
  ["bottle of wine a day", "alcohol"],
  ["four beers every night", "alcohol"],
  ["me bebo un litro de vino al día", "alcohol"],
  ["she's had chickenpox since Monday", "chickenpox_now"],
  ["elle a eu la varicelle la semaine dernière", "chickenpox_now"],
])("%s says %s", (text, condition) => {
  expect(statedConditions(text)).toEqual([condition]);
});

test.each([
  "mal aux reins",
  "mal de reins depuis hier",
  "dolor de riñones",
  "mal de coeur",
  "no kidney problems",
  "pas de problème de reins",
  "kidneys are fine",
  "je suis à 3 semaines de la rentrée",
  "I'm 3 weeks post op",
  "expecting a call from work",
  "llevo 3 semanas de baja",
  "a beer every night",
  "un verre de vin par jour",
  "dos cervezas al día",
  "elle a déjà eu la varicelle à deux ans",
  "la varicela la pasó hace tres años",
  "he already had chickenpox as a baby",
  "ya no doy el pecho",
])("%s says none", (text) => {
  expect(statedConditions(text)).toEqual([]);
});

test.each([
  ["three whiskeys in", "alcohol"],
  ["un peu pompette", "alcohol"],
  ["llevo tres cubatas", "alcohol"],
  ["régime sans sel", "low-salt"],
  ["on a low-salt diet", "low-salt"],
  ["dieta baja en sal", "low-salt"],
])("%s is so today: %s", (text, moment) => {
  expect(statedMoments(text)).toEqual([moment]);
});

test("what was so once is told apart from what has come back", () => {
  expect(isPast("j'ai fait un ulcère il y a dix ans")).toBe(true);
  expect(isPast("hace quince años tuve una úlcera")).toBe(true);
  expect(isPast("since my heart attack")).toBe(true);
  expect(isPast("il y a dix ans et ça recommence")).toBe(false);
  expect(isPast("mal au dos depuis dix ans")).toBe(false);
  expect(withoutPast("mal de dents, ulcère il y a dix ans")).toBe("mal de dents,");
});

test.each([
  ["on lithum for bipolar", "Lithium"],
  ["tomo sintron", "Sintrom"],
  ["mal au dos, sous eliquiss", "Eliquis"],
])("a treatment with a typing error: %s", (text, name) => {
  expect(saidMedicines(text).map((each) => each.name.toLowerCase())).toEqual([name.toLowerCase()]);
});

test.each([
  "on holiday since thursday",
  "sous la pluie hier",
  "I'm on antibiotics",
  "tomo muchas vitaminas",
  "je ne suis pas sous lithum",
  "he is on crutches",
  "je prends toujours froid",
  "on monday evening",
])("no treatment: %s", (text) => {
  expect(saidMedicines(text)).toEqual([]);
});
