import type { TranslationOf } from "../catalog.ts";
import type { boxPhoto as french } from "../fr/box-photo.ts";

export const boxPhoto: TranslationOf<typeof french> = {
  title: "Foto de la caja",
  alt: "Foto de la caja: {{name}}",
  add: "Añadir una foto",
  replace: "Cambiar la foto",
  camera: "Hacer una foto",
  remove: "Eliminar la foto",
  hint: "Se reduce en este dispositivo, sin el lugar ni la fecha en que se hizo. Solo la ven las personas que ven esta caja.",
  kept: "Se ha guardado la foto de {{name}}.",
  wrongKind: "Este archivo no es una foto.",
  unreadable: "No se ha podido leer esta foto. Pruebe con una foto en JPEG.",
  failed: {
    offline:
      "La foto no se ha guardado: hace falta conexión. Sigue elegida mientras esta ventana esté abierta; vuelva a intentarlo cuando recupere la conexión.",
    forbidden:
      "La foto no se ha guardado: su acceso ya no permite modificar esta caja, o los archivos de su cuenta han llegado a 100 MB.",
    other:
      "La foto no se ha guardado. Sigue elegida mientras esta ventana esté abierta; vuelva a intentarlo en un momento.",
  },
  removing: "¿Eliminar esta foto?",
  removingBody:
    "La foto de {{name}} se elimina para todas las personas que ven esta caja. La caja se queda.",
  removed: "Foto eliminada.",
  removeFailed: "No se ha podido eliminar la foto.",
  removeOffline: "La foto no se ha eliminado: hace falta conexión.",
};
