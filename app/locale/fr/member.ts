export const member = {
  navigation: "Navigation principale",
  dashboard: "Accueil",
  inventory: "Inventaire",
  activity: "Activité",
  alerts: "Alertes",
  profile: "Profil",
  account: "Mon compte",
  notGiven: "Non renseigné",
  role: "Utilisateur",
  signOut: "Se déconnecter",
  activeProfile: "Profil actif",
} as const;
