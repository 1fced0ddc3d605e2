export const lock = {
  showCode: "Afficher le code",
  title: "Trousse est verrouillée",
  pin: "Code",
  open: "Déverrouiller",
  openWithPasskey: "Déverrouiller avec cet appareil",
  wrong_one:
    "Ce n’est pas le code. Encore {{count}} essai : ensuite cet appareil sera déconnecté, et ce qu’il garde effacé.",
  wrong_other: "Ce n’est pas le code. Encore {{count}} essais.",
  wait_one: "Nouvel essai dans {{count}} seconde.",
  wait_other: "Nouvel essai dans {{count}} secondes.",
  lost: "Le verrou de cet appareil ne s’ouvre plus : le navigateur a effacé une partie de ce qu’il gardait. Reconnectez-vous.",
  forgotten: "Code oublié ?",
  forgottenTitle: "Se reconnecter avec le mot de passe ?",
  forgottenBody:
    "Cet appareil sera déconnecté, et ce qu’il garde pour s’ouvrir sans réseau sera effacé. Rien n’est perdu sur votre compte.",
  forgottenUnsent_one:
    "{{count}} action notée ici et pas encore envoyée reste sur cet appareil : elle partira après votre connexion.",
  forgottenUnsent_other:
    "{{count}} actions notées ici et pas encore envoyées restent sur cet appareil : elles partiront après votre connexion.",
  forgottenOffline: "Il n’y a pas de réseau : vous ne pourrez pas vous reconnecter maintenant.",
  signInAgain: "Se reconnecter",
  unsent_one:
    "{{count}} action notée ici n’est pas encore envoyée. Elle partira une fois Trousse déverrouillée.",
  unsent_other:
    "{{count}} actions notées ici ne sont pas encore envoyées. Elles partiront une fois Trousse déverrouillée.",
  emergency: "En cas d’urgence",
  cardTitle: "Fiche d’urgence devant le verrou",
  cardBody:
    "Ces personnes sont montrées à quiconque prend cet appareil, sans code, avec les lignes choisies sur leur fiche d’urgence. Elle n’est pas chiffrée ici, et elle s’ouvre sans réseau.",
  cardFailed: "La fiche n’a pas pu être changée. Réessayez.",
  cardFrom: "D’après Trousse, le {{moment}}. Ce qui n’y est pas n’est pas connu.",
  cardLines: "Choisir ce qui est montré",
  unnamed: "Sans nom",
  card: "Verrou de Trousse",
  isOff:
    "Au lieu de vous déconnecter, Trousse peut demander un code, ou votre empreinte, à l’ouverture et après le temps d’inactivité choisi dans « Sécurité ». Cela fonctionne aussi sans réseau.",
  isOn: "Trousse se verrouille après le temps d’inactivité choisi dans « Sécurité », et quand vous la fermez.",
  protects:
    "Votre session et ce que cet appareil garde sont chiffrés. Une personne qui prend votre téléphone ne peut rien lire.",
  limits:
    "Un code n’arrête pas une personne qui copie la mémoire de l’appareil et prend son temps. Les numéros d’urgence et les rappels restent accessibles sans code.",
  outbox:
    "Les actions notées et pas encore envoyées ne sont pas chiffrées : un code oublié ne doit pas les perdre.",
  needsHttps: "Le verrou demande une adresse en https.",
  turnOn: "Activer le verrou",
  turnOff: "Retirer le verrou",
  change: "Changer de code",
  changed: "Code changé",
  next: "Continuer",
  proof: "Est-ce bien vous ?",
  proofBody:
    "Cet appareil est déverrouillé. Avant de tout télécharger, Trousse demande encore une fois votre code ou votre empreinte.",
  on: "Activé",
  off: "Désactivé",
  turnedOn: "Verrou activé",
  turnedOff: "Verrou retiré",
  usePasskey: "Utiliser l’empreinte, le visage ou le code de l’appareil",
  newPin: "Nouveau code",
  pinHint: "De 6 à 12 chiffres.",
  again: "Le même code encore une fois",
  failed: "Le verrou n’a pas pu être activé. Rien n’a changé.",
  lockNow: "Verrouiller",
  stay: "Continuer",
  soon_one:
    "Sans action de votre part, Trousse se verrouille dans {{count}} seconde. Ce qui n’est pas enregistré sera perdu.",
  soon_other:
    "Sans action de votre part, Trousse se verrouille dans {{count}} secondes. Ce qui n’est pas enregistré sera perdu.",
  first: "Pour changer cela, retirez d’abord le verrou.",
  noPasskey: {
    cancelled: "L’appareil n’a pas confirmé. Réessayez.",
    unsupported: "Cet appareil ne peut pas ouvrir le verrou. Choisissez un code.",
  },
  problem: {
    "too-short": "Écrivez de 6 à 12 chiffres.",
    "too-easy": "Ce code serait vite deviné. Choisissez-en un autre.",
    different: "Les deux codes ne sont pas les mêmes.",
  },
} as const;
