export const interactions = {
  level: {
    CI: "Contre-indiqué",
    AD: "Association déconseillée",
    PE: "Précaution d’emploi",
    APEC: "À prendre en compte",
  },
  found: "{{level}} avec {{treatment}} : {{reason}}.",
  question: "{{treatment}} : est-ce pris en ce moment ? Si oui, {{level}} : {{reason}}.",
  ofPerson: "{{name}} prend {{treatment}}.",
  source: "Source : {{source}}. Règle pas encore relue par un professionnel de santé.",
  sourceReviewed: "Source : {{source}}. Règle relue le {{day}} par {{reviewer}}.",
  ask: "Demandez au pharmacien ou au médecin.",
  pending: "Traitements de cette personne pas encore lus : rien n’a encore été comparé avec eux.",
  failed:
    "Les traitements de cette personne n’ont pas pu être lus : rien n’a été comparé avec eux.",
  label: {
    fromWeight: "Notice : dès {{least}} {{unit}}",
    fromMonths_one: "Pas avant {{count}} mois",
    fromMonths_other: "Pas avant {{count}} mois",
    fromYears_one: "Pas avant {{count}} an",
    fromYears_other: "Pas avant {{count}} ans",
    prescription: "Sur ordonnance",
    unclassified: "Non classé",
    outside: "{{label}} : pas pour cette personne",
    unknown: "{{label}} : poids ou âge à vérifier",
  },
  leaflet: {
    outside: "Sa notice est {{band}} ; poids noté : {{weight}} kg.",
    unknown:
      "Sa notice est {{band}}. Poids inconnu ou trop ancien : elle demande de peser l’enfant.",
    from: "à partir de {{least}} {{unit}}",
    upTo: "jusqu’à {{most}} {{unit}}",
    fromTo: "de {{least}} à {{most}} {{unit}}",
    source: "Source : {{source}}. Pas encore relu par un professionnel de santé.",
  },
  reviewed: "Règles relues par un professionnel : {{reviewed}} sur {{total}}.",
  condition: {
    anticoagulant_antiplatelet: "un anticoagulant ou un antiagrégant (profil)",
    lithium: "le lithium (profil)",
    methotrexate: "le méthotrexate (profil)",
    alcohol: "l’alcool (profil)",
  },
} as const;
