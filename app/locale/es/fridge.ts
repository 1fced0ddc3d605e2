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
  warned: "pregunte antes: lo anotado sobre {{name}} lo desaconseja",
  placeUnknown: "lugar no indicado",
  omittedBoxes_one: "{{count, number}} caja más no tiene sitio aquí.",
  omittedBoxes_other: "{{count, number}} cajas más no tienen sitio aquí.",
  omittedPeople_one: "{{count, number}} persona más no tiene sitio aquí.",
  omittedPeople_other: "{{count, number}} personas más no tienen sitio aquí.",
  limits:
    "Según lo anotado en Trousse, el {{moment}}. No es un consejo médico: lea el prospecto y, ante la menor duda, pregunte a un farmacéutico o a un médico antes de dar nada. Lo que no está escrito aquí no se conoce.",
};
