export const accounts = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  unencrypted:
    "Cette adresse n’est pas chiffrée : qui partage ce réseau peut lire ce que vous envoyez, mot de passe compris. Ne continuez que sur un réseau à vous. Les notifications, l’appareil photo et l’ouverture sans réseau demandent une adresse en https.",
  tooMany_one: "Trop de tentatives. Réessayez dans {{count}} minute.",
  tooMany_other: "Trop de tentatives. Réessayez dans {{count}} minutes.",
  rules: {
    title: "Le mot de passe doit contenir :",
    met: "respecté",
    unmet: "pas encore",
    refused: "refusé",
    allMet: "Ce mot de passe respecte toutes les règles.",
    length: "8 caractères au moins",
    uppercase: "une lettre majuscule",
    lowercase: "une lettre minuscule",
    digit: "un chiffre",
    special: "un caractère spécial, comme le tiret ou l’espace",
    "not-common": "pas un mot de passe courant",
    "not-too-long": "72 caractères au plus, moins avec des accents",
    lookedUp: "Ce mot de passe sera vérifié dans les bases de mots de passe compromis.",
    common:
      "Ce mot de passe est trop courant, même écrit autrement ou suivi de chiffres. Choisissez-en un autre.",
    context:
      "Ce mot de passe n’est guère plus que votre nom, votre adresse ou le nom du site. Choisissez-en un autre.",
    leaked: "Ce mot de passe figure dans une fuite de données connue. Choisissez-en un autre.",
    same: "Ce mot de passe est déjà le vôtre. Choisissez-en un autre.",
  },
  refused: {
    banned:
      "Ce compte est bloqué : la personne qui gère Trousse l’a suspendu. Pour savoir pourquoi, écrivez-lui depuis la page « Contact ».",
    password: "Ce mot de passe n’est pas le vôtre",
    passwordNeeded: "Indiquez votre mot de passe actuel",
    weak: "Ce mot de passe se devine trop facilement. Choisissez-en un plus long, avec des chiffres et un caractère spécial.",
    address:
      "Aucun message ne peut être envoyé à cette adresse. Vérifiez-la ou indiquez-en une autre.",
    tooOften: "Trop de tentatives. Attendez quelques minutes, puis réessayez.",
    secondStep:
      "Il faut d’abord le code de votre application d’authentification. Déconnectez-vous, puis reconnectez-vous avec ce code.",
    values: "Une des réponses n’est pas acceptée. Vérifiez ce que vous avez écrit, puis réessayez.",
    origin:
      "Cette installation ne connaît pas l’adresse {{origin}}, et aucun message ne pourrait vous y ramener. La personne qui gère Trousse doit la démarrer avec PUBLIC_URL={{origin}}. Vos réponses ne sont pas en cause.",
    closed:
      "Ce n’est pas possible ici. Demandez à la personne qui gère Trousse, depuis la page « Contact ».",
  },
  login: {
    title: "Connexion",
    description: "Connectez-vous à votre armoire à pharmacie.",
    ended:
      "Votre session a pris fin sur cet appareil. Reconnectez-vous pour reprendre ; ce qui n’était pas enregistré est à saisir de nouveau.",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    register: "Pas de compte ? Créer un compte",
    done: "Connexion réussie !",
    invalidEmail: "Écrivez une adresse e-mail complète, comme nom@exemple.fr.",
    shortPassword: "Le mot de passe doit contenir au moins 6 caractères.",
    captchaRefused: "Erreur avec le captcha. Veuillez réessayer.",
    wrong: "Email ou mot de passe incorrect.",
    failed: "Erreur lors de la connexion. Veuillez réessayer.",
    tooMany_one: "Trop d’essais de connexion. Réessayez dans {{count}} minute.",
    tooMany_other: "Trop d’essais de connexion. Réessayez dans {{count}} minutes.",
    unconfirmed:
      "Votre adresse n’est pas encore confirmée : ouvrez le lien du message que nous vous avons envoyé.",
    resend: "Renvoyer le message",
    resent: "Si un compte attend cette confirmation, un nouveau message est en route.",
  },
  device: {
    question: "Cet appareil",
    own: "Le mien : rester connecté sur cet appareil",
    timed: "Me déconnecter après une absence",
    shared: "Appareil partagé : ne rien y garder",
    help: {
      own: "Personne d’autre ne l’utilise. Vous y restez connecté, et ce que vous avez déjà ouvert se lit aussi sans réseau.",
      timed:
        "Après le temps choisi dans « Sécurité », vous êtes déconnecté et ce que cet appareil garde est effacé.",
      shared:
        "Vous êtes déconnecté après le même temps, et rien de ce que vous lisez n’est gardé : sans réseau, les pages restent vides.",
    },
  },
  register: {
    title: "Créer un compte",
    description: "Créez gratuitement l’armoire à pharmacie de votre famille.",
    firstName: "Prénom",
    lastName: "Nom",
    confirmation: "Confirmer le mot de passe",
    submit: "Créer mon compte",
    agreement: "En créant un compte, vous acceptez les conditions d’utilisation.",
    healthConsent:
      "J’accepte que Trousse enregistre les données de santé que je saisirai, pour moi et pour les personnes dont je tiens le profil. Je peux retirer cet accord à tout moment dans « Mes données ».",
    healthConsentRequired:
      "Cochez cette case pour créer un compte : sans cet accord, Trousse ne peut rien enregistrer.",
    login: "Déjà un compte ? Se connecter",
    socialTitle: "L’inscription par Google, Apple ou Facebook n’est pas proposée.",
    firstNameRequired: "Le prénom est obligatoire",
    lastNameRequired: "Le nom est obligatoire",
    nameTooLong: "100 caractères au plus",
    emailRequired: "L’adresse e-mail est obligatoire",
    invalidEmail: "Écrivez une adresse e-mail complète, comme nom@exemple.fr.",
    rule: {
      length: "Le mot de passe doit contenir au moins 8 caractères",
      uppercase: "Le mot de passe doit contenir au moins une lettre majuscule",
      lowercase: "Le mot de passe doit contenir au moins une lettre minuscule",
      digit: "Le mot de passe doit contenir au moins un chiffre",
      special: "Le mot de passe doit contenir au moins un caractère spécial",
      "not-common":
        "Ce mot de passe est trop courant : il serait vite deviné. Choisissez-en un autre.",
      "not-too-long":
        "Ce mot de passe est trop long : 72 caractères au plus, moins avec des accents",
    },
    different: "Les mots de passe ne correspondent pas",
    failed: "Erreur lors de l’inscription. Veuillez réessayer.",
    unexpected: "Une erreur inattendue s’est produite.",
    tooMany_one: "Trop d’essais d’inscription. Réessayez dans {{count}} minute.",
    tooMany_other: "Trop d’essais d’inscription. Réessayez dans {{count}} minutes.",
    done: "Votre compte est créé. Ouvrez l’e-mail que nous venons de vous envoyer pour le confirmer.",
    sentTo: "Il a été envoyé à {{email}}. Son lien fonctionne une seule fois, pendant une heure.",
    openMail: "Ouvrir {{site}}",
    nothingReceived: "Je n’ai rien reçu",
    nothingHelp:
      "Regardez aussi parmi les indésirables. Si l’adresse est fausse, recommencez l’inscription avec la bonne.",
  },
  recover: {
    title: "Mot de passe oublié",
    description: "Recevez un lien pour choisir un nouveau mot de passe.",
    body: "Indiquez l’adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir un lien",
    failed: "L’e-mail n’est pas parti. Réessayez.",
    sent: "Si un compte existe à cette adresse, un message est en route.",
    sentHelp:
      "Son lien fonctionne une seule fois, pendant une heure. Après plusieurs demandes dans l’heure, aucun autre message n’est envoyé : servez-vous du dernier reçu. Regardez aussi parmi les indésirables.",
    login: "Revenir à la connexion",
  },
  renew: {
    title: "Nouveau mot de passe",
    password: "Nouveau mot de passe",
    confirmation: "Confirmer le nouveau mot de passe",
    body: "Vos autres appareils seront déconnectés.",
    submit: "Enregistrer le mot de passe",
    expired: "Cette page s’ouvre avec le lien d’un message, dans l’heure.",
    ask: "Demander un nouveau lien",
    failed: "Le mot de passe n’a pas changé. Réessayez.",
  },
  secondStep: {
    title: "Vérification en deux étapes",
    body: "Ouvrez votre application d’authentification et recopiez le code à six chiffres de Trousse.",
    code: "Code à six chiffres",
    recoveryBody:
      "Recopiez l’un des codes de secours que vous avez gardés. Il ne servira qu’une fois.",
    recovery: "Code de secours",
    submit: "Vérifier",
    useRecovery: "Je n’ai pas mon téléphone",
    useApp: "Utiliser l’application d’authentification",
    notACode: "Ce code a six chiffres",
    notARecoveryCode: "Un code de secours a 24 lettres et chiffres, ou 16",
    wrong: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.",
    wrongRecovery: "Ce code n’est pas le bon, ou il a déjà servi.",
    failed: "Le code n’a pas pu être vérifié. Réessayez.",
    signOut: "Se déconnecter",
  },
  loginOrRegister: {
    title: "Votre compte",
    description: "Connectez-vous à votre armoire à pharmacie, ou créez la vôtre.",
    choose: "Connexion ou inscription",
  },
  confirm: {
    title: "Confirmer votre adresse",
    body: "Un dernier geste : confirmez que cette adresse est la vôtre pour ouvrir votre armoire à pharmacie.",
    submit: "Confirmer mon adresse",
    expired: "Ce lien a déjà servi ou n’est plus valable.",
    expiredHelp:
      "Connectez-vous : si votre adresse reste à confirmer, vous pourrez demander un nouveau message.",
    login: "Aller à la connexion",
    elsewhere:
      "Vous ouvrez ce lien ailleurs que là où vous vous êtes inscrit. Entrez le mot de passe choisi à l’inscription : il montre que ce compte est bien le vôtre.",
    password: "Mot de passe choisi à l’inscription",
    wrong:
      "Ce n’est pas le mot de passe choisi à l’inscription. Après cinq essais, ce lien n’en acceptera plus.",
    notMine:
      "Vous ne vous êtes pas inscrit ? Fermez cette page : aucun compte ne sera ouvert. Vous avez oublié ce mot de passe ? Choisissez-en un autre.",
    other: "Choisir un autre mot de passe",
    recovery: {
      title: "Choisir un nouveau mot de passe",
      body: "Vous avez demandé un nouveau mot de passe. Continuez pour le choisir ; ce lien ne servira plus ensuite.",
      submit: "Continuer",
      expiredHelp: "Demandez un nouveau lien : il fonctionne une seule fois, pendant une heure.",
    },
    change: {
      title: "Changer d’adresse e-mail",
      body: "Confirmez que cette boîte aux lettres est la vôtre et que vous voulez changer l’adresse de votre compte.",
      submit: "Confirmer le changement",
      expiredHelp:
        "Connectez-vous : si l’adresse n’a pas changé, redemandez le changement dans les paramètres.",
      halfConfirmed: "Cette adresse est confirmée. L’autre doit l’être aussi.",
      halfConfirmedHelp:
        "Ouvrez le message envoyé à l’autre adresse et confirmez-y le changement. D’ici là, rien ne change.",
      taken: "Cette adresse a déjà un compte.",
      elsewhere:
        "Vous ouvrez ce lien ailleurs que là où vous utilisez Trousse. Entrez le mot de passe du compte qui doit changer d’adresse.",
      password: "Mot de passe du compte",
      wrong:
        "Ce n’est pas le mot de passe de ce compte. Après cinq essais, ce lien n’en acceptera plus.",
      notMine: "Vous n’avez rien demandé ? Fermez cette page : rien ne changera.",
    },
  },
} as const;
