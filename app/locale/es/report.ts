import type { TranslationOf } from "../catalog.ts";
import type { report as french } from "../fr/report.ts";

export const report: TranslationOf<typeof french> = {
  title: "Informe para el médico",
  titleOf: "Informe para el médico: {{name}}",
  titleNameless: "Informe para el médico",
  lead: "Lo que se anotó durante un período, en hojas para entregar al médico.",
  period: "Del {{from}} al {{to}}",
  written:
    "Escrito el {{moment}} según lo anotado en Trousse. Lo que no está escrito aquí no se conoce.",
  page: "Página {{page}} de {{pages}}",
  fileName: "informe-{{from}}-{{to}}.pdf",
  notGiven: "no indicado",
  choose: {
    title: "Período",
    days: {
      "7": "7 días",
      "30": "30 días",
      "90": "90 días",
      dates: "Otras fechas",
    },
    from: "Primer día",
    to: "Último día",
    wrong: {
      "not-a-day": "Indique un día.",
      "in-the-future": "Este día todavía no ha llegado.",
      "before-start": "El último día es anterior al primero.",
      "too-long": "Elija un año como máximo.",
    },
  },
  file: {
    make: "Guardar en PDF",
    made: "PDF guardado",
    failed: "No se pudo crear el PDF. {{failure}}",
    limit: {
      left: "Archivos PDF que su cuenta aún puede crear este mes: {{left, number}} de {{most, number}}.",
      refused_one:
        "El PDF no se ha guardado: la persona que gestiona Trousse limita su cuenta a {{count, number}} archivo al mes. Archivos creados este mes: {{used, number}}. Podrá crear otro el {{date}}. El informe sigue en esta página y puede imprimirlo.",
      refused_other:
        "El PDF no se ha guardado: la persona que gestiona Trousse limita su cuenta a {{count, number}} archivos al mes. Archivos creados este mes: {{used, number}}. Podrá crear otro el {{date}}. El informe sigue en esta página y puede imprimirlo.",
      uncounted:
        "El PDF no se ha guardado: su cuenta tiene un número limitado de archivos y este no se ha podido contar. El informe sigue en esta página y puede imprimirlo. {{failure}}",
    },
  },
  person: {
    title: "Persona",
    born: "Fecha de nacimiento",
    bornAge: "{{born}} ({{age}})",
    weight: "Peso",
    weightOn: "{{weight}}, el {{date}}",
    weightUndated: "{{weight}}, fecha desconocida",
    allergies: "Alergias",
    conditions: "Situaciones de salud",
    doctor: "Médico de cabecera",
  },
  treatments: {
    title: "Tratamientos",
    none: "No hay ningún tratamiento con horarios anotado.",
    hours: "Dosis y horarios",
    hoursUnknown: "no indicado",
    last: "Última toma anotada",
    noneTaken: "ninguna de esta caja en este período",
    ended: "Terminados o interrumpidos durante este período:",
  },
  planned: { title: "Tomas previstas" },
  doses: {
    title: "Tomas según necesidad o fuera de horario",
    recorded_one: "En total, {{count, number}} toma anotada durante este período, prevista o no.",
    recorded_other:
      "En total, {{count, number}} tomas anotadas durante este período, previstas o no.",
    none: "Ninguna toma anotada aparte de las previstas.",
    ofDeleted_one:
      "{{count, number}} toma es de una caja eliminada después: ya no se sabe si estaba prevista.",
    ofDeleted_other:
      "{{count, number}} tomas son de cajas eliminadas después: ya no se sabe si estaban previstas.",
    unreadable_one: "{{count, number}} toma no se puede leer y no se cuenta aquí.",
    unreadable_other: "{{count, number}} tomas no se pueden leer y no se cuentan aquí.",
    total_one: "{{product}}: {{count, number}} toma, el {{moment}}.",
    total_other: "{{product}}: {{count, number}} tomas, la última el {{moment}}.",
  },
  temperatures: {
    title: "Temperaturas",
    none: "Ninguna temperatura anotada.",
    range_one: "{{count, number}} medición: {{highest}}.",
    range_other: "{{count, number}} mediciones, de {{lowest}} a {{highest}}.",
  },
  weights: { title: "Pesos anotados", none: "Ningún peso anotado durante este período." },
  notes: {
    title: "Enfermedades, síntomas y observaciones",
    none: "Ningún síntoma ni observación anotados.",
    illness: "Enfermedad del {{from}} al {{to}}.",
    illnessSince: "Enfermedad en curso desde el {{from}}.",
    cut: "Pueden faltar anotaciones anteriores a las 1000 últimas.",
  },
  column: {
    moment: "Fecha y hora",
    day: "Fecha",
    medicine: "Medicamento",
    quantity: "Cantidad",
    giver: "Dada por",
    reason: "Motivo u observación",
    temperature: "Temperatura",
    author: "Anotado por",
    weight: "Peso",
    noted: "Anotado",
  },
};
