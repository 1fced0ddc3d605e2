import { newId } from "#app/client/database/new-id.ts";
import { kindOfFile } from "#app/client/files/kind-of-file.ts";
import { shrinkPhoto } from "#app/client/files/shrink-photo.ts";
import { BOX_PHOTO_SIDE } from "#domain/inventory/box-photo.ts";
import type { TakenPhoto } from "./queries.ts";

export type WrongPhoto = "wrongKind" | "unreadable";

/** @returns why the file is not taken, or what of it is kept: nothing of the camera is in it, and no place */
export async function takePhoto(file: Blob): Promise<TakenPhoto | WrongPhoto> {
  if ((await kindOfFile(file)) !== "picture") return "wrongKind";
  try {
    return { id: newId(), photo: await shrinkPhoto(file, BOX_PHOTO_SIDE) };
  } catch {
    return "unreadable";
  }
}
