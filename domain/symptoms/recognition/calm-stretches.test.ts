import { expect, test } from "vitest";
import { redFlagsIn } from "../emergencies/red-flags.ts";
import { withoutCalmStretches } from "./calm-stretches.ts";

/** Each calm text beside an emergency of somebody now, with words of what is told, asked or long ago. */
test.each([
  ["comment reconnaître un AVC ?", "comment reconnaître un AVC mon mari a la bouche de travers"],
  ["how to recognise a stroke", "signs of a stroke my husband cant speak"],
  ["cómo reconocer un ictus", "cómo reconocer un ictus mi madre no puede hablar"],
  ["where to buy a carbon monoxide alarm", "heart attack, appointment was tomorrow"],
  ["cours psc1 massage cardiaque", "i did a first aid course, he stopped breathing"],
  ["exposé sur l'overdose pour le lycée", "il a fait une overdose"],
  ["au journal télé ils parlaient d'un empoisonnement", "papa empoisonné par un produit"],
  ["en las noticias hablan de una intoxicación", "intoxicación, mi hijo vomita y está dormido"],
  ["guy in the film got shot in the chest", "watching a movie and now i cant breathe"],
  [
    "attestation de vaccination méningite pour la crèche",
    "il convulse, où est l'attestation de vaccination",
  ],
  ["formulario del seguro por el derrame", "mi hijo convulsiona y busco su seguro"],
  ["insurance form for the car accident", "dad has chest pain, where is the insurance card"],
  ["my boss gives me a heart attack", "my boss is having a heart attack"],
  ["mon patron va me faire faire une crise cardiaque", "mon patron est en crise cardiaque"],
  ["mi jefe me va a provocar un infarto", "mi jefe tiene un infarto"],
  ["my cat is having a seizure", "my cat scratched my eye, it is bleeding a lot"],
  ["le chat convulse", "le chien a mordu ma fille au visage"],
  ["mi gata convulsiona", "el perro mordió a mi hijo en la cara"],
  ["hamster not moving", "my dog walker is fitting on the floor"],
  ["el oso de peluche se desmayó", "se desmayó con el oso de peluche"],
  ["la poupée de ma fille ne respire plus", "il a avalé l'œil de la poupée et s'étouffe"],
  ["my dad had a stroke in 2015", "last year he had a stroke, now his face is drooping"],
  [
    "il a fait un AVC l'an dernier, il va bien",
    "il a fait un AVC l'an dernier et ça recommence, bouche tordue",
  ],
  ["tuvo un infarto el año pasado", "tuvo un infarto el año pasado y ahora le duele el pecho"],
  [
    "puis-je vacciner mon bébé s'il y a eu des convulsions dans la famille",
    "vacciné hier, il convulse",
  ],
  ["poisoned by memes haha", "lol j'ai avalé 20 comprimés"],
  ["se tragó una moneda el verano pasado", "se tragó una moneda"],
] as const)("'%s' is calm, '%s' is not", (calm, emergency) => {
  expect(redFlagsIn(calm)).toEqual([]);
  expect(redFlagsIn(emergency)).not.toEqual([]);
});

test("a clause of now is read beside one of long ago", () => {
  const { present, leftOut } = withoutCalmStretches("l'an dernier il a convulsé, il est tout mou");
  expect(present.trim()).toBe(", il est tout mou");
  expect([...leftOut]).toEqual(["past"]);
});

test.each([
  "je veux mourir lol",
  "j'ai voulu me suicider l'an dernier",
  "documentaire sur le suicide, je veux mourir",
])("who wants to die, or wanted to, is not left out: '%s'", (text) => {
  expect(redFlagsIn(text)).toContain("suicidal");
});
