export const dashboard = {
  title: "Aujourd’hui",
  seeAll: "Voir tout",
  medications: {
    title: "Médicaments",
    seeAll: "Voir tout l’inventaire",
  },
  overview: {
    title: "En bref",
    medications: "Médicaments",
    alerts: "Alertes actives",
    profiles: "Profils",
    addMedication: "Ajouter un médicament",
    addAlert: "Créer une alerte",
    addProfile: "Ajouter un profil",
  },
} as const;
