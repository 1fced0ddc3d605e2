import { expect, test } from "vitest";
import { redFlagsIn } from "./red-flags.ts";

/** As somebody frightened writes: by ear, with a thumb, without looking. */
const MISSPELLED = `
chest_pain: douleure poitrinne
chest_pain: cheast pain
chest_pain: elephant sitting on my chest
breathing: ma fille narrive plus a respirer
breathing: il arrive pas a respiré
breathing: jai du mal a respiré
breathing: difficulté a respiré
breathing: my baby cant breath
breathing: he is struggling to breath
breathing: il siffle en respirant et ses cotes se creusent
breathing: me aogo
stroke_arm: se le durmio la mitad del cuerpo
stroke_speech: il narrive plus a parler
stroke_speech: elle parle bizarre tout d'un coup
vision_loss: i cant see out of my left eye
stiff_neck_fever: fievre et mal a la nuque peut pas plier le cou
bleeding: ça saigne et ça s'arrête pas
bleeding: ca sarrete pas de saigner
abdominal: j'ai tellement mal au ventre que je suis plié en deux
poisoning: il a mis un produit menager dans sa bouche et a avale
overdose: mon fils a avalé mes médicaments
overdose: my daughter swallowed my pills
overdose: mi niño se ha tragado las pastillas
overdose: mi hijo se ha tomado mis pastillas
overdose: elle a pris 20 dolipranes
overdose: took 15 tylenol
button_battery: il a avalé une petite bille aimantée
co: on a tous mal a la tete depuis qu on a allumé le poele
co: huele a gas y nos duele la cabeza
co: we smell gas
suicidal: jveu mourir
suicidal: je veux en finir
suicidal: i dont want to be here anymore
suicidal: i want to end it all
suicidal: quiero desaparecer
head_injury: bebe tombé de la table a langer sur la tete
head_injury: mon bébé est tombé du lit il dort tout le temps
spine: I cant feel my legs
spine: elle ne sent plus ses jambes
spine: se cayó de espaldas y no siente las piernas
burn: elle s'est renversé de l'eau bouillante sur elle
burn: il s'est ébouillanté
burn: bébé brulé avec du thé brulant
burn: boiling water on my baby
burn: se ha quemado con agua hirviendo
burn: il s'est pris le courant
drowning: bébé sous l'eau dans le bain
drowning: my son went under water in the pool
major_trauma: il s'est coupé tres profond on voit l'os
major_trauma: i can see the bone
baby_drowsy: mi bebé está muy decaído y no quiere comer
dehydration: pas de pipi depuis 10h
dehydration: no wet diaper since yesterday
`;

/** The same words, where nothing is urgent. */
const NO_EMERGENCY = `
je respire mal par le nez
mal de gorge il respire bien
bad breath
mon fils est brûlant
mon fils ne veut pas avaler son médicament
je veux finir mon traitement
j'ai pris du jus d'orange
j'ai pris 2 dolipranes
une boîte de 16 comprimés
pipi au lit
pas de pipi au lit
gases
mal de tête à cause du chauffage
je suis tombé sur le genou
my legs are heavy
I do not have swollen legs
jambes lourdes
drank hot water
une inhalation d'eau chaude
`;

const lines = (text: string) => text.trim().split("\n");

test.each(lines(MISSPELLED))("%s", (line) => {
  const [flag, words = ""] = line.split(": ");
  expect(redFlagsIn(words)).toContain(flag);
});

test.each(lines(NO_EMERGENCY))("no alarm: %s", (words) => {
  expect(redFlagsIn(words)).toEqual([]);
});
