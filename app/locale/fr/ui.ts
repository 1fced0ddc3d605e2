export const ui = {
  close: "Fermer",
  suggestions: "Propositions",
  suggestionCount_one: "{{count, number}} proposition",
  suggestionCount_other: "{{count, number}} propositions",
  cancel: "Annuler",
  confirm: "Confirmer",
  speech: {
    read: "Lire à voix haute",
    stop: "Arrêter la lecture",
    noVoice: "Cet appareil n’a pas de voix installée pour cette langue.",
  },
  retry: "Réessayer",
  leaflet: {
    dated: "Notice officielle ({{publisher}}, édition du {{date}})",
    listed: "Notice officielle ({{publisher}}, numéro de {{list}}, édition du {{date}})",
    undated: "Notice officielle ({{publisher}})",
    numbered: "Notice officielle ({{publisher}}, n° {{number}})",
    search: "Chercher la notice sur {{publisher}}, site officiel",
    newTab: "{{words}}, {{name}} (nouvel onglet)",
  },
  loading: "Chargement…",
  required: "obligatoire",
  optional: "facultatif",
  clear: "Effacer",
  print: "Imprimer",
  noMatch: "Aucun résultat",
  showPassword: "Afficher le mot de passe",
  skipToContent: "Aller au contenu",
  carousel: {
    role: "carrousel",
    row: "Éléments du carrousel, à parcourir avec les flèches",
    position: "{{at}} sur {{count}}",
    previous: "Précédent",
    next: "Suivant",
    pause: "Arrêter le défilement",
    play: "Reprendre le défilement",
  },
  unsaved: {
    title: "Abandonner votre saisie ?",
    body: "Ce que vous avez écrit ici n’est pas enregistré.",
    keep: "Continuer la saisie",
    discard: "Abandonner",
  },
  noscript:
    "JavaScript est désactivé dans ce navigateur, et cette page en a besoin. Activez-le, puis rechargez la page.",
  captcha: {
    completeFirst: "Veuillez compléter le captcha avant de continuer.",
    waitFirst: "Attendez la fin de la vérification, puis recommencez.",
    restartFirst: "La vérification n’a pas abouti : appuyez sur « Réessayer », puis recommencez.",
    working: "Vérification en cours…",
    asking: "Complétez la vérification ci-dessous.",
    solved: "Vérification réussie",
    expired: "La vérification a expiré",
    failed: "La vérification a échoué",
    down: "Le service de vérification ne répond pas. Réessayez dans quelques minutes.",
    optional: "Le service de vérification ne répond pas. Vous pouvez vous connecter sans lui.",
  },
  unreadable: {
    items_one: "{{count, number}} élément illisible",
    items_other: "{{count, number}} éléments illisibles",
    correct: "Corriger",
    correctOf: "Corriger : {{name}}",
    delete: "Supprimer",
    deleteOf: "Supprimer : {{name}}",
    askOthers: "Une personne qui peut modifier ce profil peut le corriger.",
  },
  keptAnswer: {
    from: "Sans connexion : d’après les prises connues à {{moment}}.",
    othersUnknown:
      "Une dose donnée depuis par quelqu’un d’autre n’y figure pas. Demandez autour de vous avant d’en donner une.",
  },
  notRead: {
    offline: "Connexion perdue. Réessayez quand elle revient.",
    busy: "Trousse est très sollicitée en ce moment. Réessayez dans quelques secondes.",
  },
  failure: {
    title: "Le chargement a échoué",
    "signed-out": "Votre session a expiré. Reconnectez-vous pour continuer.",
    forbidden: "Vous n’avez pas le droit de faire cela.",
    "not-found": "Cet élément n’existe plus.",
    conflict: "Cet élément a changé entre-temps. Rechargez la page, puis recommencez.",
    offline:
      "Connexion perdue. Ce que vous avez écrit est conservé ; réessayez quand elle revient.",
    busy: "Trousse est très sollicitée en ce moment. Ce que vous avez écrit est conservé ; réessayez dans quelques secondes.",
    "too-many":
      "Vous avez atteint le nombre maximal d’éléments de ce type que Trousse peut garder. Ce que vous avez saisi est conservé ; supprimez ce dont vous n’avez plus besoin, puis réessayez.",
    "tier-limit":
      "La personne qui gère Trousse a fixé un nombre maximal pour votre compte, et il est atteint. Ce que vous avez saisi et ce que vous avez déjà restent là ; demandez-lui de relever la limite.",
    "too-large":
      "C’est trop volumineux pour être enregistré en une seule fois. Ce que vous avez saisi est conservé ; enregistrez-le en plusieurs fois.",
    "no-room":
      "Il n’y a plus assez de place sur le serveur : rien ne peut être enregistré pour le moment. Vos données restent consultables et ce que vous avez écrit est conservé ; prévenez la personne qui gère Trousse.",
    "bad-value":
      "Une des valeurs ne peut pas être enregistrée : une date doit être entre 1900 et 2200, un nombre doit être vraisemblable, un texte pas trop long. Ce que vous avez écrit est conservé.",
    "future-dose":
      "Cette prise est datée plus tard que maintenant. Vérifiez l’heure indiquée, et celle de cet appareil. Ce que vous avez écrit est conservé.",
    "consent-revoked":
      "Rien n’a été enregistré : la personne qui tient ce profil a retiré son accord pour les données de santé. Elle peut le redonner dans « Mes données ».",
    unexpected: "Quelque chose n’a pas fonctionné. Réessayez dans un instant.",
  },
} as const;
