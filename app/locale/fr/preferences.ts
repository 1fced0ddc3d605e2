export const preferences = {
  title: "Préférences",
  language: "Langue des e-mails et des notifications",
  reminderAdvance: "Rappel à l’avance",
  reminderAdvanceMinutes_one: "{{count}} minute avant",
  reminderAdvanceMinutes_other: "{{count}} minutes avant",
  sessionTimeout: "Déconnexion après inactivité",
  sessionTimeoutMinutes_one: "{{count}} minute",
  sessionTimeoutMinutes_other: "{{count}} minutes",
  notifiesReminders: "Notifications de rappel",
  notifiesByEmail: "Notifications par e-mail",
  notifiesByPush: "Notifications sur mes appareils",
  sendsReminderMails: "E-mail à l’heure des prises",
  sendsEscalationMails: "E-mail quand une prise d’un proche n’est pas confirmée",
  sendsRenewalMails: "E-mail avant la fin d’une ordonnance",
  sendsWeeklyReport: "Rapport hebdomadaire par e-mail",
  hidesMedicineNames: "Masquer le nom des médicaments dans les notifications",
  alertsOnLogin: "M’avertir d’une nouvelle connexion",
  keepsActivity: "Garder le journal de mes actions, visible de moi seul",
  sharesErrors: "Signaler les erreurs du programme",
  acceptsMarketing: "Nouvelles du produit par e-mail",
  timeZone: "Fuseau horaire",
  help: {
    language: "Après l’enregistrement, les pages s’affichent aussi dans cette langue.",
    sessionTimeout:
      "Passé ce délai, Trousse redemande votre mot de passe dans tous les onglets. Vos rappels continuent d’arriver. Sur un appareil où vous restez connecté, rien ne change.",
    hidesMedicineNames: "Un rappel dit « une prise » au lieu du nom.",
    alertsOnLogin:
      "Vous recevez un e-mail quand votre compte est ouvert depuis un nouvel appareil.",
    keepsActivity:
      "Personne d’autre ne peut le lire. Si vous le désactivez, plus rien n’y est ajouté.",
    sharesErrors:
      "Si une page rencontre une erreur, l’endroit du programme où elle s’est produite est envoyé à la personne qui gère ce site, sans rien de ce que vous avez écrit. Si vous le désactivez, rien n’est envoyé.",
    acceptsMarketing:
      "La personne qui gère ce site peut vous écrire des nouvelles de Trousse. Vous pouvez changer d’avis ici.",
  },
  shown: "{{name}} : {{value}}",
  on: "Oui",
  off: "Non",
  changedMeanwhile: "Vos préférences ont changé entre-temps",
} as const;
