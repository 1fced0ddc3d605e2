/** The example of a home that needs no account. */
export const example = {
  lead: "Claire, son fils Hugo et sa mère Monique sont inventés. Leurs médicaments sont vendus en France.",
  mark: "Exemple",
  notice: "Ceci est un exemple : rien n’est envoyé ni gardé, et tout recommence avec la page.",
  account: "Créer mon vrai compte",
  parts: "Parties de l’exemple",
  doses: "Prises",
  boxes: "Boîtes",
  question: "Un symptôme ?",
  title: {
    doses: "Exemple : les prises d’aujourd’hui",
    boxes: "Exemple : les boîtes de la maison",
    question: "Exemple : un symptôme",
  },
  recorded: "Prises au besoin, déjà notées",
  given: "{{time}}, {{name}} : {{quantity}}, {{medicine}}",
  boxOf: "Boîte de {{name}}",
  answer:
    "Exemple : cette réponse parle d’une personne inventée. Ne l’utilisez pour personne d’autre.",
  quantity: "Quantité prise de {{medicine}}",
  record: "Noter dans l’exemple",
} as const;
