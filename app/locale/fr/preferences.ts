export const preferences = {
  title: "Préférences",
  language: "Langue",
  reminderAdvance: "Rappel à l’avance",
  minutes_one: "{{count}} minute avant",
  minutes_other: "{{count}} minutes avant",
  notifiesReminders: "Notifications de rappel",
  keepsActivity: "Journal de mes gestes, lu par moi seul",
  on: "Oui",
  off: "Non",
  done: "Préférences enregistrées",
  failed: "Erreur lors de la sauvegarde des paramètres",
  changedMeanwhile: "Vos préférences ont changé entre-temps",
} as const;
