import { expect, test } from "vitest";
import { redFlagsIn } from "../emergencies/red-flags.ts";

/** Each emergency beside a calm text in nearly the same words. */
test.each([
  ["overdose", "16 dolipranes depuis hier soir", "boîte de 16 dolipranes"],
  ["overdose", "12 dolipranes aujourd'hui", "16 dolipranes dans la boîte depuis hier"],
  ["overdose", "20 tylenol since this morning", "20 tylenol left since this morning"],
  ["overdose", "15 advil in one day", "buy 20 tylenol today"],
  ["overdose", "10 paracetamol en un día", "he comprado 12 paracetamoles hoy"],
  ["overdose", "se ha echado 12 paracetamoles", "se ha echado 12 gotas de colirio"],
  ["overdose", "desde ayer 12 paracetamoles", "quedan 12 paracetamoles"],
  ["overdose", "9 dolipranes depuis ce matin", "6 dolipranes depuis hier soir"],
  ["overdose", "doce paracetamoles desde ayer", "12 gotas de apiretal hoy"],
  ["overdose", "12 tylenol this morning", "he is 12 had a tylenol this morning"],
  [
    "overdose",
    "calpol bottle was full now its empty",
    "calpol bottle was full, now it is empty, need a new one",
  ],
  [
    "overdose",
    "le flacon de doliprane était plein il est vide maintenant",
    "le flacon de doliprane est vide, il faut en racheter",
  ],
  [
    "overdose",
    "el bote de dalsy estaba lleno y ahora está vacío",
    "el bote de dalsy está vacío, hay que comprar otro",
  ],
  ["pregnancy", "ça pousse on voit les cheveux", "les cheveux poussent mal"],
  ["pregnancy", "elle pousse, on voit la tête", "sa dent pousse on voit le blanc"],
  ["pregnancy", "j’ai envie de pousser, 39 SA", "j’ai envie de pousser un cri"],
  ["pregnancy", "la tête sort", "la tête me gratte"],
  ["pregnancy", "on voit la tête du bébé", "croûtes de lait sur la tête de bébé"],
  ["pregnancy", "i need to push 38 weeks", "push notifications not working"],
  ["pregnancy", "she needs to push now", "when baby needs to push for a poo"],
  ["pregnancy", "tengo ganas de pujar", "ganas de pujar para hacer caca"],
  ["pregnancy", "contracciones cada 3 minutos", "contracciones musculares en la pierna"],
  ["pregnancy", "se ve la cabeza, ya viene el bebé", "costra láctea en la cabeza del bebé"],
  ["pregnancy", "haven’t felt kicks all day 37 weeks", "baby kicks all day 30 weeks"],
  ["pregnancy", "not felt kicks today 30 weeks", "not felt kicks yet 15 weeks"],
  ["pregnancy", "embarazada, no patea en todo el día", "no patea el balón por el dolor de rodilla"],
  ["pregnancy", "bébé bouge plus 35 SA", "le bébé bouge beaucoup 35 SA"],
  ["button_battery", "billes aimantées avalées", "aimant de frigo"],
  [
    "chest_pain",
    "3 bouffées de natispray et ça serre encore",
    "ordonnance de natispray à renouveler",
  ],
  ["chest_pain", "3 sprays of gtn and still tight", "gtn spray left at home, need more"],
  [
    "chest_pain",
    "tres pulverizaciones de trinispray y sigue el dolor",
    "trinispray caducado, pedir otro",
  ],
  [
    "poisoning",
    "everyone puking after the mushrooms we picked",
    "the whole family has a stomach bug and vomits",
  ],
  [
    "poisoning",
    "toute la famille vomit après les champignons",
    "champignon sur l’ongle de toute la famille",
  ],
  ["poisoning", "todos vomitando después de comer setas", "setas en la pizza, gases"],
  ["blue_lips", "le bébé est bleu", "bébé a les yeux bleus"],
  ["chest_pain", "la poitrine serre", "soutien gorge serre la poitrine"],
  ["chest_pain", "my chest feels tight", "my bra is too tight on my chest"],
  ["chest_pain", "me aprieta el pecho", "el sujetador me aprieta el pecho"],
  ["co", "co alarm chirping", "co alarm chirping low battery"],
  ["co", "alarme monoxyde de carbone sonne", "alarme monoxyde de carbone bip pile faible"],
  ["co", "alarma de monóxido pita", "alarma de monóxido pita batería baja"],
  ["unnamed", "hes hitting me and the kids", "my toddler keeps hitting me"],
  ["unnamed", "my husband is beating me", "my husband beat me at chess"],
  ["unnamed", "my boyfriend just punched me", "a headache is hitting me hard"],
  ["unnamed", "mon mari me frappe", "mon mari me fait rire"],
  ["unnamed", "mon père frappe ma mère", "mon fils me tape quand il est en colère"],
  ["unnamed", "il me tape dessus", "il me tape sur les nerfs"],
  ["unnamed", "je me fais tabasser par mon copain", "mon mari me bat aux échecs"],
  ["unnamed", "mon mari me frappe à la tête", "mon mari ne me frappe pas"],
  ["unnamed", "he’s beating me at home", "my mum hit her elbow"],
  ["unnamed", "mi marido me pega solo cuando bebe", "mi papá ve la tele"],
  ["unnamed", "mi pareja me está pegando", "me está pegando el sol"],
  ["unnamed", "mi marido me pega", "mi marido me pegó su resfriado"],
  ["unnamed", "mi papá le está pegando a mi mamá", "mi hijo de 2 años me pega"],
] as const)("%s: '%s', and not '%s'", (flag, emergency, calm) => {
  expect(redFlagsIn(emergency)).toContain(flag);
  expect(redFlagsIn(calm)).toEqual([]);
});

test.each([
  "co alarm going off, low battery, and we all have a headache",
  "co alarm chirping low battery, feeling dizzy",
  "dizzy, co alarm chirping low battery",
  "mon soutien-gorge serre et j’ai du mal à respirer",
  "soutien-gorge enlevé et la poitrine serre toujours",
  "mon bras gauche serre et la poitrine aussi",
  "i am pregnant and my husband hits me",
  "enceinte de 6 mois mon mari me frappe",
  "he hits me and my 3 year old",
  "bébé a des croûtes, il a chuté sur la tête et il vomit",
  "croûtes il a chuté sur la tête et il convulse",
  "comme un corset qui serre la poitrine",
  "siento una faja que aprieta en el pecho",
  "my chest feels like a tight bra",
  "i’m giving birth in the pool",
  "pregnant 39 weeks need to push so badly",
  "ya veo la cabeza del bebé",
  "la tête du bébé coincée",
  "the co alarm is beeping with low battery and we feel ill",
  "co alarm low battery but 3 of us are vomiting",
  "il a un bleu sur le front et il dort tout le temps",
])("'%s' is calm by no expression", (text) => {
  expect(redFlagsIn(text)).not.toEqual([]);
});

test.each([
  "38 de fièvre, doliprane ce matin",
  "fever of 102 tylenol this morning",
  "fiebre 38 apiretal hoy",
  "il pèse 15 doliprane ce matin",
  "ibuprofen hasn’t kicked in yet",
  "my horse does not kick",
  "pregnant 28 weeks he keeps kicking me",
  "mi novio me pegó la varicela",
  "my husband beats me at darts",
  "constipé, besoin de pousser",
  "inhaler for hay fever no better",
  "my drawer is stuck, don’t cry",
])("'%s' is calm", (text) => {
  expect(redFlagsIn(text)).toEqual([]);
});
