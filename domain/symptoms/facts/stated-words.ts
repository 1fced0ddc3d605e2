import { fold } from "../../locale/fold.ts";
import type { Condition } from "../../profiles/conditions.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import { withoutCorrections } from "./corrections.ts";
import { speaksOfAntibiotic } from "./said-antibiotics.ts";
import { saidConditions } from "./said-conditions.ts";
import { withoutPast } from "./said-past.ts";
import { withoutOthers } from "./somebody-else.ts";

/** What is so today and of no profile: rules of leaflets ask for it. */
export type Moment =
  | "fever"
  | "diarrhea"
  | "vomiting"
  | "blood-in-stool"
  | "bleeding"
  | "alcohol"
  | "rash"
  | "belly-pain"
  | "low-salt"
  | "antibiotic";

/**
 * What people write of a condition in the three languages, folded: whole words, in this order. A brand stands where it
 * says the treatment that the condition is about.
 */
const WORDS: Partial<Record<Condition, string>> = {
  pregnancy:
    "enceinte, grossesse, attends un bebe, attend un bebe, pregnant, pregnancy, expecting a baby, embarazada, embarazo, encinta",
  breastfeeding:
    "allaite, allaitement, allaiter, donne le sein, breastfeeding, breastfeed, breast feeding, nursing mother, lactancia, amamanto, amamantando, doy el pecho, da el pecho",
  chickenpox_now: "varicelle, chickenpox, chicken pox, varicella, varicela",
  dehydration_now:
    "deshydrate, deshydratee, deshydratation, dehydrated, dehydration, deshidratado, deshidratada, deshidratacion",
  nsaid_reaction:
    "allergie aux ains, allergique aux ains, allergie aux anti inflammatoires, allergique aux anti inflammatoires, allergie a l aspirine, allergique a l aspirine, allergie a l ibuprofene, allergique a l ibuprofene, allergic to ibuprofen, allergic to aspirin, allergic to nsaids, ibuprofen allergy, aspirin allergy, alergia a los aines, alergico a los aines, alergica a los aines, alergia a la aspirina, alergico a la aspirina, alergica a la aspirina, alergia al ibuprofeno, alergico al ibuprofeno, alergica al ibuprofeno",
  ulcer_bleed:
    "ulcere, ulceres, ulcere a l estomac, ulcere de l estomac, ulcere gastrique, ulcere duodenal, stomach ulcer, stomach ulcers, peptic ulcer, gastric ulcer, ulcera, ulcera de estomago, ulcera gastrica",
  kidney:
    "insuffisance renale, insuffisant renal, maladie des reins, dialyse, dialysee, kidney disease, kidney failure, bad kidneys, dialysis, insuficiencia renal, enfermedad renal, dialisis",
  liver:
    "cirrhose, hepatite, maladie du foie, insuffisance hepatique, cirrhosis, hepatitis, liver disease, liver failure, cirrosis, enfermedad hepatica, insuficiencia hepatica",
  heart_failure:
    "insuffisance cardiaque, insuffisant cardiaque, heart failure, insuficiencia cardiaca",
  coronary_stroke:
    "infarctus, angine de poitrine, angor, avc, stent, stents, pontage, bypass, pacemaker, marcapasos, open heart surgery, heart surgery, operado del corazon, operada del corazon, angina pectoris, had a stroke, had a heart attack, stroke, strokes, mini stroke, tia, heart attack, heart attacks, crise cardiaque, crises cardiaques, attaque cerebrale, ataque al corazon, ataque cardiaco, derrame cerebral, infarto, angina de pecho, ictus",
  hypertension:
    "hypertension, hta, hbp, high bp, hypertendu, hypertendue, tension elevee, tension haute, high blood pressure, hypertensive, hipertension, hipertenso, hipertensa, tension alta, presion alta",
  rhythm_qt:
    "arythmie, fibrillation, qt long, trouble du rythme, arrhythmia, atrial fibrillation, afib, long qt, arritmia, fibrilacion",
  asthma_copd: "asthme, asthmatique, bpco, asthma, asthmatic, copd, asma, asmatico, asmatica, epoc",
  epilepsy:
    "convulsion, convulsions, convulsive, convulsives, seizure, seizures, convulsiones, epilepsie, epileptique, epilepsy, epileptic, epilepsia, epileptico, epileptica",
  glaucoma_closed: "glaucome, glaucoma",
  retention_prostate: "prostate, prostata",
  diabetes: "diabete, diabetique, diabetes, diabetic, diabetico, diabetica",
  g6pd: "g6pd, favisme, favism, favismo, deficit en g6pd, g6pd deficiency, deficit de g6pd",
  immunosuppression:
    "immunodeprime, immunodeprimee, chimiotherapie, chimio, immunosuppressed, immunocompromised, chemotherapy, chemo, inmunodeprimido, inmunodeprimida, quimioterapia, quimio",
  anticoagulant_antiplatelet:
    "anticoagulant, anticoagulants, anti coagulant, anti coagulants, fluidifiant, eliquis, xarelto, pradaxa, lixiana, coumadine, previscan, sintrom, kardegic, plavix, brilique, blood thinner, blood thinners, anticoagulated, warfarin, coumadin, anticoagulante, anticoagulantes, adiro, warfarina",
  lithium: "lithium, teralithe, litio, plenur",
  methotrexate: "methotrexate, imeth, metoject, novatrex, metotrexato",
  alcohol: "alcoolique, alcoolisme, alcoholic, alcoholism, alcoholico, alcoholica, alcoholismo",
};

