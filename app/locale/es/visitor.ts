import type { TranslationOf } from "../catalog.ts";
import type { visitor as french } from "../fr/visitor.ts";

/** A question about a symptom before there is an account. */
export const visitor: TranslationOf<typeof french> = {
  lead: "La pregunta, la respuesta y sus cajas se quedan en este dispositivo: no se envía nada de lo que escribe.",
  whom: "¿Para quién es?",
  adult: "Un adulto",
  child: "Un niño",
  chooseWhom: "Elija primero para quién es.",
  person: "La persona",
  ageAndAllergies: "Edad y alergias",
  wrongDay: "Elija un día pasado.",
  allergies: "Alergias conocidas",
  allergiesHint: "Separadas por comas.",
  weightExact: "Este peso es exacto",
  answerAnew: "Completar la respuesta",
  unknown:
    "Aquí Trousse no conoce las dosis ya dadas, ni los tratamientos fuera de esta lista, ni las retiradas de lotes. Antes de cualquier toma, pregunte quién ha dado qué en las últimas 24 horas.",
  incomplete_one: "Esta caja podría servir: complétela según su envase",
  incomplete_other: "Estas {{count, number}} cajas podrían servir: complételas según su envase",
  completeOf: "Completar {{name}}",
  complete: "Completar la caja",
  formHint: "Las gotas, los aerosoles y las soluciones no se comparan sin cuenta.",
  missing: {
    form: "Elija la forma.",
    strength: "Escriba la dosis con su unidad, por ejemplo 500 mg.",
    expiresOn: "Escriba el mes, por ejemplo 06/2027.",
  },
  noBoxes:
    "No hay ninguna caja escrita en este dispositivo: la respuesta solo puede citar lo que nombra la lista de síntomas.",
  boxes_one: "La respuesta tiene en cuenta la caja escrita en este dispositivo.",
  boxes_other:
    "La respuesta tiene en cuenta las {{count, number}} cajas escritas en este dispositivo.",
  writeBoxes: "Anotar mis medicamentos",
  changeBoxes: "Ver mi lista",
  account: "Crear una cuenta para guardarla",
};
