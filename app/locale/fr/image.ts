export const image = {
  hint: "Une photo ou un dessin de 5 Mo au plus (JPG, PNG, GIF ou WebP), ou une adresse qui commence par / ou https://",
  preview: "Aperçu de l’image",
  choose: "Choisir une image",
  uploading: "Envoi de l’image…",
  remove: "Retirer l’image",
  uploaded: "Image uploadée avec succès",
  failed: "Impossible d'uploader l'image",
  wrong: {
    "not-an-image": "Veuillez sélectionner un fichier image valide",
    "too-large": "L'image ne doit pas dépasser 5MB",
  },
} as const;
