import { expect, test } from "vitest";
import { recognize } from "./recognize.ts";

const flagsIn = (text: string) => recognize(text).map(({ flag }) => flag);

test.each([
  "j'ai la corde",
  "I've got the rope ready",
  "tengo la soga en la mano",
  "I'm gonna do it tonight",
  "ce soir je le fais",
  "esta noche lo hago",
  "I won't be here tomorrow",
  "demain je ne serai plus là",
  "mañana ya no voy a estar",
  "they'd be happier if I was gone",
  "ils seraient mieux sans moi",
  "estarían mejor sin mí",
  "no reason to live",
  "aucune raison de vivre",
  "no tiene caso seguir",
  "I'm on the bridge",
  "je suis sur le toit",
  "estoy en la azotea",
  "ma vie n'a plus de sens",
  "I think about dying all the time",
  "sans moi ils vivraient mieux",
  "I can't do this anymore, I'm going to jump",
  "quiero dormirme para siempre",
  "nobody needs me",
  "petite question pour mon rhume et aussi, comment dire, j'ai des idées noires depuis des semaines",
  "les voix veulent que j'en finisse",
  "I won't be a problem for anyone after tonight",
  "ayer casi lo hago",
  "je sais déjà où et comment, reste à savoir quand",
  "je garde les médicaments de côté depuis des semaines",
])("%s: somebody may want to die", (text) => {
  expect(flagsIn(text)).toContain("suicidal");
});

test.each([
  "j'ai la corde à linge à changer",
  "I've got the rope for the washing line",
  "tengo la cuerda de la guitarra rota",
  "I'm gonna do it tonight, the washing up",
  "ce soir je le fais cuire",
  "esta noche lo hago, el pastel",
  "she won't be here for the tablets",
  "nous partons pour de bon",
  "no reason to worry",
  "je suis sur le canapé",
  "the bridge is closed",
  "nobody needs a prescription for it",
  "que j'en finisse avec ce rhume",
  "je mets les médicaments de côté pour la pharmacie",
  "je sais où et quand prendre mes comprimés",
  "I think about holidays all the time",
])("%s: nobody wants to die", (text) => {
  expect(flagsIn(text)).toEqual([]);
});

test.each([
  ["toddler got into nana's heart meds", "overdose"],
  ["las pastillas de hoy y las de mañana se tomó la abuela", "overdose"],
  ["gave her two doses of motrin an hour apart", "overdose"],
  ["bucked off her pony, neck hurts", "spine"],
  ["dropped my baby on the tiles", "head_injury"],
  ["mon chat, non mon fils a mangé de la mort aux rats", "poisoning"],
  ["someone is standing on my chest", "chest_pain"],
  ["il ne sait plus qui je suis", "confusion"],
  ["my hand won't do what I tell it", "stroke_arm"],
  ["just blood in the toilet", "black_stool"],
  ["le di tres veces la dosis", "overdose"],
  ["shaking all over", "seizure"],
] as const)("%s: %s", (text, flag) => {
  expect(flagsIn(text)).toContain(flag);
});

test.each([
  "how long between two doses of tylenol",
  "she got into the habit of taking vitamins",
  "dropped the baby's bottle",
  "came off the antibiotics",
  "mauvais goût",
])("%s is calm", (text) => {
  expect(flagsIn(text)).toEqual([]);
});

test.each(["le bébé est brûlant", "la petite est brûlante", "front brûlant et il dort"])(
  "'%s' is a fever, and no burn",
  (text) => {
    expect(flagsIn(text)).not.toContain("burn");
    expect(flagsIn(`${text}, elle s’est brûlé le visage`)).toContain("burn");
  },
);

test("a hot baby of two months is met as one with a fever", () => {
  expect(flagsIn("bébé de 2 mois brûlant")).toEqual(["baby_fever"]);
});

test("who takes a medicine does not catch fire", () => {
  expect(flagsIn("est tombé sur la tête et prend eliquis")).toEqual(["head_injury"]);
});
