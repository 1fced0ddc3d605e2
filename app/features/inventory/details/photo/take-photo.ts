import { newId } from "#app/client/database/new-id.ts";
import { kindOfFile } from "#app/client/files/kind-of-file.ts";
import { shrinkPhoto } from "#app/client/files/shrink-photo.ts";
import type { TakenPhoto } from "./queries.ts";

/** Points of the longer side: what is printed on a box stays readable. */
const PHOTO_SIDE = 1600;

export type WrongPhoto = "wrongKind" | "unreadable";

/** @returns why the file is not taken, or what of it is kept: nothing of the camera is in it, and no place */
export async function takePhoto(file: Blob): Promise<TakenPhoto | WrongPhoto> {
  if ((await kindOfFile(file)) !== "picture") return "wrongKind";
  try {
    return { id: newId(), photo: await shrinkPhoto(file, PHOTO_SIDE) };
  } catch {
    return "unreadable";
  }
}
