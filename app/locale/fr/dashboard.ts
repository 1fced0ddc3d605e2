export const dashboard = {
  title: "Aujourd’hui",
  seeAll: "Voir tout",
  doses: {
    title: "À prendre",
    none: "Aucune prise prévue aujourd’hui.",
    done: "Toutes les prises prévues aujourd’hui sont notées.",
    due: "Prévue à {{time}}",
    later: "À {{time}}",
    taken: "Prise notée",
    log: "Noter",
    logOf: "Noter la prise de {{name}} prévue à {{time}}",
  },
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
