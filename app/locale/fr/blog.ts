export const blog = {
  title: "Blog",
  lead: "Ranger, suivre et donner les médicaments de la famille sans se tromper : des articles courts, avec leurs sources.",
  search: "Rechercher dans les articles",
  find: "Rechercher",
  categories: "Catégories",
  allCategories: "Toutes",
  shown_one: "{{count}} article",
  shown_other: "{{count}} articles",
  hidden_one: "{{shown}}, {{count}} masqué",
  hidden_other: "{{shown}}, {{count}} masqués",
  showAll: "Voir tous les articles",
  none: "Aucun article ne correspond",
  noneHelp: "Essayez un autre mot ou une autre catégorie.",
  empty: "Aucun article pour l’instant",
  readingTime: "{{minutes}} min de lecture",
  by: "Par {{author}}",
  unreviewed:
    "Écrit d’après les sources citées à la fin. Aucun professionnel de santé ne l’a relu.",
  reviewed: "Relu par {{by}}, le {{date}}.",
  sources: {
    title: "Sources",
    dated: "{{publisher}}, {{date}}",
    read: "{{publisher}}, sans date, lu le {{date}}",
    datedAndRead: "{{publisher}}, {{date}}, lu le {{read}}",
  },
  numbers: {
    notice:
      "Ce texte est écrit pour un autre pays : des usages et des noms peuvent y être différents.",
    of: "Numéros à appeler ({{country}}) :",
  },
  untranslated: "Cet article est en français.",
  invitation:
    "Trousse garde au même endroit les boîtes de la maison, leurs dates et chaque dose donnée, avec son heure.",
  related: "À lire ensuite",
  back: "Retour au blog",
  feed: "Fil RSS du blog",
  table: "Tableau",
} as const;
