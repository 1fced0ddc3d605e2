import type { TranslationOf } from "../catalog.ts";
import type { boxPhoto as french } from "../fr/box-photo.ts";

export const boxPhoto: TranslationOf<typeof french> = {
  title: "Photo of the box",
  alt: "Photo of the box: {{name}}",
  add: "Add a photo",
  replace: "Replace the photo",
  camera: "Take a photo",
  remove: "Delete the photo",
  hint: "It is made smaller on this device, without the place or date it was taken. Only people who see this box see it.",
  kept: "The photo of {{name}} was saved.",
  wrongKind: "This file isn’t a photo.",
  unreadable: "This photo couldn’t be read. Try a JPEG photo.",
  failed: {
    offline:
      "The photo wasn’t saved: it needs a connection. It stays selected while this window is open; try again when you’re back online.",
    forbidden:
      "The photo wasn’t saved: your access no longer lets you change this box, or the files of your account have reached 100 MB.",
    other:
      "The photo wasn’t saved. It stays selected while this window is open; try again in a moment.",
  },
  removing: "Delete this photo?",
  removingBody: "The photo of {{name}} is deleted for everyone who sees this box. The box stays.",
  removed: "Photo deleted.",
  removeFailed: "The photo couldn’t be deleted.",
  removeOffline: "The photo wasn’t deleted: it needs a connection.",
};
