import { newId } from "#app/client/database/new-id.ts";
import { kindOfFile } from "#app/client/files/kind-of-file.ts";
import { shrinkPhoto } from "#app/client/files/shrink-photo.ts";
import { FILE_MAX_BYTES } from "#domain/files/private-buckets.ts";
import type { NewFile } from "./queries.ts";

/** Points: letters of a page on which 1 mm is printed stay readable. */
const PHOTO_SIDE = 2200;

export type WrongFile = "wrongKind" | "tooLarge" | "unreadable";

/** A file as it will be sent. */
export interface ChosenFile extends NewFile {
  readonly isDocument: boolean;
}

/** @returns why it is not taken, or what of it is kept. The content decides what it is, not its name. */
export async function chooseFile(file: Blob): Promise<ChosenFile | WrongFile> {
  const kind = await kindOfFile(file);
  if (kind === null) return "wrongKind";
  const id = newId();
  if (kind === "document") {
    // A photo is made smaller.
    if (file.size > FILE_MAX_BYTES) return "tooLarge";
    return { id, file: file.slice(0, file.size, "application/pdf"), isDocument: true };
  }
  try {
    return { id, file: await shrinkPhoto(file, PHOTO_SIDE), isDocument: false };
  } catch {
    return "unreadable";
  }
}