const MOMENT_WORDS: Partial<Record<Moment, string>> = {
  diarrhea:
    "diarrhee, diarrhees, selles liquides, diarrhea, diarrhoea, loose stools, diarrea, heces liquidas",
  vomiting:
    "vomi, vomit, vomis, vomissement, vomissements, vomited, vomiting, vomits, threw up, throwing up, vomito, vomitos, vomita, vomitando",
  "blood-in-stool":
    "sang dans les selles, selles sanglantes, diarrhee sanglante, blood in stool, blood in the stool, bloody stool, bloody stools, bloody diarrhea, sangre en las heces, heces con sangre",
  bleeding:
    "saigne du nez, saignement de nez, nosebleed, nose bleed, sangrado de nariz, sangra por la nariz",
  alcohol:
    "alcool, vin, biere, bieres, whisky, whiskys, vodka, vodkas, rhum, pastis, ricard, champagne, cocktails, ivre, saoul, saoule, soul, soule, pompette, trop bu, alcohol, wine, beer, beers, whiskey, whiskeys, whiskies, rum, gin, gins, tequila, bourbon, pints, drunk, tipsy, few drinks, couple of drinks, drinks in, had drinks, been drinking, vino, vinos, cerveza, cervezas, copas, cubata, cubatas, chupitos, ron, ginebra, cava, borracho, borracha, bebido",
  "low-salt":
    "sans sel, hyposode, hyposodee, peu de sel, pauvre en sel, pauvre en sodium, salt free, low salt, no salt, low sodium, sodium restricted, salt restricted, sin sal, baja en sal, bajo en sal, poca sal, baja en sodio, hiposodica, hiposodico",
  rash: "boutons, eruption, plaques, rash, spots, sarpullido, erupcion, granos",
};

/**
 * What a body that dries out shows, beside diarrhoea or vomiting: spec 6, section 1.2 ("drinking too little"), and the
 * signs of the page that the line of the list cites. What is an emergency by itself is a red flag.
 */
const DRYING_OUT_WORDS = {
  "drying-out":
    "bouche seche, bouche tres seche, langue seche, levres seches, plus de salive, boit peu, boit tres peu, boit a peine, boit mal, boit moins, boit presque rien, boit presque pas, boit presque plus, boit rien, boit pas, boit plus, bois peu, bois tres peu, bois pas, bois plus, bois presque rien, bois presque plus, refuse de boire, veut pas boire, veut plus boire, arrive pas a boire, arrive plus a boire, garde rien, garde plus rien, vomit tout, urine peu, urine moins, urine tres peu, urine a peine, pipi fonce, urines foncees, urine foncee, pipi rare, urines rares, soif intense, tres soif, " +
    "mouth is dry, dry mouth, dry tongue, dry lips, drinking little, drinking very little, drinking less, drinking too little, drinks little, drinks very little, drinks less, drank little, barely drinking, barely drinks, hardly drinking, hardly drinks, not drinking, won t drink, wont drink, will not drink, doesn t drink, can t drink, refuses to drink, refusing to drink, refusing fluids, keeps nothing down, keep nothing down, keep anything down, vomits everything, vomiting everything, peeing less, pees less, barely peeing, hardly peeing, less urine, little urine, dark urine, dark pee, very thirsty, " +
    "boca seca, boca muy seca, lengua seca, labios secos, bebe poco, bebe muy poco, bebe menos, bebe nada, bebo poco, bebo muy poco, apenas bebe, apenas bebo, casi no bebe, no bebe, no bebe nada, no quiere beber, rechaza beber, no puede beber, no retiene nada, no retiene liquidos, vomita todo, orina poco, orina muy poco, orina menos, apenas orina, poca orina, orina oscura, pis oscuro, mucha sed",
};

