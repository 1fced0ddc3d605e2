/** The page about what to take on a journey. */
export const travel = {
  title: "Trousse de voyage",
  lead: "Ce qu’il faut emporter pour ces jours, d’après les horaires notés et les boîtes de la maison.",
  people: "Qui part ?",
  leavesOn: "Départ",
  returnsOn: "Retour",
  margin: "Marge après le retour",
  noMargin: "Aucune",
  marginDays_one: "{{count, number}} jour",
  marginDays_other: "{{count, number}} jours",
  wrong: {
    "not-a-day": "Choisissez un jour.",
    past: "Ce jour est passé.",
    "before-departure": "Le retour vient avant le départ.",
    "too-long": "Un an au plus.",
  },
  nobody: "Choisissez qui part.",
  days: "Du {{from}} au {{to}}",
  counted:
    "Calculé comme si aucune dose d’aujourd’hui n’était encore prise. La marge est la nôtre : aucune notice ne la demande.",
  print: "Imprimer",
  common: "Pour toute la maison",
  planned: "Traitements prévus",
  nothingPlanned: "Aucune dose n’est prévue ces jours-là.",
  take: "À emporter : {{planned}}.",
  takeWithMargin: "À emporter : {{whole}}, dont {{planned}} pour le séjour et {{margin}} de marge.",
  enough: "La boîte suffit : il y restera {{left}} au départ.",
  short: "Il manque {{missing}} : au départ, il restera {{left}} dans la boîte.",
  elsewhere: "D’autres boîtes du même produit contiennent {{quantity}}.",
  ends: "À remplacer : bonne jusqu’au {{date}} seulement.",
  recalled: "Lot rappelé : ne l’emportez pas, rapportez la boîte à la pharmacie.",
  "lot-unknown": "Rappel en cours : comparez le lot de la boîte avant de l’emporter.",
  asNeeded: "Au besoin",
  spare: "Reste {{quantity}}, à utiliser jusqu’au {{date}}",
  substances: "Substance, pour l’étranger : {{names}}",
  unknownSubstances: "Substance inconnue de nos listes : recopiez-la de la boîte.",
  prescription: "Sur ordonnance : emportez l’original.",
  unknownPrescription:
    "Nos listes ne disent pas si une ordonnance est nécessaire : si vous en avez une, emportez l’original.",
  border: {
    often:
      "L’ANSM le cite parmi ceux pour lesquels une attestation de transport est souvent requise : demandez-la avant le départ.",
    unknown:
      "Stupéfiant ou psychotrope ? Nos listes ne le disent pas : demandez à votre pharmacien.",
  },
  papers: {
    title: "Papiers à emporter",
    prescription:
      "L’original des ordonnances, si possible avec une traduction en anglais : c’est ce que conseille l’ANSM.",
    certificate:
      "Pour un stupéfiant ou un psychotrope, dans l’espace Schengen : un certificat délivré ou authentifié par une autorité de votre pays, valable 30 jours au plus, à montrer lors d’un contrôle.",
    france:
      "En France, l’agence régionale de santé (ARS) du médecin prescripteur le délivre, un formulaire par médicament prescrit.",
    countries:
      "Chaque pays a ses règles, et peut limiter ou interdire d’autres substances, même sans ordonnance ici : demandez à son ambassade avant de partir.",
    card: "La fiche d’urgence de chaque personne, à imprimer",
    noAdvice: "Ceci est un rappel, et non un avis juridique.",
  },
  sources: {
    ansm: "Source : ANSM, « Voyager avec mes médicaments », page lue le {{date}}",
    schengen:
      "Source : convention d’application de l’accord de Schengen, article 75, d’après la Commission européenne (réponse E-1108/2010 du {{date}})",
    ars: "Source : ARS Île-de-France, « Voyager avec ses médicaments », page lue le {{date}}",
    incb: "Source : OICS (INCB), informations aux voyageurs, page lue le {{date}}",
  },
} as const;
