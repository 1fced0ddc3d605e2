import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";

/** Each is of years ago, beside an emergency in nearly the same words. */
test.each([
  [
    "accouchement difficile en 2012 hémorragie, tout va bien depuis, faut il le noter",
    "hémorragie en 2015 et aujourd'hui je saigne encore beaucoup",
  ],
  [
    "postpartum haemorrhage eight years ago, all fine since, is it worth adding",
    "postpartum haemorrhage since this morning",
  ],
  [
    "tuve una hemorragia en el parto de 2010, ¿la anoto?",
    "hemorragia en el parto ayer, sigo sangrando mucho",
  ],
  ["meningitis à 4 ans, aucune séquelle, faut-il l'indiquer", "4 ans, méningite ?"],
  [
    "anaphylaxis to nuts in 2015, where do i add it",
    "nut anaphylaxis in 2015, just ate a cashew, lips tingling",
  ],
  [
    "my dad had a stroke in 2011, where do i enter that",
    "stroke in 2011 and since this morning her face droops",
  ],
  [
    "febrile convulsion at 1, she's 10 now, should i add it",
    "febrile convulsion at 1, she's 2 now and having another",
  ],
  [
    "took an overdose twenty years ago, doing great now, should it be on my record",
    "took an overdose twenty years ago, doing great they say, but tonight i have the pills",
  ],
  [
    "hace veinte años intenté quitarme la vida, hoy estoy muy bien, ¿debe constar en mi ficha?",
    "intenté matarme de joven y hoy tengo las pastillas en la mano",
  ],
  [
    "tentative de suicide il y a quinze ans, je vais très bien, faut-il le mettre dans mon dossier",
    "tentative de suicide il y a quinze ans, je vais très bien, mais j'y pense, faut-il le mettre dans mon dossier",
  ],
  ["i used to self harm as a teen, all good now, do i list it", "i self harm, do i list it"],
  [
    "swallowed a battery when i was six, mum still tells the story",
    "swallowed a battery, he is six",
  ],
  [
    "allergic to bee stings, where do i write it",
    "allergic to nuts and they put some in my cake, lips itchy",
  ],
  ["old scald scar on my forearm gets dry", "scald on her arm over an old scar"],
  ["cicatriz de quemadura antigua, ¿qué crema?", "quemadura en la cara, la piel blanca"],
  ["swallowed a coin, it came out by itself", "swallowed a coin, it has not come out"],
])("'%s' is of years ago, '%s' is not", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});

test.each([
  "infarto en 2013 y hoy le duele el pecho",
  "hémorragie digestive en 2014 et selles noires ce matin",
  "i tried to kill myself twenty years ago and i want to again",
  "two suicide attempts in my teens, i can't stop thinking of a third",
  "she passed out the next day",
  "when i was 12 i tried, now i want to die",
  "i tried to kill myself in 2020, everyone says i'm doing fine on my record, i'm going to do it",
  "10 years ago i tried to kill myself, tomorrow i will, i'm good, note it",
  "tentative à 16 ans, ça va bien, je vais le refaire, à mettre dans mon dossier",
  "a los 15 intenté suicidarme, ya no puedo más, lo pongo aquí",
  "hace diez años intenté suicidarme, ya no me importa nada, lo anoto",
  "stroke at 8:15, i put her on her side",
  "avc à 8 h, j'ai noté l'heure",
  "convulsion à 14 h, elle va bien, à noter ?",
  "my wife had a stroke at 8 and i put her to bed",
  "le da un infarto a los 50, le pongo una aspirina",
  "infarctus à 50 ans, mettre aspirine ?",
  "brûlée au visage à 12 ans, mettre de l'eau",
  "haemorrhage at 30 weeks, does it matter",
  "she had a seizure at 10 and at 11, do i note it",
  "he stopped breathing when i was 10 steps away",
  "cuando tenía dos horas de nacido convulsionó",
  "burn marks on the baby's arm from cigarette",
])("'%s' stays an emergency", (text) => {
  expect(recognizeWords(text)).not.toEqual([]);
});

test("what was noted of years ago takes away no rule of another clause", () => {
  const past = "heart attack in 2009, doing well, where do i enter it";
  expect(recognizeWords(past)).toEqual([]);
  expect(recognizeWords(`${past}, and my face droops`)).not.toEqual([]);
});
