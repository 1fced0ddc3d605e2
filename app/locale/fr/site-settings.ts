export const siteSettings = {
  actionOf: "{{action}} : {{name}}",
  loadFailed: "Erreur: {{message}}",
  add: "Nouveau paramètre",
  empty: "Aucun paramètre pour le moment",
  none: "Aucun paramètre ne correspond",
  search: "Chercher une clé, une valeur ou une description",
  shown_one: "{{count}} paramètre",
  shown_other: "{{count}} paramètres",
  hidden_one: "{{count}} masqué",
  hidden_other: "{{count}} masqués",
  showAll: "Tout afficher",
  filter: { language: "Langue", category: "Catégorie", all: "Toutes" },
  edit: "Modifier",
  delete: "Supprimer",
  addIn: "Ajouter",
  missing: "Absent dans cette langue",
  nothing: "vide",
  yes: "Oui",
  no: "Non",
  type: {
    text: "Texte",
    textarea: "Texte long",
    number: "Nombre",
    boolean: "Oui ou non",
    url: "Adresse web",
    email: "E-mail",
    color: "Couleur",
    image: "Image",
  },
  category: {
    general: "Général",
    seo: "Moteurs de recherche",
    branding: "Identité",
    contact: "Contact",
    legal: "Mentions légales",
    integrations: "Intégrations",
  },
  form: {
    title: "Nouveau paramètre",
    language: "Langue",
    category: "Catégorie",
    type: "Type",
    key: "Clé",
    keyHint: "En minuscules, chiffres et tirets bas. Celles que le site connaît sont proposées.",
    value: "Valeur",
    description: "Description",
    create: "Créer",
    picker: "Choisir la couleur",
    hex: "Une couleur s’écrit # suivi de six chiffres ou lettres de a à f.",
    unusedKey: "Le site ne lit pas cette clé de lui-même.",
    changedMeanwhile: "Quelqu’un a modifié ce paramètre entre-temps",
  },
  brand: {
    title: "Ce qui sera peint",
    body: "La teinte est la vôtre. Elle est assombrie ou éclaircie autant qu’il le faut pour que chaque mot reste lisible.",
    light: "En clair",
    dark: "En sombre",
    sample: "Bouton",
    link: "Lien",
  },
  wrong: {
    required: "Donnez une clé",
    "not-a-key": "Minuscules, chiffres et tirets bas seulement, 100 au plus",
    "not-a-choice": "Choisissez dans la liste",
    "too-long": "Ce texte est trop long",
    "one-line": "Une seule ligne",
    "not-a-number": "Écrivez un nombre sans séparateur de milliers, par exemple 1250 ou 2,5",
    "not-a-boolean": "Choisissez oui ou non",
    "not-a-url": "Une adresse commence par https:// ou http://",
    "not-an-email": "Une seule adresse e-mail, comme contact@exemple.fr",
    "not-a-color": "Une couleur s’écrit comme #1f5c48",
    "not-an-image": "Une adresse d’image commence par / ou https://",
    taken: "Cette langue a déjà cette clé",
  },
  done: {
    updated: "Paramètre mis à jour avec succès",
    created: "Nouveau paramètre créé avec succès",
    deleted: "Paramètre supprimé avec succès",
  },
  failed: {
    update: "Erreur lors de la mise à jour",
    create: "Erreur lors de la création",
    delete: "Erreur lors de la suppression",
  },
  deleting: {
    title: "Supprimer {{key}} ({{language}}) ?",
    body: "Le site se passera de cette valeur dès la prochaine page. Cette action est irréversible.",
  },
  level: {
    checks:
      "Réponses : niveau « contrôles ». Règles relues par un professionnel de santé : {{reviewed}} sur {{total}}.",
    leaflet:
      "Réponses : niveau « notice », rien n’est comparé. Règles relues par un professionnel de santé : {{reviewed}} sur {{total}}.",
  },
  known: {
    title: "Les clés que le site connaît",
    body: "Toute autre clé peut être écrite ; le site ne la montre pas de lui-même.",
    there: "présente",
    uses: {
      site_title: "Titre de la page d’accueil, dans l’onglet et dans les moteurs de recherche.",
      site_description:
        "Phrase que les moteurs de recherche montrent sous le titre. Environ 150 caractères.",
      site_keywords: "Mots-clés pour les moteurs de recherche, séparés par des virgules.",
      og_image:
        "Image montrée quand quelqu’un partage un lien. 1200 × 630 pixels ; la française sert partout où il n’y en a pas d’autre.",
      guidance_level:
        "Niveau des réponses, en français seulement : « checks » compare avec le profil (refus, « pas avant », maximums) ; « leaflet » montre le carnet et la notice sans rien comparer. Vide : checks. Lisez docs/operations.md avant d’offrir checks à d’autres.",
      company_name:
        "Nom du site, dans l’en-tête, les titres et les partages de liens. Le français sert partout où il n’y en a pas d’autre.",
      company_description: "Deux lignes sur le produit ou sur l’exploitant.",
      brand_color:
        "Couleur des boutons, des liens et de ce qui est choisi, rendue lisible en clair et en sombre. La française sert partout où il n’y en a pas d’autre.",
      logo_image:
        "Image à la place du dessin dans l’en-tête, de préférence carrée. Envoyez-la ici : une image d’un autre site ne s’affiche pas.",
      contact_email:
        "Adresse qui reçoit les messages de la page de contact. Vide : le plus ancien administrateur les reçoit.",
      contact_hours: "Heures auxquelles vous répondez, sur la page de contact. Vide : rien.",
      legal_publisher:
        "Personne ou organisme qui répond du site, sur la page des mentions légales. La valeur française sert partout où il n’y en a pas d’autre. Vide : la page le dit.",
      legal_address:
        "Adresse postale de l’éditeur, sur la page des mentions légales. Vide : la page le dit.",
      legal_host:
        "Nom et adresse de l’hébergeur, sur la page des mentions légales. Vide : la page le dit.",
      legal_contact:
        "Téléphone ou adresse e-mail de l’éditeur, sur la page des mentions légales. Vide : la page le dit.",
      claim_families:
        "Combien de familles utilisent cette installation, en une phrase que vous pouvez prouver. Vide : rien.",
      claim_encryption:
        "Comment vos disques et vos sauvegardes sont chiffrés, en une phrase. Vide : rien.",
      claim_hosting: "Pays et hébergeur où se trouvent les données, en une phrase. Vide : rien.",
    },
  },
} as const;
