import type { TranslationOf } from "../catalog.ts";
import type { paper as french } from "../fr/paper.ts";

export const paper: TranslationOf<typeof french> = {
  title: "Para el farmacéutico: {{name}}",
  titleNameless: "Para el farmacéutico",
  treatments: "Tratamientos con horario",
  noTreatments: "Ningún tratamiento con horario en Trousse.",
  otherBoxes: "Otras cajas en casa",
  noOtherBoxes: "Ninguna otra caja en Trousse.",
  omitted_one: "{{count, number}} caja no ha cabido en esta página.",
  omitted_other: "{{count, number}} cajas no han cabido en esta página.",
};
