export const outbox = {
  title_one: "{{count}} action notée sur cet appareil, pas encore envoyée",
  title_other: "{{count}} actions notées sur cet appareil, pas encore envoyées",
  explanation_one:
    "Elle partira dès que le réseau revient et que Trousse est ouverte. Les autres ne la voient pas encore.",
  explanation_other:
    "Elles partiront dès que le réseau revient et que Trousse est ouverte. Les autres ne les voient pas encore.",
  show_one: "Voir laquelle",
  show_other: "Voir lesquelles",
  line: {
    take: "« Pris » : {{what}}",
    same: "« C’est la même » : {{what}}",
    skip: "« Passer » : {{what}}",
    later: "« Plus tard » : {{what}}",
    undo: "« Annuler » : {{what}}",
    unskip: "« Annuler » après « Passer » : {{what}}",
    log: "Prise de {{what}}",
    "delete-intake": "Prise retirée : {{what}}",
    "note-illness": "Noté : {{what}}",
    "delete-illness-entry": "Note retirée : {{what}}",
    "mark-alert": "Alerte masquée ou rétablie",
  },
  at: "{{line}}, {{moment}}",
  unsaved: "N’a pas été enregistré : {{line}}, {{moment}}.",
  tooOld: "Cette action attend depuis plus de trois jours : est-elle toujours juste ?",
  overtaken: "Quelqu’un d’autre avait déjà répondu.",
  retryOf: "Réessayer : {{line}}",
  closeOf: "Fermer ce message : {{line}}",
  close: "Fermer",
  keptToast: "Noté sur cet appareil, pas encore envoyé",
  notKept:
    "Cet appareil ne garde rien hors connexion : ce que vous notez n’est enregistré qu’avec le réseau.",
  signOut: {
    title: "Des actions ne sont pas encore envoyées",
    body_one:
      "{{count}} action notée sur cet appareil n’est pas encore envoyée. Une fois déconnecté, elle ne peut pas partir.",
    body_other:
      "{{count}} actions notées sur cet appareil ne sont pas encore envoyées. Une fois déconnecté, elles ne peuvent pas partir.",
    send: "Envoyer maintenant",
    sending: "Envoi…",
    keep: "Garder jusqu’à ma prochaine connexion",
    discard: "Les supprimer et se déconnecter",
    failed: "Le réseau ne répond pas : rien n’a pu être envoyé.",
  },
} as const;
