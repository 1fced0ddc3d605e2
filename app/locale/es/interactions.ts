export const interactions = {
  level: {
    CI: "Contraindicado",
    AD: "Asociación desaconsejada",
    PE: "Precaución de uso",
    APEC: "A tener en cuenta",
  },
  found: "{{level}} con {{treatment}}: {{reason}}.",
  question: "{{treatment}}: ¿se toma en este momento? Si es así, {{level}}: {{reason}}.",
  takes: "Sí",
  doesNotTake: "No",
  takenNow: "{{name}}: ¿se toma en este momento?",
  answerFailed: "La respuesta no se guardó. Inténtelo de nuevo.",
  ofPerson: "{{name}} toma {{treatment}}.",
  source: "Fuente: {{source}}. Regla aún no revisada por un profesional sanitario.",
  sourceReviewed: "Fuente: {{source}}. Regla revisada el {{day}} por {{reviewer}}.",
  ask: "Consulte al farmacéutico o al médico.",
  pending:
    "Los tratamientos de esta persona aún no se han leído: todavía no se ha comparado nada con ellos.",
  failed:
    "No se han podido leer los tratamientos de esta persona: no se ha comparado nada con ellos.",
  label: {
    fromWeight: "Prospecto: desde {{least}} {{unit}}",
    fromMonths_one: "No antes de {{count}} mes",
    fromMonths_other: "No antes de {{count}} meses",
    fromYears_one: "No antes de {{count}} año",
    fromYears_other: "No antes de {{count}} años",
    prescription: "Con receta",
    unclassified: "Sin clasificar",
    outside: "{{label}}: no para esta persona",
    unknown: "{{label}}: compruebe el peso o la edad",
  },
  leaflet: {
    outside: "No se propone: según su prospecto, {{box}} {{band}}; peso anotado {{weight}} kg.",
    unknown:
      "No se propone: según su prospecto, {{box}} {{band}}. Peso desconocido o demasiado antiguo: pide pesar al niño.",
    from: "a partir de {{least}} {{unit}}",
    upTo: "hasta {{most}} {{unit}}",
    fromTo: "de {{least}} a {{most}} {{unit}}",
    source: "Fuente: {{source}}. Aún no revisado por un profesional sanitario.",
  },
  reviewed: "Reglas revisadas por un profesional: {{reviewed}} de {{total}}.",
  condition: {
    anticoagulant_antiplatelet: "un anticoagulante o antiagregante (perfil)",
    lithium: "el litio (perfil)",
    methotrexate: "el metotrexato (perfil)",
    alcohol: "el alcohol (perfil)",
  },
} as const;
