import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";
import { normalizeWording } from "./wording.ts";

/** Each is an emergency, beside harmless words that are nearly the same. */
test.each([
  ["i gave the baby 5 ml of oramorph not 0.5", "i gave him 5 ml, not sure if again at 8"],
  ["on lui a donné 10 mg et pas 1 mg de digoxine", "10 mg matin pas de soir"],
  ["me inyecté 40 unidades y no 4", "le di 5 ml a las 8, no a las 9"],
  [
    "injected 60 units of novorapid thought it was lantus",
    "took paracetamol thinking it was a cold",
  ],
  [
    "j'ai fait 30 unités d'humalog je croyais que c'était la lente",
    "je croyais que c'était un rhume",
  ],
  ["pensaba que era la lenta y me inyecté 40 de rápida", "pensaba que era gripe y es catarro"],
  ["échangé les deux stylos d'insuline", "échangé mon stylo bleu contre un noir"],
  ["my partner shook the baby", "baby shook his rattle"],
  ["j'ai secoué mon bébé", "j'ai secoué le sirop avant"],
  ["zarandeé a mi bebé porque no paraba de llorar", "sacudí la manta del bebé"],
  ["la nounou l'a secoué, il vomit", "la nounou a secoué le tapis"],
  ["breathing 70 a minute", "pulse 70 a minute"],
  ["swallowed the lot with vodka", "washed the lot with soap"],
  ["took morning and evening meds together", "i take one morning and evening"],
  ["crushing pain going down left arm", "pain in my elbow from tennis"],
  ["mamie a passé la nuit par terre", "mon fils a dormi par terre sur un matelas toute la nuit"],
  ["nan lay on the kitchen floor all night", "we slept on the floor at the sleepover"],
  ["mi abuela pasó la noche en el suelo", "dormimos en el suelo en casa de la abuela"],
  ["locked my baby in the car", "locked my keys in the car"],
  ["my mouth keeps filling with blood", "my mouth waters"],
  ["the care home gave her another resident's meds", "le di otro jarabe para la tos"],
  ["put ear drops in my eye by mistake", "ear drops for wax"],
  ["bitten by a bat", "cricket bat handle grip"],
  ["il respire + du tt aidez moi", "doliprane + ibuprofene en meme temps possible ?"],
  ["elle repond +", "il bouge + depuis qu'il marche"],
  // What has a rule without a name.
  ["mamie a 33,5 au thermomètre", "35,8 sous le bras ce matin, il joue, normal ?"],
  [
    "new antibiotic yesterday, skin peeling off in sheets, mouth and eyes full of blisters",
    "skin peeling after sunburn",
  ],
  ["se le cae la piel a tiras desde que toma el antibiótico", "la piel se me pela tras la playa"],
  ["red line creeping up my arm from the cut", "red line on my shoes"],
  ["stray dog bite in Thailand", "stray dog in the street"],
  ["my defib went off twice", "pacemaker check on monday"],
  ["took viagra and nitro spray", "viagra available without prescription?"],
  [
    "prozac and tramadol, twitching and shaking",
    "tramadol et sertraline sur la même ordonnance, normal ?",
  ],
  ["digoxin, seeing yellow halos and vomiting", "digoxine le matin ou le soir"],
  ["statin, muscles agony and brown urine", "brown urine sample pot lid"],
  ["leg cold white and painful all of a sudden", "cold legs in bed"],
  ["frostbite, fingers white and hard", "frostbite film review"],
  ["fièvre, éruption et malaise avec un tampon", "tampon which size for swimming"],
  ["oeil rouge gonflé qui sort, fièvre, 5 ans", "eye test at school"],
])("'%s' is an emergency, '%s' is none", (emergency, harmless) => {
  expect(recognizeWords(emergency)).not.toEqual([]);
  expect(recognizeWords(harmless)).toEqual([]);
});

test.each([
  "crushing pain going down left arm",
  "mamie a passé la nuit par terre",
  "locked my baby in the car",
])("'%s' is written once, however often it is read", (text) => {
  const once = normalizeWording(text);
  expect(normalizeWording(once)).toBe(once);
});

test.each([
  "hace tres horas le di Dalsy y sigue con 39",
  "le di Apiretal y está a 38,5",
  "on a pris du Doliprane à midi, toujours 40",
  "a pris du Doliprane et a encore 39",
  "gave him Advil 2h ago and he is at 103",
  "took Tylenol, still 102",
])("what a thermometer shows counts no tablets: %s", (text) => {
  expect(recognizeWords(text)).toEqual([]);
});

test.each([
  "le di 39 Dalsy",
  "took 40 tylenol",
  "elle a pris 39 dolipranes",
  "took tylenol, still 40 tablets gone",
  "a pris du Doliprane et a avalé 40 cachets",
])("tablets are counted: %s", (text) => {
  expect(recognizeWords(text).map(({ flag }) => flag)).toContain("overdose");
});
