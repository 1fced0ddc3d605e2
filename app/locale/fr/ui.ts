export const ui = {
  close: "Fermer",
  cancel: "Annuler",
  confirm: "Confirmer",
  retry: "Réessayer",
  loading: "Chargement…",
  required: "obligatoire",
  optional: "facultatif",
  clear: "Effacer",
  noMatch: "Aucun résultat",
  showPassword: "Afficher le mot de passe",
  skipToContent: "Aller au contenu",
  unsaved: {
    title: "Abandonner votre saisie ?",
    body: "Ce que vous avez écrit ici n’est pas enregistré.",
    keep: "Continuer la saisie",
    discard: "Abandonner",
  },
  failure: {
    title: "Le chargement a échoué",
    "signed-out": "Votre session a expiré. Reconnectez-vous pour continuer.",
    forbidden: "Vous n’avez pas le droit de faire cela.",
    "not-found": "Cet élément n’existe plus.",
    conflict: "Cet élément a changé entre-temps. Rechargez la page, puis recommencez.",
    offline:
      "Connexion perdue. Ce que vous avez écrit est conservé ; réessayez quand elle revient.",
    unexpected: "Quelque chose n’a pas fonctionné. Réessayez dans un instant.",
  },
} as const;
