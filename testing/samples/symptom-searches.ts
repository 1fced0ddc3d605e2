import type { Language } from "#domain/locale/locales.ts";
import type { Symptom } from "#domain/symptoms/list/symptom.ts";
import { scenarioSymptom } from "./symptom-scenario-lists.ts";

/** `key: French; synonyms | English; synonyms | Spanish; synonyms` */
const LIST = `
ache: Mal de tête; maux de tête; céphalée | Headache; sore head | Dolor de cabeza; cefalea
migraine: Crise de migraine | Migraine attack | Crisis de migraña; jaqueca
teeth: Mal de dents; rage de dent | Toothache | Dolor de muelas
throat: Mal de gorge; gorge irritée | Sore throat | Dolor de garganta
queasy: Nausées; mal au cœur | Nausea; feeling sick | Náuseas; ganas de vomitar
cough: Toux sèche; toux | Dry cough; cough | Tos seca; tos
acid: Brûlures d’estomac; remontées acides | Heartburn; acid reflux | Acidez de estómago; ardor
back: Mal de dos; lumbago | Back pain | Dolor de espalda
belly: Mal de ventre | Stomach ache | Dolor de barriga
ear: Mal d’oreille | Earache | Dolor de oído
foot: Mal aux pieds | Foot pain | Dolor de pies
period: Règles douloureuses; mal aux règles | Period pain | Dolor de regla
knee: Mal de genou | Knee pain | Dolor de rodilla
`;

/** What is typed, in whose language, and the keys that come, in their order. */
export const SEARCH_SAMPLES: readonly {
  readonly typed: string;
  readonly in?: Language;
  readonly finds: string;
  readonly because: string;
}[] = [
  { typed: "", finds: "", because: "nothing is nothing" },
  { typed: "m", finds: "", because: "one letter is too little" },
  { typed: " t ", finds: "", because: "blanks are no letters" },
  {
    typed: "to",
    finds: "cough teeth acid belly",
    because: "two are enough; what begins so first, the reader's language before the others",
  },
  {
    typed: "mal",
    finds: "ache teeth throat back belly ear foot knee",
    because: "at most eight; names before synonyms, in the order of the list",
  },
  { typed: "tete", finds: "ache", because: "accents make no difference" },
  { typed: "TÊTE", finds: "ache", because: "nor does the case" },
  { typed: "mal d'or", finds: "ear", because: "an apostrophe is as good as a curly one" },
  { typed: "mal au coeur", finds: "queasy", because: "a ligature is two letters" },
  { typed: "toux", finds: "cough", because: "the very words" },
  { typed: "mal au", finds: "foot queasy period", because: "names before synonyms" },
  { typed: "lumb", finds: "back", because: "a synonym counts" },
  { typed: "head", finds: "ache acid", because: "so does another language" },
  { typed: "jaqueca", finds: "migraine", because: "and a synonym in another language" },
  {
    typed: "dolor",
    in: "es",
    finds: "ache teeth throat back belly ear foot period",
    because: "Spanish to a Spanish reader",
  },
  {
    typed: "migraine",
    in: "en",
    finds: "migraine",
    because: "the nearest wording of a line counts once",
  },
  { typed: "gorge", finds: "throat", because: "a word in the middle counts" },
  { typed: "orge", finds: "throat ear", because: "so does a part of one" },
  { typed: "acid", finds: "acid", because: "a word of a synonym" },
  { typed: "gorje", finds: "throat", because: "one wrong letter" },
  { typed: "gogre", finds: "throat", because: "two letters in each other's place" },
  { typed: "gorrge", finds: "throat", because: "one letter too many" },
  { typed: "goge", finds: "throat", because: "one letter missing" },
  { typed: "lumgabo", finds: "", because: "two errors are too many" },
  { typed: "gojje", finds: "", because: "two wrong letters are too many" },
  { typed: "mal de gogre", finds: "throat", because: "an error in one word of several" },
  { typed: "mol de gogre", finds: "", because: "a short word must be right" },
  { typed: "brulrues", finds: "acid", because: "an error early in a long word" },
  {
    typed: "douloureuses regles",
    finds: "period",
    because: "the order of the words does not matter",
  },
  { typed: "gogze", finds: "", because: "two letters in each other's place are both of the word" },
  { typed: "zzzz", finds: "", because: "nothing matches: free text" },
  { typed: "oux", finds: "cough", because: "three letters with a right part" },
  { typed: "tox", finds: "", because: "three letters with an error are another word" },
  { typed: "dents mal", finds: "teeth", because: "both words of a name" },
];

const readList = (text: string): Symptom[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [key = "", wordings = ""] = line.split(": ");
      const [fr, en, es] = wordings.split(" | ").map((each) => each.split("; "));
      return {
        ...scenarioSymptom("headache"),
        key,
        name: { fr: fr?.[0] ?? "", en: en?.[0] ?? "", es: es?.[0] ?? "" },
        synonyms: { fr: fr?.slice(1) ?? [], en: en?.slice(1) ?? [], es: es?.slice(1) ?? [] },
      };
    });

export const SEARCH_LIST: readonly Symptom[] = readList(LIST);

/** Fevers as the reference list has them, at several ages. */
export const AGE_LIST: readonly Symptom[] = readList(`
fever-adult: Fièvre chez l’adulte; fièvre | Fever in an adult; fever | Fiebre en el adulto; fiebre
fever-after-travel: Fièvre au retour d’un voyage | Fever after travel | Fiebre tras un viaje
baby-fever: Fièvre chez un bébé de moins de 3 mois | Fever in a baby | Fiebre en un bebé
fever-child: Fièvre chez l’enfant; fièvre enfant | Fever in a child | Fiebre en el niño
`).map((symptom) =>
  symptom.key === "baby-fever" ? { ...symptom, severity: "urgent" as const } : symptom,
);
