export const boxPhoto = {
  title: "Photo de la boîte",
  alt: "Photo de la boîte : {{name}}",
  add: "Ajouter une photo",
  replace: "Remplacer la photo",
  camera: "Prendre une photo",
  remove: "Supprimer la photo",
  hint: "Elle est réduite sur cet appareil, sans le lieu ni la date de la prise de vue. Seules les personnes qui voient cette boîte la voient.",
  kept: "Photo de {{name}} enregistrée.",
  wrongKind: "Ce fichier n’est pas une photo.",
  unreadable: "Cette photo n’a pas pu être lue. Essayez une photo en JPEG.",
  failed: {
    offline:
      "La photo n’est pas enregistrée : il faut une connexion. Elle reste choisie tant que cette fenêtre est ouverte ; réessayez quand la connexion revient.",
    forbidden:
      "La photo n’est pas enregistrée : votre accès ne permet plus de modifier cette boîte, ou les fichiers de votre compte atteignent 100 Mo.",
    other:
      "La photo n’est pas enregistrée. Elle reste choisie tant que cette fenêtre est ouverte ; réessayez dans un instant.",
  },
  removing: "Supprimer cette photo ?",
  removingBody:
    "La photo de {{name}} est effacée pour toutes les personnes qui voient cette boîte. La boîte reste.",
  removed: "Photo supprimée.",
  removeFailed: "La photo n’a pas pu être supprimée.",
  removeOffline: "La photo n’est pas supprimée : il faut une connexion.",
};
