import type { TranslationOf } from "../catalog.ts";
import type { example as french } from "../fr/example.ts";

/** The example of a home that needs no account. */
export const example: TranslationOf<typeof french> = {
  lead: "Claire, su hijo Hugo y su madre Monique son inventados. Sus medicamentos se venden en Francia.",
  mark: "Ejemplo",
  notice:
    "Esto es un ejemplo: no se envía ni se guarda nada, y todo vuelve a empezar con la página.",
  account: "Crear mi propia cuenta",
  parts: "Partes del ejemplo",
  doses: "Tomas",
  boxes: "Cajas",
  question: "¿Algún síntoma?",
  title: {
    doses: "Ejemplo: las tomas de hoy",
    boxes: "Ejemplo: las cajas de la casa",
    question: "Ejemplo: un síntoma",
  },
  recorded: "Tomas sin hora fija, ya anotadas",
  given: "{{time}}, {{name}}: {{quantity}}, {{medicine}}",
  boxOf: "Caja de {{name}}",
  answer: "Ejemplo: esta respuesta trata de una persona inventada. No la use para nadie más.",
  quantity: "Cantidad tomada de {{medicine}}",
  record: "Anotar en el ejemplo",
};
