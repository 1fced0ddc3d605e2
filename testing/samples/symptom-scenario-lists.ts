import { day } from "#domain/calendar/day.ts";
import { isRedFlagId } from "#domain/symptoms/emergencies/red-flag.ts";
import type { HealthProduct } from "#domain/symptoms/list/health-product.ts";
import type { Severity, Symptom } from "#domain/symptoms/list/symptom.ts";

/** A short list that the scenarios choose from: real medicines for symptoms that bring out the rules. */

interface Line {
  readonly key: string;
  readonly names: readonly [fr: string, en: string, es: string];
  readonly medicines: readonly [fr: string, us: string, es: string];
  readonly severity?: Severity;
  readonly redFlag?: string;
  /** The countries where it is on prescription. */
  readonly prescribed?: string;
  readonly unlisted?: string;
}

const LINES: readonly Line[] = [
  {
    key: "headache",
    names: ["Mal de tête", "Headache", "Dolor de cabeza"],
    medicines: ["Paracétamol, Ibuprofène", "Acetaminophen, Ibuprofen", "Paracetamol, Ibuprofeno"],
  },
  {
    key: "toothache",
    names: ["Mal de dents", "Toothache", "Dolor de muelas"],
    medicines: [
      "Ibuprofène, Acide acétylsalicylique, Paracétamol",
      "Naproxen, Aspirin",
      "Dexketoprofeno, Ácido acetilsalicílico",
    ],
  },
  {
    key: "fever",
    names: ["Fièvre", "Fever", "Fiebre"],
    medicines: ["Ibuprofène, Paracétamol", "Ibuprofen, Acetaminophen", "Ibuprofeno, Paracetamol"],
  },
  {
    key: "dry-cough",
    names: ["Toux sèche", "Dry cough", "Tos seca"],
    medicines: ["Dextrométhorphane, Oxomémazine", "Dextromethorphan", "Cloperastina"],
  },
  {
    key: "wet-cough",
    names: ["Toux grasse", "Chesty cough", "Tos con flemas"],
    medicines: ["Acétylcystéine, Carbocistéine", "Guaifenesin", "Acetilcisteína"],
  },
  {
    key: "cold",
    names: ["Rhume", "Cold", "Resfriado"],
    medicines: [
      "Paracétamol, Pseudoéphédrine",
      "Acetaminophen, Pseudoephedrine",
      "Paracetamol, Pseudoefedrina",
    ],
  },
  {
    key: "diarrhea",
    names: ["Diarrhée", "Diarrhea", "Diarrea"],
    medicines: ["Diosmectite, Lopéramide", "Loperamide, Bismuth subsalicylate", "Racecadotrilo"],
  },
  {
    key: "nausea",
    names: ["Nausées", "Nausea", "Náuseas"],
    medicines: ["Dompéridone, Métoclopramide", "Meclizine", "Dompéridona"],
  },
  {
    key: "cramps",
    names: ["Spasmes du ventre", "Stomach cramps", "Espasmos"],
    medicines: ["Phloroglucinol", "Simethicone", "Hioscina"],
  },
  {
    key: "heartburn",
    names: ["Brûlures d'estomac", "Heartburn", "Acidez"],
    medicines: ["Oméprazole", "Omeprazole", "Omeprazol"],
  },
  {
    key: "reflux",
    names: ["Remontées acides", "Reflux", "Reflujo"],
    medicines: ["Alginate de sodium", "Famotidine", "Almagato"],
  },
  {
    key: "strong-pain",
    names: ["Douleur qui dure", "Lasting pain", "Dolor persistente"],
    medicines: [
      "Consulter un médecin, Codéine, Tramadol",
      "See a doctor, Codeine",
      "Consultar a un médico, Tramadol",
    ],
    severity: "doctor",
    prescribed: "FR, US, ES",
  },
  {
    key: "sprain",
    names: ["Entorse", "Sprain", "Esguince"],
    medicines: ["Kétoprofène, Célécoxib", "Naproxen", "Dexketoprofeno"],
  },
  {
    key: "very-strong-pain",
    names: ["Douleur très forte", "Very strong pain", "Dolor muy fuerte"],
    medicines: ["Dihydrocodéine", "Dihydrocodeine", "Dihidrocodeína"],
    severity: "doctor",
    prescribed: "FR, US, ES",
  },
  {
    key: "rumbling",
    names: ["Ventre qui gargouille", "Rumbling", "Ruidos"],
    medicines: ["Kaolin", "Kaolin", "Caolín"],
  },
  {
    key: "sore-throat",
    names: ["Mal de gorge", "Sore throat", "Dolor de garganta"],
    medicines: ["Flurbiprofène", "Benzocaine", "Flurbiprofeno"],
  },
  {
    key: "throat-infection",
    names: ["Angine", "Strep throat", "Anginas"],
    medicines: [
      "Consulter un médecin, Amoxicilline",
      "See a doctor, Amoxicillin",
      "Consultar a un médico, Amoxicilina",
    ],
    severity: "doctor",
    prescribed: "FR, US, ES",
  },
  {
    key: "skin-infection",
    names: ["Infection de la peau", "Skin infection", "Infección de la piel"],
    medicines: [
      "Consulter un médecin, Doxycycline, Ciprofloxacine",
      "See a doctor",
      "Consultar a un médico",
    ],
    severity: "doctor",
    prescribed: "FR",
  },
  {
    key: "high-pressure",
    names: ["Tension élevée", "High blood pressure", "Tensión alta"],
    medicines: ["Ramipril, Losartan", "Lisinopril", "Enalapril"],
    severity: "doctor",
    prescribed: "FR, US, ES",
  },
  {
    key: "long-treatment",
    names: ["Traitement de fond", "Long-term treatment", "Tratamiento"],
    medicines: ["Méthotrexate, Isotrétinoïne", "Valproate", "Metotrexato"],
    severity: "doctor",
    prescribed: "FR, US, ES",
  },
  {
    key: "insomnia",
    names: ["Insomnie", "Insomnia", "Insomnio"],
    medicines: ["Doxylamine", "Diphenhydramine", "Doxilamina"],
  },
  {
    key: "dry-skin",
    names: ["Peau sèche", "Dry skin", "Piel seca"],
    medicines: ["Baume du Pérou", "Urea cream", "Crema de urea"],
    unlisted: "Baume du Pérou",
  },
  {
    key: "tired",
    names: ["Fatigue", "Tiredness", "Cansancio"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "chickenpox",
    names: ["Varicelle", "Chickenpox", "Varicela"],
    medicines: [
      "Consulter un médecin, Paracétamol",
      "See a doctor, Acetaminophen",
      "Consultar a un médico, Paracetamol",
    ],
    severity: "doctor",
  },
  {
    key: "blood-in-stool",
    names: ["Un peu de sang dans les selles", "Some blood in stool", "Algo de sangre en las heces"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "ulcer-pain",
    names: ["Douleur à jeun", "Pain when hungry", "Dolor en ayunas"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "high-blood-pressure",
    names: ["Tension trop haute", "Blood pressure too high", "Presión demasiado alta"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "wheezing",
    names: ["Sifflements", "Wheezing", "Pitidos"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "cannot-urinate",
    names: ["Ne peut pas uriner", "Cannot urinate", "No puede orinar"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "jaundice",
    names: ["Peau jaune", "Yellow skin", "Piel amarilla"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "late-or-heavy-periods",
    names: ["Règles en retard", "Late periods", "Retraso de la regla"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "rash-child-fever",
    names: ["Boutons et fièvre", "Rash and fever", "Granos y fiebre"],
    medicines: ["Consulter un médecin", "See a doctor", "Consultar a un médico"],
    severity: "doctor",
  },
  {
    key: "vomiting",
    names: ["Vomissements", "Vomiting", "Vómitos"],
    medicines: ["Solution de réhydratation orale", "Oral rehydration salts", "Suero oral"],
  },
  {
    key: "stomach-flu",
    names: ["Gastro", "Stomach flu", "Gastroenteritis"],
    medicines: ["Solution de réhydratation orale", "Oral rehydration salts", "Suero oral"],
  },
  {
    key: "nosebleed",
    names: ["Saignement de nez", "Nosebleed", "Sangrado de nariz"],
    medicines: ["Sérum physiologique", "Saline", "Suero"],
  },
  {
    key: "hangover",
    names: ["Gueule de bois", "Hangover", "Resaca"],
    medicines: ["Paracétamol", "Acetaminophen", "Paracetamol"],
  },
  {
    key: "stomach-cramps",
    names: ["Crampes du ventre", "Belly cramps", "Calambres"],
    medicines: ["Phloroglucinol", "Simethicone", "Hioscina"],
  },
  {
    key: "constipation",
    names: ["Constipation", "Constipation", "Estreñimiento"],
    medicines: ["Macrogol, Bisacodyl", "Polyethylene glycol, Bisacodyl", "Macrogol, Bisacodilo"],
  },
  {
    key: "chest-pain",
    names: ["Douleur dans la poitrine", "Chest pain", "Dolor en el pecho"],
    medicines: ["Consultation urgente", "Emergency care", "Consulta urgente"],
    severity: "urgent",
    redFlag: "chest_pain",
  },
  {
    key: "snake-bite",
    names: ["Morsure de serpent", "Snake bite", "Mordedura de serpiente"],
    medicines: ["Consultation urgente", "Emergency care", "Consulta urgente"],
    severity: "urgent",
  },
];

const PRODUCTS: readonly [symptom: string, fr: string, us: string, es: string, caution?: string][] =
  [
    [
      "headache",
      "Menthe poivrée sur les tempes; Repos",
      "Peppermint oil; Rest",
      "Menta piperita; Reposo",
    ],
    ["dry-cough", "Miel; Tisane de thym", "Honey; Thyme tea", "Miel; Infusión de tomillo"],
    ["dry-cough", "Boire chaud", "Warm drinks", "Bebidas calientes"],
    ["diarrhea", "Argile verte; Eau de riz", "Green clay; Rice water", "Arcilla; Agua de arroz"],
    ["insomnia", "Millepertuis; Camomille", "St John's wort; Chamomile", "Hipérico; Manzanilla"],
    [
      "heartburn",
      "Réglisse",
      "Licorice",
      "Regaliz",
      "Pas avant 12 ans. Pas pendant la grossesse. Pas en cas d’hypertension.",
    ],
    ["cold", "Inhalation d'eucalyptus", "Eucalyptus inhalation", "Vapores de eucalipto"],
  ];

const reviewed = { url: null, reviewedOn: day("2026-11-21") };
const listOf = (text: string) => text.split(/[,;] /u);

export const SCENARIO_SYMPTOMS: readonly Symptom[] = LINES.map((line) => ({
  key: line.key,
  name: { fr: line.names[0], en: line.names[1], es: line.names[2] },
  synonyms: { fr: [], en: [], es: [] },
  medicines: {
    FR: listOf(line.medicines[0]),
    US: listOf(line.medicines[1]),
    ES: listOf(line.medicines[2]),
  },
  needsPrescription: {
    FR: line.prescribed?.includes("FR") ?? false,
    US: line.prescribed?.includes("US") ?? false,
    ES: line.prescribed?.includes("ES") ?? false,
  },
  severity: line.severity ?? "mild",
  redFlag: line.redFlag && isRedFlagId(line.redFlag) ? line.redFlag : null,
  advice: { fr: "Un médecin.", en: "A doctor.", es: "Un médico." },
  unlisted: line.unlisted ? listOf(line.unlisted) : [],
  source: { name: `the list, ${line.key}`, ...reviewed },
}));

export function scenarioSymptom(key: string): Symptom {
  const symptom = SCENARIO_SYMPTOMS.find((each) => each.key === key);
  if (!symptom) throw new RangeError(`No such symptom: ${key}`);
  return symptom;
}

export const SCENARIO_PRODUCTS: readonly HealthProduct[] = PRODUCTS.map(
  ([symptom, fr, us, es, caution = ""], at) => ({
    key: `${symptom}-${at}`,
    symptom: scenarioSymptom(symptom).name,
    products: { FR: listOf(fr), US: listOf(us), ES: listOf(es) },
    category: "Phytothérapie",
    caution: { fr: caution, en: "", es: "" },
    source: { name: `the products, ${symptom}`, ...reviewed },
  }),
);
