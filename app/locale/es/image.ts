import type { TranslationOf } from "../catalog.ts";
import type { image as french } from "../fr/image.ts";

export const image: TranslationOf<typeof french> = {
  hint: "Una foto o un dibujo de 5 MB como máximo (JPG, PNG, GIF o WebP), o una dirección que empiece por / o https://",
  preview: "Vista previa de la imagen",
  choose: "Elegir una imagen",
  uploading: "Subiendo la imagen…",
  remove: "Quitar la imagen",
  uploaded: "Imagen subida",
  failed: "No se ha podido subir la imagen",
  wrong: {
    "not-an-image": "Elija un archivo de imagen válido",
    "too-large": "La imagen no debe superar los 5 MB",
  },
};
