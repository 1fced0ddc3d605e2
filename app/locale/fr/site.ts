export const site = {
  phoneHelp: "Préparer un téléphone",
  helper: {
    title: "Fiche de garde",
    opening: "Ouverture de la fiche…",
    needsScript: "Pour lire cette fiche et noter une prise, activez JavaScript.",
  },
  card: {
    title: "Fiche d’urgence",
    language: "Langue de la page",
    opening: "Ouverture de la fiche…",
    needsScript:
      "Pour lire cette fiche, activez JavaScript : elle est chiffrée, et seul votre navigateur peut la déchiffrer.",
  },
  title: "Trousse - Votre assistant médical numérique",
  description:
    "L’armoire à pharmacie de toute la famille : ce que vous avez, ce qui expire, ce qui a été pris.",
  locating: "Détection de votre localisation...",
  home: "Accueil de {{name}}",
  getStarted: "Commencer",
  nav: "Pages du site",
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
    title: "L’armoire à pharmacie de la famille, dans votre poche",
    subtitle:
      "À trois heures du matin, la réponse se lit d’un coup d’œil, pour chacun de ceux dont vous prenez soin.",
    stakes: {
      taken: "La dose a-t-elle déjà été donnée ?",
      good: "Est-ce encore bon ?",
      emergency: "Est-ce une urgence ?",
    },
    getStarted: "Commencer gratuitement",
    signIn: "Déjà un compte ? Se connecter",
    askFirst: "Un symptôme ? Demander sans compte",
    example: "Une famille d’exemple, sans compte",
    tryFirst: "Noter mes médicaments, sans compte",
    terms:
      "Gratuit, sans publicité. Vos données restent sur ce site, ou chez vous si vous l’y installez.",
  },
  landing: {
    screens: {
      title: "Ce que vous verrez",
      taken: {
        body: "La dernière dose, son heure et qui l’a donnée, d’où qu’elle ait été notée.",
        alt: "L’écran de Hugo : Doliprane, 10 mL de sirop, donné par Julien, avec la date et l’heure.",
      },
      good: {
        body: "Périmé, bientôt périmé ou en date, et ce qu’il reste dans chaque boîte.",
        alt: "L’inventaire : un sirop périmé, un autre bientôt périmé.",
      },
      emergency: {
        body: "Décrivez ce que vous voyez : un signe d’urgence reconnu montre d’abord qui appeler. Trousse peut en manquer un.",
        alt: "Pour des convulsions : les secours à appeler et quoi faire en attendant.",
      },
      note: "Images de Trousse tel qu’il est aujourd’hui, avec une famille inventée et des médicaments vendus en France.",
    },
    features: {
      title: "Ce que Trousse fait pour vous",
      symptoms: {
        title: "Suivi des symptômes",
        body: "Décrivez un symptôme : Trousse guette les signes d’urgence, puis regarde dans votre armoire. Chaque prise garde son heure et une note, à relire chez le médecin.",
      },
      stock: {
        title: "Gestion du stock",
        body: "Chaque boîte, ce qu’il en reste et jusqu’à quand elle est bonne. Noter une prise fait baisser la quantité.",
      },
      reminders: {
        title: "Rappels personnalisés",
        body: "À chaque médicament ses heures. L’accueil montre ce qui est à prendre aujourd’hui ; page fermée, une notification ou un e-mail vous le rappelle.",
      },
    },
    value: {
      title: "Une armoire en ordre, l’esprit tranquille",
      description:
        "Ce que chacun prend, ce qui reste, ce qui expire : tout est au même endroit, à trois heures du matin comme chez le pharmacien.",
    },
    testimonials: {
      title: "Ce qu’ils en disent",
      rating_one: "{{count}} étoile sur 5",
      rating_other: "{{count}} étoiles sur 5",
    },
    faq: { title: "Vos questions", all: "Voir toutes les questions" },
    articles: { title: "Derniers articles", all: "Voir tous les articles" },
    press: {
      title: "La presse",
      subtitle: "Vous préparez un article sur l’armoire à pharmacie des familles ?",
      contact: "Nous écrire",
    },
  },
  emergencyIn: "Urgence vitale ({{country}}) :",
  notFound: {
    title: "Cette page n’existe pas",
    body: "L’adresse est peut-être incomplète, ou la page a changé de place.",
    home: "Revenir à l’accueil",
  },
  errorPage: {
    title: "Unexpected Application Error!",
    body: "Quelque chose n’a pas fonctionné de notre côté. Rechargez la page ; si cela recommence, écrivez-nous.",
    busy: "Trousse répond d’abord à ceux qui attendent déjà. Rechargez la page dans quelques secondes.",
    reload: "Recharger la page",
    contact: "Nous écrire",
  },
  footer: {
    legal: "Informations légales",
    support: "Aide",
    about: "À propos",
    pages: {
      legal: "Mentions légales",
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
