export const site = {
  title: "Trousse - Votre assistant médical numérique",
  description:
    "L’armoire à pharmacie de toute la famille : ce que vous avez, ce qui expire, ce qui a été pris.",
  locating: "Détection de votre localisation...",
  home: "Accueil de {{name}}",
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
  landing: {
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
