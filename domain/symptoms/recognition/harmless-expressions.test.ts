import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";

/** Each is harmless by the expression it holds, beside an emergency in nearly the same words. */
test.each([
  ["mi tía regaló juguetes", "le dio un TIA, me dijo el doctor"],
  ["la tía de mi novio tose", "la abuela tuvo una TIA ayer y hoy no habla"],
  [
    "38,7 de fievre encore, mon mari et moi on a tout noté",
    "on a tout noté dans une lettre d’adieu, je veux mourir",
  ],
  ["je ne veux plus me réveiller en sueur", "papa ne se réveille pas"],
  ["no quiero despertarme sudando", "je ne veux plus me réveiller avec cette douleur, jamais"],
  ["nunca despierto descansado", "mi padre no despierta"],
  ["hope i don't wake up hungover", "i did not wake him, he won't wake up"],
  ["wish i could sleep without waking up to cough", "she's not waking up"],
  ["salgo sin ruido para no despertar al bebé", "no consigo despertar al bebé"],
  ["si je réponds pas je suis chez le dentiste", "il ne répond pas quand je l’appelle"],
  ["je n'en peux plus de cette toux", "il ne peut plus tousser, un truc dans la gorge"],
  ["can't stand this cough", "he can't cough, something is stuck"],
  ["je vois pas le bout de ce rhume", "je ne vois plus rien"],
  ["can't see the end of my revision, stress", "suddenly can't see"],
  ["no veo la hora de curarme", "de repente no veo"],
  ["rideau de douche, moisi, toux", "un rideau devant l’œil"],
  ["je ne respire plus par le nez", "il ne respire plus"],
  ["je me noie dans un verre d’eau", "il se noie dans la baignoire"],
  ["calor sofocante", "se está sofocando, no puede respirar"],
  ["peut-on écraser le comprimé", "bras écrasé par une machine"],
  ["je serai enfin tranquille quand cette dent sera arrachée", "il s’est arraché le doigt"],
  ["qu'on m'arrache cette dent", "une machine lui a arraché la main"],
  ["I'm drowning in ironing", "the toddler drowned in the washing machine"],
  ["I feel dizzy after giving blood", "my cough is giving blood"],
  ["drowning in snot", "he nearly drowned in the pool"],
  ["how many tylenol can i take for a headache", "took too many tylenol"],
  ["combien de doliprane je peux prendre", "elle a pris trop de doliprane"],
  ["cuántos paracetamoles puedo tomar", "tomó demasiados paracetamoles"],
  ["me tomé toda la caja de amoxicilina como me mandaron", "se tomó toda la caja"],
  ["apnée du sommeil", "bébé fait des apnées"],
  ["peur d'une crise cardiaque, j'ai trois enfants", "une crise cardiaque"],
  ["j'ai regardé un docu sur les noyades à la plage", "noyade à la plage"],
  ["papiers de l'assurance après l'accident de voiture", "accident de voiture, elle saigne"],
  ["she passed out diplomas at school", "she passed out at school"],
  ["tylenol twice today, when is the next one", "took too many tylenol today"],
  ["tomé ibuprofeno a las 8, cuándo otra vez", "tomé demasiado ibuprofeno"],
])("'%s' is harmless, '%s' is not", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});

test.each([
  "mon père manque d’air dans la voiture",
  "me falta el aire en la habitación",
  "il a pris toute la boîte comme prévu",
  "he took the whole bottle as he planned",
  "il ne respire plus par le nez ni par la bouche",
  "j’ai peur de faire une crise cardiaque, ça serre dans la poitrine",
  "bébé étouffe sous le linge",
  "toddler suffocating in the laundry basket",
  "el bebé se está ahogando en la ropa",
  "we were in a total car crash, my wife is trapped",
  "my nan was in a proper car crash and has back pain",
  "quand je tousse ça donne du sang",
  "il vomit et ça donne du sang",
  "my dad choked at the match",
  "he ate peanut butter from the store and needed the epipen",
  "je me noie dans la piscine, aidez-moi",
])("'%s' is harmless by no expression", (text) => {
  expect(recognizeWords(text)).not.toEqual([]);
});
