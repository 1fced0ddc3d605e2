export const admin = {
  title: "Administration",
  lead: "Ce que voient et trouvent toutes les personnes qui utilisent ce site.",
  groups: {
    site: "Le site",
    blog: "Le blog",
    data: "Données de référence",
    people: "Personnes et suivi",
  },
  navigation: { label: "Pages d’administration", others: "Autres pages" },
  reserved: {
    title: "Accès réservé aux administrateurs",
    body: "Votre compte n’a pas le rôle d’administrateur. Une personne qui l’a peut vous le donner.",
    back: "Revenir à l’accueil",
  },
  flags: {
    title: "Fonctionnalités",
    card: "Activer une partie du produit, pour tout le monde ou pour quelques-uns, et voir qui a changé quoi.",
  },
  settings: {
    title: "Paramètres du site",
    card: "Le nom, les textes, la couleur et les images que le site montre.",
  },
  illustrations: {
    title: "Générateur d’images",
    card: "Donner une image aux articles qui n’en ont pas, un par un ou tous à la suite.",
    lead: "Chaque image est faite à partir du titre de l’article, puis enregistrée avec lui.",
  },
  medicines: {
    title: "Médicaments officiels",
    card: "Importer la liste publique française, et voir ce que chaque import a changé.",
    lead: "Les médicaments proposés pendant la saisie d’un nom viennent de la Base de données publique des médicaments.",
    choose: {
      title: "Importer une édition",
      body: "Téléchargez les fichiers de la page « Téléchargement » de la Base de données publique des médicaments, puis choisissez-les ici : tous à la fois, dans leur dossier, ou dans une archive .zip.",
      page: "Ouvrir la page de téléchargement",
      files: "Choisir les fichiers",
      folder: "Choisir le dossier",
      reading: "Lecture des fichiers…",
      unreadable: "Ces fichiers n’ont pas pu être lus. Choisissez-les de nouveau.",
      none: "Aucun des fichiers attendus n’est parmi ceux que vous avez choisis.",
    },
    files: {
      title: "Fichiers choisis",
      needed: "indispensable",
      here: "présent",
      missing: "absent",
      rows_one: "{{count}} ligne",
      rows_other: "{{count}} lignes",
    },
    edition: {
      title: "Ce que l’import apportera",
      medicines_one: "{{count}} médicament",
      medicines_other: "{{count}} médicaments",
      leftOut_one: "{{count}} ligne ne nomme aucun médicament et sera laissée de côté.",
      leftOut_other: "{{count}} lignes ne nomment aucun médicament et seront laissées de côté.",
      date: "Date de l’édition",
      dateHint:
        "La page de téléchargement l’indique. À défaut, c’est le jour le plus récent que nomment les fichiers.",
      dateWrong: "Indiquez la date de l’édition",
      before: "Dernière édition importée : {{date}}.",
      first: "Aucune édition n’a encore été importée.",
      go: "Importer",
      goAnyway: "Importer quand même",
    },
    refused: {
      missing: "Le fichier {{file}} manque : téléchargez-le et choisissez-le avec les autres.",
      empty: "Le fichier {{file}} est vide : téléchargez-le de nouveau.",
      "web-page":
        "{{file}} est une page du site, pas le fichier : téléchargez-le de nouveau depuis la page « Téléchargement ».",
      "other-file":
        "{{file}} ne contient pas ce qu’il contenait en 2017 et en 2026 : vérifiez que c’est le bon fichier.",
      shrunken:
        "{{file}} a {{rows}} lignes, et la dernière édition en avait {{before}} : téléchargez-le de nouveau, ou importez quand même si c’est voulu.",
      older:
        "Le jour le plus récent de ces fichiers est le {{date}}, et une édition du {{before}} a déjà été importée : indiquez leur date, ou importez quand même pour revenir en arrière.",
      "of-two-editions":
        "{{packs}} nomme {{strangers}} médicaments que {{medicines}} ne connaît pas : téléchargez les deux de nouveau, ou importez quand même s’ils sont justes.",
      busy: "Un autre import est en cours : attendez qu’il soit terminé.",
      undated: "Rien dans ces fichiers ne dit leur jour : indiquez la date de l’édition.",
      nothingChanged: "Rien n’a été importé, et rien n’a changé.",
    },
    run: {
      title: "Import en cours",
      sending: "Envoi et lecture des fichiers…",
      progress: "{{done}} médicaments sur {{total}}",
      leave: "Vous pouvez quitter cette page : l’import continue, et vous le retrouverez ici.",
      lost: "La connexion a été perdue. L’import a pu continuer : voici ce que le serveur en dit.",
    },
    done: {
      title: "L’édition du {{date}} est importée.",
      last: "Dernier import depuis le démarrage du serveur",
      failed: "L’import a échoué et n’a rien changé. Le journal du serveur en dit plus.",
      another: "Importer une autre édition",
    },
    outcome: {
      added: "Nouveaux",
      changed: "Modifiés",
      returned: "dont de retour",
      withdrawn: "Retirés",
      unchanged: "Inchangés",
      total: "Médicaments",
    },
    history: {
      title: "Imports précédents",
      empty: "Aucun import n’a encore eu lieu.",
      edition: "Édition",
      importedAt: "Importée le",
      source: "Source",
      notKept: "non conservé",
    },
    elsewhere: {
      title: "Cet import se fait par une commande",
      body: "Ce site fonctionne sur Supabase, où une page ne peut pas faire un travail aussi long. Depuis un ordinateur qui a le code de Trousse et l’adresse de la base de données :",
    },
  },
} as const;
