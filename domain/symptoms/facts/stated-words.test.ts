import { expect, test } from "vitest";
import { isStatement, speaksOfDryingOut, statedConditions, statedMoments } from "./stated-words.ts";

test.each([
  ["pregnancy", "enceinte", "pregnant", "embarazada"],
  ["breastfeeding", "j’allaite", "breastfeeding", "lactancia"],
  ["chickenpox_now", "varicelle", "chicken pox", "varicela"],
  ["dehydration_now", "déshydraté", "dehydrated", "deshidratación"],
  ["nsaid_reaction", "allergique à l’aspirine", "ibuprofen allergy", "alérgica a los AINES"],
  ["ulcer_bleed", "ulcère", "stomach ulcer", "úlcera de estómago"],
  ["kidney", "insuffisance rénale", "kidney disease", "insuficiencia renal"],
  ["liver", "cirrhose", "liver disease", "enfermedad hepática"],
  ["heart_failure", "insuffisance cardiaque", "heart failure", "insuficiencia cardíaca"],
  ["coronary_stroke", "angine de poitrine", "angina pectoris", "angina de pecho"],
  ["hypertension", "hypertendue", "high blood pressure", "hipertensión"],
  ["rhythm_qt", "trouble du rythme", "atrial fibrillation", "arritmia"],
  ["asthma_copd", "asthmatique", "asthma", "asma"],
  ["epilepsy", "épileptique", "epilepsy", "epilepsia"],
  ["glaucoma_closed", "glaucome", "glaucoma", "glaucoma"],
  ["retention_prostate", "prostate", "prostate problems", "próstata"],
  ["diabetes", "diabétique", "diabetic", "diabética"],
  ["g6pd", "favisme", "G6PD deficiency", "favismo"],
  ["immunosuppression", "sous chimio", "chemotherapy", "quimioterapia"],
  ["anticoagulant_antiplatelet", "sous Xarelto", "on blood thinners", "tomo Sintrom"],
  ["lithium", "prend du lithium", "takes lithium", "tomo litio"],
  ["methotrexate", "méthotrexate", "on methotrexate", "metotrexato"],
  ["alcohol", "alcoolique", "alcoholic", "alcohólico"],
])("%s in three languages", (condition, ...texts) => {
  for (const text of texts) {
    expect([text, statedConditions(text)]).toEqual([text, [condition]]);
    expect([text, isStatement(text)]).toEqual([text, true]);
  }
});

test.each([
  ["diarrhea", "diarrhée", "diarrhea", "diarrea"],
  ["vomiting", "il a vomi deux fois", "she threw up", "vómitos"],
  ["blood-in-stool", "sang dans les selles", "blood in stool", "sangre en las heces"],
  ["blood-in-stool", "sang dans sa couche", "blood on the toilet paper", "popó con sangre"],
  ["bleeding", "saigne du nez", "nosebleed", "sangra por la nariz"],
  ["alcohol", "trois bières", "some wine", "dos cervezas"],
  ["rash", "des boutons", "a rash", "un sarpullido"],
])("%s in three languages", (moment, ...texts) => {
  for (const text of texts) expect([text, statedMoments(text)]).toEqual([text, [moment]]);
});

test.each([
  ["diarrhée avec un peu de sang", ["diarrhea", "blood-in-stool"]],
  ["diarrhée, pas de sang", ["diarrhea"]],
  ["du sang sur le genou", []],
])("blood is in stools where a text speaks of both: %s", (text, moments) => {
  expect(statedMoments(text)).toEqual(moments);
});

test.each([
  { text: "pas enceinte", why: "it is denied" },
  { text: "pas encore enceinte", why: "it is denied some words before" },
  { text: "not pregnant", why: "it is denied" },
  { text: "sin alergia a la aspirina", why: "it is denied" },
])("$text states nothing: $why", ({ text }) => {
  expect(statedConditions(text)).toEqual([]);
  expect(isStatement(text)).toBe(false);
});

test.each([
  "enceinte et mal à la tête",
  "diabétique et il ne répond plus",
  "j’ai pris 20 Xarelto",
  "enceinte, je saigne",
  "30 comprimés de lithium",
  "je suis",
  "",
])("%j says more, or nothing", (text) => {
  expect(isStatement(text)).toBe(false);
});

test("how far along a pregnancy is says nothing else", () => {
  for (const text of ["enceinte de 7 mois", "pregnant 20 weeks", "embarazo de 12 semanas"]) {
    expect([text, isStatement(text)]).toEqual([text, true]);
  }
  expect(isStatement("lithium 7 mois")).toBe(false);
});

test("a longer phrase is one condition, and a text may name two", () => {
  expect(statedConditions("ulcère à l’estomac")).toEqual(["ulcer_bleed"]);
  expect(statedConditions("diabète, asthme, diabète")).toEqual(["diabetes", "asthma_copd"]);
});

test.each([
  "diarrhée, boit très peu",
  "il n’arrive plus à boire",
  "il a la bouche sèche et les lèvres sèches",
  "pipi foncé",
  "she’s hardly drinking",
  "he won’t drink",
  "dry mouth, dark urine",
  "bebe muy poco",
  "tiene la boca seca",
  "no retiene nada",
])("'%s' speaks of a body that dries out", (text) => {
  expect(speaksOfDryingOut(text)).toBe(true);
});

test.each(["diarrhée, boit bien", "pas la bouche sèche", "drinks well", "bebe bien", "toux sèche"])(
  "'%s' does not",
  (text) => {
    expect(speaksOfDryingOut(text)).toBe(false);
  },
);
