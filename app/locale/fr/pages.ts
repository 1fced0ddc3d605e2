/** The pages of the site that are mostly a text: what stands around it. */
export const pages = {
  home: "Accueil",
  breadcrumb: "Vous êtes ici",
  contents: "Sur cette page",
  faq: {
    lead: "Ce que l’on nous demande le plus souvent. Votre question n’y est pas ?",
    contact: "Écrivez-nous",
    description:
      "À quoi sert Trousse, qui voit vos données, ce que disent les alertes : les réponses aux questions les plus fréquentes.",
    empty: "Aucune question pour l’instant",
  },
  legal: {
    description: "Qui édite ce site, à quelle adresse, qui l’héberge et comment le joindre.",
    lead: "Qui répond de cette installation de Trousse.",
    empty:
      "L’exploitant de cette installation n’a pas rempli ses mentions légales. Vous pouvez les lui demander par la page de contact.",
    publisher: "Éditeur",
    address: "Adresse",
    contact: "Contact",
    host: "Hébergeur",
    missing: "L’exploitant ne l’a pas indiqué.",
    software:
      "Trousse est un logiciel que chacun peut installer sur son serveur : l’éditeur de ce site est la personne ou l’organisme qui le fait fonctionner ici.",
    write: "Écrire à l’exploitant",
  },
  terms: {
    description:
      "Ce que vous pouvez attendre de Trousse et ce que Trousse attend de vous : compte, données, limites et responsabilité.",
  },
  privacy: {
    description:
      "Quelles informations de santé Trousse enregistre, où, pourquoi, pour combien de temps, et comment exercer vos droits.",
  },
  about: {
    description:
      "Pourquoi Trousse existe, ses principes, l’origine de ses informations et qui fait fonctionner ce site.",
  },
  sitemap: {
    lead: "Toutes les pages que l’on peut lire sans compte.",
    description: "La liste de toutes les pages publiques de Trousse, articles compris.",
    site: "Le site",
    articles: "Les articles",
    account: "Votre compte",
    languages: "Dans une autre langue",
  },
} as const;
