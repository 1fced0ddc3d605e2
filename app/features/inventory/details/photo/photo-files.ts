import {
  addFile,
  type FileStorage,
  listFiles,
  readFile,
  removeFiles,
} from "#app/client/files/private-files.ts";
import { BOX_BUCKET } from "#domain/files/private-buckets.ts";

/** The path of the photo of a box; null where it has none. Where one is being replaced, the newer one counts. */
export async function findBoxPhoto(storage: FileStorage, boxId: string): Promise<string | null> {
  const paths = await listFiles(storage, BOX_BUCKET, boxId);
  return paths.at(-1) ?? null;
}

export async function readBoxPhoto(storage: FileStorage, path: string): Promise<Blob> {
  return readFile(storage, BOX_BUCKET, path);
}

/**
 * Keeps a photo in the place of the one that is there, which goes once the new one has come. Sent again, it is there once.
 * @param photoId of the photo, however often it is sent
 */
export async function keepBoxPhoto(
  storage: FileStorage,
  boxId: string,
  photoId: string,
  photo: Blob,
): Promise<void> {
  const path = `${boxId}/${photoId}.webp`;
  const there = await listFiles(storage, BOX_BUCKET, boxId);
  const former = there.filter((other) => other !== path);
  // There is room for one more than is shown: what an interrupted change left goes first.
  await removeFiles(storage, BOX_BUCKET, former.slice(0, -1));
  await addFile(storage, BOX_BUCKET, path, photo);
  await removeFiles(storage, BOX_BUCKET, former.slice(-1));
}

export async function removeBoxPhoto(storage: FileStorage, boxId: string): Promise<void> {
  await removeFiles(storage, BOX_BUCKET, await listFiles(storage, BOX_BUCKET, boxId));
}
