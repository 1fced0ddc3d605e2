import type { TranslationOf } from "../catalog.ts";
import type { image as french } from "../fr/image.ts";

export const image: TranslationOf<typeof french> = {
  hint: "A photo or drawing of 5 MB at most (JPG, PNG, GIF or WebP), or an address that begins with / or https://",
  preview: "Preview of the image",
  choose: "Choose an image",
  uploading: "Uploading the image…",
  remove: "Remove the image",
  uploaded: "Image uploaded",
  failed: "The image could not be uploaded",
  wrong: {
    "not-an-image": "Please choose a valid image file",
    "too-large": "The image must not be larger than 5 MB",
  },
};
