export const pharmacies = {
  title: "Pharmacies recommandées",
  lead: "Pour : {{symptoms}}",
  guidance:
    "Cette page ne remplace pas l’avis d’un pharmacien ou d’un médecin. En cas d’urgence, appelez les secours.",
  where: "Où commander",
  own: "Votre pharmacie par défaut",
  partners: "Pharmacies partenaires",
  delivery: "Livraison en 24-48h",
  order: "Commander",
  orderAt: "Commander chez {{name}}",
  newTab: "{{label}} (nouvel onglet)",
  favorite: {
    mark: "Favori",
    markOf: "Favori : {{name}}",
    added: "{{name}} ajouté aux favoris",
    removed: "{{name}} retiré des favoris",
    failed: "Votre choix n’a pas été gardé. Réessayez.",
  },
  authorization: {
    checked: "Autorisation vérifiée le {{date}}",
    toCheck: "Autorisation à vérifier",
    by: "Autorité : {{authority}}",
    seenBy: "Autorité : {{authority}}, vue le {{date}}",
  },
  register: {
    lookUp: "Avant de commander, cherchez l’adresse du site dans la liste officielle.",
    open: "Ouvrir la liste officielle",
    openOf: "Ouvrir la liste officielle : {{name}}",
  },
  none: {
    title: "Pas de pharmacie partenaire ici",
    body: "Nos pharmacies partenaires livrent en France. La liste officielle de votre pays dit quels sites ont le droit de vendre des médicaments.",
  },
  ordering: {
    title: {
      order: "Commander en ligne",
      prescription: "Demander à la pharmacie, avec l’ordonnance",
      ask: "Demander à la pharmacie",
    },
    instead: {
      prescription:
        "Ce médicament est sur ordonnance : Trousse ne propose pas de le commander. Demandez-le à la pharmacie, avec l’ordonnance.",
      ask: "Trousse ne sait pas si ce médicament est sur ordonnance, et ne propose donc pas de le commander. Demandez-le à la pharmacie ; emportez l’ordonnance si vous en avez une.",
    },
    stock_one: "Stock actuel : {{quantity}} unité",
    stock_other: "Stock actuel : {{quantity}} unités",
    fewLeft: "Stock faible",
  },
  information: {
    title: "Informations importantes",
    prescription: "Une ordonnance peut être nécessaire.",
    online: "En France, seuls les médicaments sans ordonnance se vendent en ligne.",
    availability: "Vérifiez la disponibilité et les délais de livraison.",
    doctor: "En cas de doute, demandez conseil à un médecin ou à un pharmacien.",
    prices: "Comparez les prix : Trousse n’en affiche aucun et ne vend rien.",
    tip: "Astuce : choisissez une pharmacie par défaut dans votre profil pour la retrouver ici en premier.",
  },
} as const;
