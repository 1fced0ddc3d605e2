export const health = {
  summary: {
    broken_one: "{{count}} point ne fonctionne pas.",
    broken_other: "{{count}} points ne fonctionnent pas.",
    attention_one: "{{count}} point demande votre attention.",
    attention_other: "{{count}} points demandent votre attention.",
    fine: "Rien ne demande votre attention.",
  },
  failed: "L’état du serveur n’a pas pu être lu.",
  elsewhere:
    "Les sauvegardes, l’e-mail, le disque et les versions sont ceux de votre projet Supabase : son tableau de bord les montre.",
  todo: "À faire : {{what}}",
  notes: "Lire les nouveautés de la version {{version}}",
  state: {
    broken: "Ne fonctionne pas",
    attention: "À regarder",
    unknown: "Pas encore connu",
    fine: "Tout va bien",
  },
  topic: {
    backups: "Sauvegardes",
    backupKey: "Chiffrement des sauvegardes",
    disk: "Disque",
    mail: "E-mail",
    push: "Notifications",
    address: "Adresse",
    updates: "Mises à jour",
    medicines: "Liste officielle des médicaments",
    rules: "Relecture des règles médicales",
  },
  versions: {
    title: "Versions",
    program: "Trousse",
    node: "Node.js",
    database: "Base de données",
    schema: "Schéma",
  },
  said: {
    "backups-fine": "La dernière date du {{newest}}.",
    "backups-off": "Le serveur n’en fait aucune : BACKUPS est sur « off ».",
    "backups-none-yet":
      "Il n’y en a pas encore. La première se fait deux minutes après le démarrage.",
    "backups-tool-missing": "Le serveur ne trouve pas pg_dump et n’en fait aucune.",
    "backups-old": "La dernière date du {{newest}}, il y a plus de trois heures.",
    "backups-failed": "La dernière tentative a échoué.",
    "backups-drill": "La dernière a été restaurée à l’essai, et quelque chose n’allait pas.",
    "backup-key-set": "Les sauvegardes sont chiffrées.",
    "backup-key-missing": "Quiconque lit le dossier des sauvegardes lit les données des familles.",
    "disk-fine": "{{size}} libres.",
    "disk-tight": "Il ne reste que {{size}}.",
    "disk-full": "Il ne reste que {{size}} : personne ne peut plus rien enregistrer.",
    "mail-fine": "Le dernier message a été accepté le {{delivered}}.",
    "mail-local":
      "Aucun serveur d’e-mail n’est réglé : les messages restent dans la boîte de cette machine, et personne d’autre ne les reçoit.",
    "mail-failing": "Le dernier message n’est pas parti, le {{failed}}.",
    "mail-untried": "Aucun message n’est parti depuis le démarrage du serveur.",
    "push-fine": "La dernière a été acceptée le {{delivered}}.",
    "push-no-https": "Les navigateurs n’en montrent que pour une adresse en https.",
    "push-unreached_one":
      "Le rappel d’une prise n’est arrivé par aucun moyen ces dernières 24 heures.",
    "push-unreached_other":
      "Les rappels de {{count}} prises ne sont arrivés par aucun moyen ces dernières 24 heures.",
    "push-failing": "La dernière n’a pas été acceptée, le {{failed}}.",
    "push-untried": "Aucune n’est partie depuis le démarrage du serveur.",
    "address-https": "Elle est chiffrée (https).",
    "address-this-machine": "Seul cet ordinateur peut ouvrir Trousse.",
    "address-unencrypted":
      "Elle n’est pas chiffrée : qui partage le réseau peut lire ce qui est envoyé, mots de passe compris.",
    "updates-current": "Vous avez la dernière version.",
    "updates-off": "Personne ne regarde s’il existe une nouvelle version.",
    "updates-pending": "La réponse n’est pas encore là.",
    "updates-failed": "L’adresse réglée n’a pas donné de version.",
    "updates-available": "La version {{version}} est disponible.",
    "medicines-fine": "Édition du {{edition}}.",
    "medicines-none":
      "Elle n’a pas été importée : Trousse ne connaît que quelques centaines de médicaments.",
    "medicines-old": "Édition du {{edition}}, vieille de plus de deux mois.",
    "rules-reviewed_one": "La règle a été relue par un professionnel de santé.",
    "rules-reviewed_other": "Les {{count}} règles ont été relues par un professionnel de santé.",
    "rules-unreviewed_one":
      "Règles relues par un professionnel de santé : {{reviewed}} sur {{count}}.",
    "rules-unreviewed_other":
      "Règles relues par un professionnel de santé : {{reviewed}} sur {{count}}.",
  },
  action: {
    "backups-off":
      "retirez BACKUPS=off, ou vérifiez que vos propres sauvegardes prennent la base et les images.",
    "backups-none-yet": "rien ; revenez dans quelques minutes.",
    "backups-tool-missing":
      "installez pg_dump à la version de PostgreSQL, ou sauvegardez autrement avec BACKUPS=off.",
    "backups-old": "lisez le journal du serveur, puis lancez « npm run backup » sur la machine.",
    "backups-failed":
      "vérifiez la place et les droits du dossier des sauvegardes ; le journal du serveur dit pourquoi.",
    "backups-drill": "lancez « npm run restore:drill » sur la machine : il nomme ce qui ne va pas.",
    "backup-key-missing":
      "lancez « npm run backup:key », réglez BACKUP_KEY, et gardez cette clé ailleurs.",
    "disk-tight": "libérez de la place, ou mettez BACKUP_DIR sur un autre disque.",
    "disk-full": "libérez de la place ; tout reprend de soi-même.",
    "mail-local": "réglez SMTP_URL avec l’adresse de votre serveur d’e-mail.",
    "mail-failing": "vérifiez SMTP_URL ; les lignes « delivery » du journal donnent la raison.",
    "mail-untried": "envoyez-vous un essai depuis les réglages des rappels.",
    "push-no-https": "suivez « From http to https » dans docs/operations.md.",
    "push-unreached": "lisez les lignes « delivery » du journal du serveur.",
    "push-failing":
      "vérifiez que le serveur peut joindre Internet ; les lignes « delivery » du journal donnent la raison.",
    "push-untried": "envoyez-vous un essai depuis les réglages des rappels.",
    "address-unencrypted": "suivez « From http to https » dans docs/operations.md.",
    "updates-off": "réglez UPDATE_URL pour être prévenu ici, ou regardez vous-même chaque mois.",
    "updates-pending": "rien ; revenez dans une minute.",
    "updates-failed": "ouvrez UPDATE_URL dans un navigateur : une version doit s’y lire.",
    "updates-available":
      "lisez ce qui change, puis mettez à jour ; une sauvegarde se fait avant que la base ne change.",
    "medicines-none": "importez-la depuis « Médicaments officiels ».",
    "medicines-old": "importez la nouvelle édition depuis « Médicaments officiels ».",
    "rules-unreviewed":
      "faites relire la feuille que « npm run medical:review -- --sheet » imprime. Chaque écran dit en attendant que la règle n’est pas relue.",
  },
};
