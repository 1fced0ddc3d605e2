export const dashboard = {
  title: "Aujourd’hui",
  titleOf: "Aujourd’hui, {{name}}",
  allergies: "Allergies : {{allergies}}",
  allergiesOf: "{{name}}, allergies : {{allergies}}",
  unreadableAllergiesOf: "{{name}} : les allergies notées sont illisibles, vérifiez le profil.",
  noAllergies: "Aucune allergie notée",
  unreadableAllergies: "Les allergies notées sont illisibles : vérifiez le profil.",
  give: {
    title: "Noter une prise",
    titleOf: "Noter une prise pour {{name}}",
    of: "Noter une prise :",
    another: "Autre médicament",
    none: "Aucune prise notée ces derniers temps.",
    neverTaken: "Aucune prise notée de cette boîte",
  },
  symptom: {
    whom: "Pour qui ?",
    choose: "Choisissez d’abord pour qui.",
  },
  inventory: "Voir l’inventaire",
  activity: "Voir l’activité",
} as const;
