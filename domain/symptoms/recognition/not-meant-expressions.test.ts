import { expect, test } from "vitest";
import { recognizeWords } from "./recognize.ts";

/** Each is harmless by the expression or the word it holds, beside an emergency in nearly the same words. */
test.each([
  ["avc de la fièvre on peut sortir ou pas", "AVC de la grand-mère"],
  ["where do you keep the button batteries", "where did you put the button battery he swallowed"],
  ["avc le sirop je donne aussi le doliprane ou pas", "papa a fait un avc le sirop est tombé"],
  ["on part en corse avc deux enfants", "avc mon pere ne parle plus"],
  ["comment reconnaître un AVC ?", "comment reconnaître un AVC, ma mère a la bouche tordue"],
  ["what age is the meningitis booster", "she had a booster and now a fever and a stiff neck"],
  ["casi me da un infarto con el gol", "mi padre tiene un infarto"],
  ["pilas de botón gastadas, ¿dónde las reciclo?", "se tragó una pila de botón"],
  ["mon stylo epipen se garde au frigo ou pas", "on a fait l'epipen elle gonfle encore"],
  ["el epipen va en la nevera", "le pusimos el epipen y sigue hinchado"],
  ["gp cant see me till thursday for my ears", "suddenly cant see"],
  ["dentist can't see me for three weeks", "he can't see me, everything is dark"],
  ["il a passé la main sous leau froide et ca va", "bébé est passé sous l'eau et ne respire plus"],
  ["le puse la mano bajo el agua fria y ya", "estuvo bajo el agua y no despierta"],
  ["my lad is learning to put his head under water", "found my lad under water"],
  ["mon gamin apprend a mettre la tete sous leau", "il est resté la tête sous l'eau"],
  ["goldfish gasping at surface", "my son is gasping at the surface"],
  ["mon lapin respire vite quand il fait chaud", "mon bébé respire vite quand il dort"],
  ["étouffant ce temps à Bruxelles", "il est en train d'étouffer"],
  ["la vue te deja sin aliento", "mi madre se quedó sin aliento"],
  ["breathless with excitement for the baby shower", "breathless with blue lips"],
  ["choke point in the sink pipe", "he is choking on a grape"],
  ["il m'étouffe avec ses messages mon ex", "il m'étouffe avec un oreiller"],
  ["eye twitch", "eyes rolling back and she is shaking"],
  ["les comprimés sont trop gros", "elle a pris trop de comprimés"],
  ["les comprimes sont trop gros, je peux les couper", "trop de comprimés avalés"],
  ["i missed one tablet, do i double up", "i took double my tablets"],
  ["the tablets are round instead of oval", "i took ten tablets instead of one"],
  ["j'ai des renvois acides", "il a bu de l'acide"],
  ["la tarta sobre todo, gota", "se tomó todo el sobre de pastillas"],
  ["wrap up so we do not end with a stroke", "I felt hopeless so I took an overdose"],
  ["jeu video ou le perso convulse", "il jouait au jeu vidéo et s'est mis à convulser"],
  ["el videojuego trata de un infarto", "estaba con un videojuego y empezó a convulsionar"],
  ["in the news three unconscious in a fire", "watching a cartoon and started convulsing"],
  ["il m'étouffe avec ses messages", "mon mari m'étouffe avec ses mains"],
  ["we practised choke holds at karate", "my boyfriend put me in a choke hold"],
  ["j'ai passé la main sous l'eau", "elle a passé plusieurs minutes sous l'eau"],
  ["i held my finger under water", "he held my head under water"],
  ["la poupée ne bouge plus", "mon petit lapin ne respire plus"],
  ["vaccin contre la méningite", "pas vacciné et suspicion de méningite"],
  ["he had a febrile seizure as a baby, he's 11", "my baby had a seizure, he is 2"],
  ["crise d'épilepsie à 2 ans, plus jamais depuis", "convulsion ce matin, elle a 3 ans maintenant"],
  ["he had a seizure at 2, he is 6 now", "my daughter is having a seizure, she's 3"],
  ["stylo adrénaline : température de conservation en voyage", "anapen en voyage, il gonfle"],
  ["can my jext go on the plane", "used the jext on the plane, lips still tingling"],
  ["pilas de botón, ¿dónde guardarlas lejos del bebé?", "pilas de botón, falta una"],
  ["where do i put the carbon monoxide alarm", "carbon monoxide alarm went off, we feel sick"],
  [
    "co alarm chirping, low battery light, we feel fine",
    "co alarm low battery, we all have headaches",
  ],
  [
    "que faire si un enfant avale de la javel, pour imprimer une fiche",
    "que faire, mon fils a avalé de la javel",
  ],
  ["me ahogo en trámites", "me ahogo cuando me acuesto"],
  ["j'étouffe sous les démarches", "j'étouffe, j'ai avalé de travers"],
  ["suffocating under deadlines", "baby suffocating under nappies"],
  ["mon coeur s'arrête quand je vois le prix", "son cœur s'arrête"],
  ["my boss stabbed me in the back", "my boss stabbed me in the back, blood everywhere"],
  ["tomber dans les pommes devant le prix de l'essence", "tombé dans les pommes devant le magasin"],
  ["qué infarto de partido", "un infarto en el partido"],
  ["apnée : club de plongée", "apnées de bébé"],
  ["karate étranglement technique", "étranglement avec un foulard"],
  ["gros coup de barre après manger", "coup de barre dans la poitrine"],
  ["le médecin a doublé ma dose de metformine", "j'ai doublé ma dose de digoxine par erreur"],
  ["mordu par son petit frère, marque de dents", "mordu par un serpent"],
  ["bébé a goûté du savon, il va bien", "bébé a goûté du savon liquide vaisselle et tousse"],
  ["tomé 1 paracetamol a las 6, cuándo puedo tomar otro", "tomé 20 paracetamol"],
  [
    "j'ai pris un doliprane à 14h, quand puis-je en reprendre un autre",
    "elle a pris les comprimés d'un autre",
  ],
  ["pharmacy swapped my sertraline brand", "pharmacy swapped my sertraline with someone else's"],
  ["mi bebé está sacando dientes babea y muerde todo", "sacaron al niño del agua, babea espuma"],
  ["mon bébé bave et mord tout", "drooling and biting his tongue, shaking"],
  ["diente flojo mi hijo de 6", "diente flojo y niño flojo que no despierta"],
])("'%s' is harmless, '%s' is not", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});

