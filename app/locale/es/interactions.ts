export const interactions = {
  level: {
    CI: "Contraindicado",
    AD: "Asociación desaconsejada",
    PE: "Precaución de uso",
    APEC: "A tener en cuenta",
  },
  found: "{{level}} con {{treatment}}: {{reason}}.",
  question: "{{treatment}}: ¿se toma en este momento? Si es así, {{level}}: {{reason}}.",
  ofPerson: "{{name}} toma {{treatment}}.",
  source: "Fuente: {{source}}. Regla aún no revisada por un profesional sanitario.",
  sourceReviewed: "Fuente: {{source}}. Regla revisada el {{day}} por {{reviewer}}.",
  ask: "Consulte al farmacéutico o al médico.",
  limit: "Solo se comparan las asociaciones de nuestra lista; las demás se desconocen.",
  failed:
    "No se han podido leer los tratamientos de esta persona: no se ha comparado nada con ellos.",
  condition: {
    anticoagulant_antiplatelet: "un anticoagulante o antiagregante (perfil)",
    lithium: "el litio (perfil)",
    methotrexate: "el metotrexato (perfil)",
    alcohol: "el alcohol (perfil)",
  },
} as const;
