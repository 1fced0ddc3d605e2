import type { TranslationOf } from "../catalog.ts";
import type { visitor as french } from "../fr/visitor.ts";

/** A question about a symptom before there is an account. */
export const visitor: TranslationOf<typeof french> = {
  lead: "The question, the answer and your boxes stay on this device: nothing you write is sent.",
  whom: "Who is it for?",
  adult: "An adult",
  child: "A child",
  chooseWhom: "Choose first who it is for.",
  person: "The person",
  ageAndAllergies: "Age and allergies",
  wrongDay: "Choose a day in the past.",
  allergies: "Known allergies",
  allergiesHint: "Separated by commas.",
  weightExact: "This weight is correct",
  answerAnew: "Complete the answer",
  unknown:
    "Here Trousse knows neither the doses already given, nor treatments outside this list, nor recalls of lots. Before any dose, ask who gave what in the last 24 hours.",
  incomplete_one: "This box might help: complete it from its packaging",
  incomplete_other: "These {{count, number}} boxes might help: complete them from their packaging",
  completeOf: "Complete {{name}}",
  complete: "Complete the box",
  formHint: "Drops, sprays and solutions are not compared without an account.",
  missing: {
    form: "Choose the form.",
    strength: "Write the strength with its unit, for example 500 mg.",
    expiresOn: "Write the month, for example 06/2027.",
  },
  noBoxes:
    "No box is written on this device: the answer can only name what the list of symptoms names.",
  boxes_one: "The answer takes into account the box written on this device.",
  boxes_other: "The answer takes into account the {{count, number}} boxes written on this device.",
  writeBoxes: "List my medicines",
  changeBoxes: "See my list",
  account: "Create an account to keep it",
};
