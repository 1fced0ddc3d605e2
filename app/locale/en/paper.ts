import type { TranslationOf } from "../catalog.ts";
import type { paper as french } from "../fr/paper.ts";

export const paper: TranslationOf<typeof french> = {
  title: "For the pharmacist: {{name}}",
  titleNameless: "For the pharmacist",
  treatments: "Treatments with set times",
  noTreatments: "No treatment with set times in Trousse.",
  otherBoxes: "Other boxes at home",
  noOtherBoxes: "No other box in Trousse.",
  omitted_one: "{{count, number}} box did not fit on this page.",
  omitted_other: "{{count, number}} boxes did not fit on this page.",
};
