export const interactions = {
  level: {
    CI: "Contraindicated",
    AD: "Not recommended together",
    PE: "Precaution for use",
    APEC: "To be taken into account",
  },
  found: "{{level}} with {{treatment}}: {{reason}}.",
  question: "{{treatment}}: is it being taken now? If so, {{level}}: {{reason}}.",
  ofPerson: "{{name}} takes {{treatment}}.",
  source: "Source: {{source}}. Rule not yet reviewed by a health professional.",
  sourceReviewed: "Source: {{source}}. Rule reviewed on {{day}} by {{reviewer}}.",
  ask: "Ask a pharmacist or doctor.",
  limit: "Only the combinations of our list are compared; the others are unknown.",
  failed: "This person’s treatments could not be read: nothing was compared with them.",
  condition: {
    anticoagulant_antiplatelet: "an anticoagulant or antiplatelet (profile)",
    lithium: "lithium (profile)",
    methotrexate: "methotrexate (profile)",
    alcohol: "alcohol (profile)",
  },
} as const;
