/** A question about a symptom before there is an account. */
export const visitor = {
  lead: "La question, la réponse et vos boîtes restent sur cet appareil : rien de ce que vous écrivez n’est envoyé.",
  whom: "Pour qui ?",
  adult: "Un adulte",
  child: "Un enfant",
  chooseWhom: "Choisissez d’abord pour qui.",
  person: "La personne",
  ageAndAllergies: "Âge et allergies",
  wrongDay: "Choisissez un jour passé.",
  allergies: "Allergies connues",
  allergiesHint: "Séparées par des virgules.",
  weightExact: "Ce poids est exact",
  answerAnew: "Compléter la réponse",
  unknown:
    "Trousse ne connaît ici ni les doses déjà données, ni les traitements hors de cette liste, ni les rappels de lots. Avant toute prise, demandez qui a donné quoi ces dernières 24 heures.",
  incomplete_one: "Cette boîte pourrait répondre : complétez-la d’après son étui",
  incomplete_other:
    "Ces {{count, number}} boîtes pourraient répondre : complétez-les d’après leur étui",
  completeOf: "Compléter {{name}}",
  complete: "Compléter la boîte",
  formHint: "Gouttes, sprays et solutions ne sont pas comparés sans compte.",
  missing: {
    form: "Choisissez la forme.",
    strength: "Écrivez le dosage avec son unité, par exemple 500 mg.",
    expiresOn: "Écrivez le mois, par exemple 06/2027.",
  },
  noBoxes:
    "Aucune boîte n’est écrite sur cet appareil : la réponse ne peut citer que ce que la liste des symptômes nomme.",
  boxes_one: "La réponse tient compte de la boîte écrite sur cet appareil.",
  boxes_other: "La réponse tient compte des {{count, number}} boîtes écrites sur cet appareil.",
  writeBoxes: "Noter mes médicaments",
  changeBoxes: "Voir ma liste",
  account: "Créer un compte pour la garder",
} as const;