/** What may stand around such words without saying anything else. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "je j suis est elle il on ai a as avez une un le la les l de du des d en et avec sous prends prend ma mon sa son " +
    "maladie traitement probleme problemes antecedent antecedents femme ma mere mon pere fille fils enfant " +
    "i am m is she he have has had with on take takes taking problem problems the an my her his history of for been and woman mother father " +
    "estoy esta soy es tengo tiene tomo toma con por el los las mi su un una en tratamiento mujer madre padre y"
  ).split(" "),
);
/** How far along a pregnancy is; nobody counts tablets in these. */
const HOW_FAR =
  / (?:de |of |a )?\d{1,2} ?(?:mois|semaines?|sem|sa|months?|weeks?|wks?|meses|mes|semanas?)(?= )/gu;
const NEGATIONS: ReadonlySet<string> = new Set(
  "pas plus jamais ni non sans aucun aucune no not never without nor nunca sin tampoco isn aren don".split(
    " ",
  ),
);
/** In words before a condition: `pas encore enceinte`. */
const NEGATION_REACH = 3;

type Phrase<What> = readonly [words: readonly string[], what: What];

/** The longest first: a short one may be a part of it. */
function phrasesOf<What extends string>(written: Partial<Record<What, string>>): Phrase<What>[] {
  return (Object.entries(written) as [What, string][])
    .flatMap(([what, phrases]) =>
      phrases.split(", ").map((words): Phrase<What> => [words.split(" "), what]),
    )
    .sort(([one], [other]) => other.length - one.length);
}

const CONDITION_PHRASES = phrasesOf(WORDS);
const MOMENT_PHRASES = phrasesOf(MOMENT_WORDS);
const DRYING_OUT_PHRASES = phrasesOf(DRYING_OUT_WORDS);

/** What somebody had once is nothing that they have now. */
const OF_NOW: ReadonlySet<Condition> = new Set<Condition>([
  "chickenpox_now",
  "dehydration_now",
  "pregnancy",
  "breastfeeding",
]);

/** The conditions that a text says of the person who is meant and does not deny. */
export function statedConditions(text: string): Condition[] {
  const read = (words: string) => [...statedIn(words, CONDITION_PHRASES), ...saidConditions(words)];
  const said = withoutOthers(withoutCorrections(text));
  const now = read(withoutPast(said));
  return [
    ...new Set(read(said).filter((condition) => !OF_NOW.has(condition) || now.includes(condition))),
  ];
}

export function statedMoments(text: string): Moment[] {
  const stated = [
    ...statedIn(text, MOMENT_PHRASES),
    ...(speaksOfAntibiotic(text) ? (["antibiotic"] as const) : []),
  ];
  return !stated.includes("blood-in-stool") && speaksOf(text, ["blood", "stool"])
    ? [...stated, "blood-in-stool"]
    : stated;
}

export function speaksOfDryingOut(text: string): boolean {
  return statedIn(text, DRYING_OUT_PHRASES).length > 0;
}

/** Whether a text names each of these concepts somewhere and denies none of them: `diarrhée avec un peu de sang`. */
function speaksOf(text: string, concepts: readonly string[]): boolean {
  const mentions = mentionsIn(text);
  return concepts.every((wanted) =>
    mentions.some(({ concept, isDenied }) => concept === wanted && !isDenied),
  );
}

/** Whether a text says who somebody is and nothing of what is the matter: every word of it is read. */
export function isStatement(text: string): boolean {
  const words = readWords(text, CONDITION_PHRASES);
  return (
    words.some(({ what }) => what !== null) &&
    words.every(({ what, word }) => what !== null || FILLERS.has(word))
  );
}

function statedIn<What>(text: string, phrases: readonly Phrase<What>[]): What[] {
  return [...new Set(readWords(text, phrases).flatMap(({ what }) => what ?? []))];
}

interface ReadWord<What> {
  readonly word: string;
  /** Null for a word that names nothing, or denies it. */
  readonly what: What | null;
}

function readWords<What>(text: string, phrases: readonly Phrase<What>[]): ReadWord<What>[] {
  const words = plain(text).split(" ");
  const read: ReadWord<What>[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phrases.find(([phrase]) =>
      phrase.every((word, next) => words[at + next] === word),
    );
    const before = words.slice(Math.max(0, at - NEGATION_REACH), at);
    const isDenied = before.some((word) => NEGATIONS.has(word));
    read.push({ word: words[at] ?? "", what: found && !isDenied ? found[1] : null });
    at += found ? found[0].length : 1;
  }
  return read;
}

/** Folded words without marks; how far along a pregnancy is, is left out beside it. */
function plain(text: string): string {
  const words = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const isPregnancy = / (?:enceinte|grossesse|pregnant|pregnancy|embarazada|embarazo) /u.test(
    words,
  );
  return (isPregnancy ? words.replace(HOW_FAR, "") : words).trim();
}
