export const site = {
  title: "Trousse - Votre assistant médical numérique",
  description:
    "L’armoire à pharmacie de toute la famille : ce que vous avez, ce qui expire, ce qui a été pris.",
  locating: "Détection de votre localisation...",
  home: "Accueil de Trousse",
  getStarted: "Commencer",
  signIn: "Se connecter",
  language: "Langue",
  languageChoice: {
    change: ", changer de langue",
    smart: "Sélection intelligente",
    title: "Sélection de la langue",
    country: "Pays",
    choose: "Choisissez votre langue préférée pour ce pays :",
    native: "Langue principale",
    alternative: "Langue alternative",
    note: "Vous pourrez toujours changer cette préférence plus tard",
  },
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
    body: "Quelque chose n’a pas fonctionné de notre côté. Rechargez la page ; si cela recommence, écrivez-nous.",
    reload: "Recharger la page",
    contact: "Nous écrire",
  },
  footer: {
    legal: "Informations légales",
    support: "Aide",
    about: "À propos",
    pages: {
      terms: "Conditions d’utilisation",
      privacy: "Politique de confidentialité",
      sitemap: "Plan du site",
      contact: "Contact",
      faq: "Questions fréquentes",
      about: "Qui sommes-nous",
      blog: "Blog",
    },
    guidance:
      "Trousse informe et n’établit pas de diagnostic. Lisez la notice et demandez conseil à un pharmacien ou à un médecin.",
  },
} as const;
