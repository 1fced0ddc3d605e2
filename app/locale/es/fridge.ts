import type { TranslationOf } from "../catalog.ts";
import type { fridge as french } from "../fr/fridge.ts";

export const fridge: TranslationOf<typeof french> = {
  title: "Hoja de la nevera",
  lead: "Una página para imprimir para quien cuida la casa: números, alergias, pesos, cajas y lo que dice su prospecto.",
  numbers: "En caso de emergencia",
  adults: "Adultos",
  allergiesUnknown: "Alergias: no indicado",
  weight: "Peso: {{weight}}",
  weightUnknown: "Peso: no indicado",
  doctor: "Médico: {{doctor}}",
  doctorUnknown: "Médico: no indicado",
  boxesOf: "Cajas en casa para {{name}}, según su prospecto",
  noBoxes: "Ninguna caja utilizable en Trousse.",
  unread: "Los prospectos aún no se han comparado.",
  planned: "Tratamiento en curso:",
  warned: "pregunte antes: lo anotado sobre {{name}} lo desaconseja",
  placeUnknown: "lugar no indicado",
  omittedBoxes_one: "{{count, number}} caja más no está en esta hoja.",
  omittedBoxes_other: "{{count, number}} cajas más no están en esta hoja.",
  omittedPeople: "No están en esta hoja: {{names}}.",
  morePeople_one: "{{count, number}} persona más",
  morePeople_other: "{{count, number}} personas más",
  limits:
    "Según lo anotado en Trousse, el {{moment}}. No es un consejo médico: lea el prospecto y, ante la menor duda, pregunte a un farmacéutico o a un médico antes de dar nada. Lo que no está escrito aquí no se conoce.",
};
