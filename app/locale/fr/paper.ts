export const paper = {
  title: "Pour le pharmacien : {{name}}",
  titleNameless: "Pour le pharmacien",
  treatments: "Traitements avec des horaires",
  noTreatments: "Aucun traitement avec des horaires dans Trousse.",
  otherBoxes: "Autres boîtes à la maison",
  noOtherBoxes: "Aucune autre boîte dans Trousse.",
  omitted_one: "{{count, number}} boîte n’a pas trouvé place sur cette page.",
  omitted_other: "{{count, number}} boîtes n’ont pas trouvé place sur cette page.",
} as const;
