import { expect, test } from "vitest";
import { redFlagsIn } from "../emergencies/red-flags.ts";

test.each([
  "nose all stuffy. had a stroke last spring",
  "nez bouché, j'ai fait un avc au printemps dernier",
  "nariz tapada, infarto el verano pasado",
  "una vez la aspirina me dio un ahogo y acabé en urgencias",
  "une fois l'ibuprofène m'a donné une crise d'asthme et j'ai fini aux urgences",
  "once ibuprofen gave me an asthma attack",
  "cough. he had a seizure at 1 with a fever, nothing since",
  "toux. il a fait une convulsion à 1 an avec la fièvre, plus rien depuis",
  "back pain, heart failure",
  "dolor de espalda, tengo insuficiencia del corazón",
  "i take bp pills every morning",
  "tomo pastillas para la tensión todas las mañanas",
  "son frère a eu du doliprane il y a 1h, elle rien du tout. elle a 38,8",
  "su hermano tomó apiretal hace 1 hora, ella nada",
  "fever 101, his twin brother got Tylenol an hour ago but he hasn't had anything",
  "su hermano tomó Dalsy hace una hora pero él no ha tomado nada, tiene 38,5",
  "sa sœur a eu du Doliprane à midi mais lui n'a rien eu, 38,6",
  "his sister took Advil at noon and he didn't, fever",
  "insomnie. moi ca va mais ma mere a un glaucome à angle fermé",
  "fiebre. le di dalsy hace 2h, perdon, fue apiretal",
  "me duele la espalda, tomo adiro desde el infarto",
  "back pain, on clopidogrel since my heart attack",
  "mal au genou, sous Plavix depuis mon AVC",
  "je sais plus lequel des jumeaux a eu le doliprane, lui ou son frère",
  "la abuela le dio un jarabe y no recuerda cuál",
  "mal de tête, pas de vue trouble",
  "dolor de cabeza, sin visión borrosa",
])("what was once, what is treated and what others took is no emergency: %s", (text) => {
  expect(redFlagsIn(text)).toEqual([]);
});

test.each([
  "had a stroke last spring and having another one",
  "stroke last night",
  "on aspirin since the stroke this morning",
  "je sais plus où je suis",
  "le dio un golpe en la cabeza y no recuerda nada",
  "mal de tête, pas de vision",
  "since last spring i can't breathe at night",
  "la aspirina me dio un ahogo",
  "once aspirin made me unable to breathe and now again i can't breathe",
  "il a fait une convulsion ce matin avec la fièvre, plus rien depuis",
  "seizure an hour ago, nothing since",
  "heart failure, chest pain",
  "mal de dos qui descend dans le bras, maladie du coeur",
  "j'ai mal, problème de coeur",
  "i take too many pills every morning",
  "tomé mis pastillas del corazón dos veces esta mañana",
  "his brother took 20 Tylenol an hour ago, she had nothing",
  "his sister took bleach, he had none",
  "his brother took 20 Tylenol an hour ago but he hasn't had anything",
  "his twin drank bleach but he hasn't had anything",
  "took 30 advil, sorry mum, i can't go on",
  "ma mere a un glaucome. je veux mourir",
])("what is so now stays one: %s", (text) => {
  expect(redFlagsIn(text)).not.toEqual([]);
});