test.each([
  ["contente que la fièvre soit tombée"],
  ["chickenpox spots are crusted over"],
  ["did i overdo the gardening"],
])("'%s' holds no misspelled word of an emergency", (harmless) => {
  expect(recognizeWords(harmless)).toEqual([]);
});

test.each([
  "il a pris tous ses comprimés d'un coup",
  "se tiró de cabeza a la piscina y le duele el cuello",
  "swimming in the lake and he disappeared under",
  "mon neveu convulse il a 40",
  "her sugar is 45 and she's shaking",
  "se comió unas gominolas de marihuana",
  "mi padre está pálido y sudando frío de repente",
  "le dio un TIA, me dijo el doctor",
  "que faire si mon fils a bu de la javel",
  "he had febrile seizures as a toddler, he is 12 now and he is seizing again",
])("'%s' stays an emergency", (text) => {
  expect(recognizeWords(text)).not.toEqual([]);
});

test.each([
  [
    "epipen at school, does it need a prescription",
    "epipen at school, my daughter is reacting to nuts",
  ],
  ["how many epipens per prescription", "how many epipens, the first one didn't work"],
  ["piles boutons où les jeter", "piles boutons où les jeter, le petit en a gobé une"],
  ["pilas de botón donde guardar", "pilas de botón donde guardar, mi hijo tiene una en la nariz"],
  ["où poser un détecteur co", "detecteur co affiche 150, ou mettre les enfants"],
  ["where do i put the co alarm", "co alarm flashing red where do i put the kids"],
  ["fiche à imprimer que faire si un enfant s'étouffe", "quoi faire si il s'étouffe en cours"],
  [
    "poster what to do if someone has a heart attack",
    "golf course, what to do if someone has a heart attack",
  ],
  ["i'm drowning in paperwork", "j'étouffe sous les couches de neige"],
  ["my heart stopped at the price", "dad's heart stopped when he heard the news"],
  ["my boss stabbed me in the back", "my colleague just stabbed in the back"],
  ["infarctus devant les prix", "papi fait un infarctus, il regardait la facture"],
  ["le médecin a doublé ma dose", "le médecin a doublé ma dose par erreur"],
  ["bitten by his little brother", "bitten by my little brother's snake"],
  [
    "pharmacy swapped my pills to another brand",
    "i swapped my rapid and slow insulin this morning",
  ],
])("'%s' is not meant, '%s' is", (harmless, emergency) => {
  expect(recognizeWords(harmless)).toEqual([]);
  expect(recognizeWords(emergency)).not.toEqual([]);
});

test("a person who is muddled is confused", () => {
  expect(recognizeWords("dad suddenly muddled this evening")).not.toEqual([]);
  expect(recognizeWords("muddled since this morning, weak arm")).not.toEqual([]);
});
