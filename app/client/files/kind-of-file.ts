import { type FileKind, fileKind, HEAD_BYTES } from "#domain/files/file-kind.ts";

/** What a chosen file is. Its content decides, not its name; null for all that is not kept. */
export async function kindOfFile(file: Blob): Promise<FileKind | null> {
  return fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}
