export const site = {
  title: "Trousse - Votre assistant médical numérique",
  description:
    "L’armoire à pharmacie de toute la famille : ce que vous avez, ce qui expire, ce qui a été pris.",
  locating: "Détection de votre localisation...",
  home: "Accueil de Trousse",
  getStarted: "Commencer",
  signIn: "Se connecter",
  language: "Langue",
  hero: {
    title: "Votre armoire à pharmacie, enfin claire",
    subtitle:
      "Sachez en un coup d’œil ce que vous avez, ce qui expire et ce qui a été pris, pour vous et pour ceux dont vous prenez soin.",
    getStarted: "Commencer gratuitement",
    signIn: "Déjà un compte ? Se connecter",
  },
  nowhere: {
    title: "Cette page n’existe pas",
    body: "L’adresse est peut-être incomplète, ou la page a changé de place.",
    home: "Revenir à l’accueil",
  },
  crash: {
    title: "Unexpected Application Error!",
    body: "Quelque chose n’a pas fonctionné de notre côté. Vos données sont en sécurité.",
    reload: "Recharger la page",
  },
  footer: {
    legal: "Informations légales",
    terms: "Conditions d’utilisation",
    privacy: "Politique de confidentialité",
    sitemap: "Plan du site",
    support: "Aide",
    contact: "Contact",
    faq: "Questions fréquentes",
    about: "À propos",
    aboutUs: "Qui sommes-nous",
    blog: "Blog",
    guidance:
      "Trousse informe et n’établit pas de diagnostic. Lisez la notice et demandez conseil à un pharmacien ou à un médecin.",
  },
} as const;
