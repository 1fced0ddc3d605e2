import type { TranslationOf } from "../catalog.ts";
import type { travel as french } from "../fr/travel.ts";

/** The page about what to take on a journey. */
export const travel: TranslationOf<typeof french> = {
  title: "Botiquín de viaje",
  lead: "Qué llevar para estos días, según las pautas anotadas y las cajas de la casa.",
  people: "¿Quién viaja?",
  leavesOn: "Salida",
  returnsOn: "Regreso",
  margin: "Margen después del regreso",
  noMargin: "Ninguno",
  marginDays_one: "{{count, number}} día",
  marginDays_other: "{{count, number}} días",
  wrong: {
    "not-a-day": "Elija un día.",
    past: "Ese día ya pasó.",
    "before-departure": "El regreso es anterior a la salida.",
    "too-long": "Un año como máximo.",
  },
  nobody: "Elija quién viaja.",
  days: "Del {{from}} al {{to}}",
  counted:
    "Calculado como si aún no se hubiera tomado ninguna dosis de hoy. El margen es nuestro: ningún prospecto lo pide.",
  print: "Imprimir",
  common: "Para toda la casa",
  planned: "Tratamientos previstos",
  nothingPlanned: "No hay ninguna toma prevista esos días.",
  take: "Para llevar: {{planned}}.",
  takeWithMargin:
    "Para llevar: {{whole}}, de los cuales {{planned}} para la estancia y {{margin}} de margen.",
  enough: "La caja es suficiente: al salir quedará en ella {{left}}.",
  short: "Cantidad que falta: {{missing}}. Al salir quedará en la caja: {{left}}.",
  elsewhere: "Otras cajas del mismo producto contienen {{quantity}}.",
  ends: "Hay que reemplazarla: solo sirve hasta el {{date}}.",
  recalled: "Lote retirado: no la lleve, devuelva la caja a la farmacia.",
  "lot-unknown": "Retirada en curso: compare el lote de la caja antes de llevarla.",
  asNeeded: "Si hace falta",
  spare: "Queda: {{quantity}}, usar hasta el {{date}}",
  substances: "Sustancia, para el extranjero: {{names}}",
  unknownSubstances: "Sustancia desconocida en nuestras listas: cópiela de la caja.",
  prescription: "Con receta: lleve el original.",
  unknownPrescription:
    "Nuestras listas no dicen si hace falta receta: si tiene una, lleve el original.",
  border: {
    often:
      "La agencia francesa ANSM lo cita entre los que suelen exigir un certificado de transporte: pídalo antes de salir.",
    unknown:
      "¿Estupefaciente o psicótropo? Nuestras listas no lo dicen: pregunte a su farmacéutico.",
  },
  papers: {
    title: "Papeles para llevar",
    prescription:
      "El original de las recetas, si es posible con una traducción al inglés: es lo que aconseja la agencia francesa ANSM.",
    certificate:
      "Para un estupefaciente o un psicótropo, en el espacio Schengen: un certificado expedido o autenticado por una autoridad de su país, válido 30 días como máximo, para mostrarlo en un control.",
    france:
      "En Francia lo expide la agencia regional de salud (ARS) del médico que receta, con un formulario por cada medicamento recetado.",
    countries:
      "Cada país tiene sus reglas y puede limitar o prohibir otras sustancias, incluso sin receta aquí: pregunte a su embajada antes de salir.",
    card: "La ficha de emergencia de cada persona, para imprimir",
    noAdvice: "Esto es un recordatorio, no un consejo jurídico.",
  },
  sources: {
    ansm: "Fuente: ANSM, «Voyager avec mes médicaments», página leída el {{date}}",
    schengen:
      "Fuente: Convenio de aplicación del Acuerdo de Schengen, artículo 75, según la Comisión Europea (respuesta E-1108/2010 del {{date}})",
    ars: "Fuente: ARS Île-de-France, «Voyager avec ses médicaments», página leída el {{date}}",
    incb: "Fuente: JIFE (INCB), información para viajeros, página leída el {{date}}",
  },
};
