export const phone = {
  lead: "Ouvrez cette page sur le téléphone à préparer. Elle regarde ce qu’il permet ; rien n’est envoyé.",
  ready: "Ce téléphone a tout ce qu’il faut.",
  missing_one: "{{count}} point reste à régler.",
  missing_other: "{{count}} points restent à régler.",
  allow: "Autoriser les notifications",
  tryCamera: "Essayer l’appareil photo",
  after:
    "Une fois connecté, activez les notifications de cet appareil dans « Alertes », puis envoyez-vous un essai : « Ce téléphone va-t-il sonner ? »",
  state: { fine: "C’est bon", missing: "Il manque", untried: "À essayer" },
  topic: {
    address: "Adresse chiffrée (https)",
    install: "Trousse sur l’écran d’accueil",
    notifications: "Notifications",
    camera: "Appareil photo",
    offline: "Ouverture sans réseau",
  },
  said: {
    "address-fine": "L’adresse est chiffrée, ou c’est cet appareil lui-même.",
    "address-unencrypted":
      "Cette adresse n’est pas chiffrée. La personne qui tient le serveur peut lui donner une adresse en https : le guide d’exploitation dit comment. Si elle vous a donné la page d’un certificat, installez-le d’abord, puis ouvrez l’adresse qui commence par https://.",
    "install-fine": "Trousse est ouverte depuis l’écran d’accueil.",
    "install-needs-https": "Il faut d’abord une adresse en https.",
    "install-apple":
      "Dans Safari, touchez Partager, puis « Sur l’écran d’accueil », puis Ajouter. Ouvrez ensuite Trousse depuis sa nouvelle icône.",
    "install-other":
      "Dans le menu du navigateur (trois points), touchez « Installer l’application » ou « Ajouter à l’écran d’accueil ». Ouvrez ensuite Trousse depuis sa nouvelle icône.",
    "notifications-fine": "Ce navigateur a le droit d’en montrer.",
    "notifications-needs-https": "Il faut d’abord une adresse en https.",
    "notifications-install-first":
      "Sur un iPhone ou un iPad, installez d’abord Trousse sur l’écran d’accueil, puis ouvrez cette page depuis là.",
    "notifications-unsupported":
      "Ce navigateur n’en montre pas. Essayez avec Chrome, Firefox ou Safari à jour.",
    "notifications-blocked":
      "Elles sont refusées pour cette adresse. Ouvrez les réglages du site dans le navigateur (le cadenas, à côté de l’adresse), ou les réglages du téléphone, et autorisez-les.",
    "notifications-untried": "Le navigateur va demander votre accord.",
    "camera-fine": "Ce navigateur a le droit de lire les codes des boîtes.",
    "camera-needs-https": "Il faut d’abord une adresse en https.",
    "camera-unsupported":
      "Aucun appareil photo n’a été trouvé. Le code d’une boîte peut aussi être tapé.",
    "camera-blocked":
      "Il est refusé pour cette adresse. Ouvrez les réglages du site dans le navigateur (le cadenas, à côté de l’adresse) et autorisez-le.",
    "camera-untried": "Le navigateur va demander votre accord. Aucune image n’est gardée.",
    "offline-fine": "Les pages déjà ouvertes s’ouvriront aussi sans réseau.",
    "offline-needs-https": "Il faut d’abord une adresse en https.",
    "offline-unsupported":
      "Ce navigateur ne garde pas les pages. Une fenêtre privée en est souvent la cause.",
  },
};
