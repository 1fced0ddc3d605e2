import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asRefusal, OperatorError } from "../lifecycle/operator-error.ts";
import { readBackupFile } from "./backup-file.ts";
import type { BackupKey } from "./backup-key.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { copyOfObject } from "./object-backups.ts";
import { MANIFEST } from "./snapshot.ts";
import { type TarEntry, unpackTar } from "./tar.ts";

/**
 * Reads a snapshot completely.
 * @param put gets each file, and must read it
 * @throws {OperatorError} in one sentence when it is not whole
 */
async function readSnapshot(
  path: string,
  key: BackupKey | undefined,
  put: (entry: TarEntry) => Promise<void>,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  try {
    for await (const entry of unpackTar(readBackupFile(path, key))) {
      if (entry.name === MANIFEST) manifest = readManifest((await bytesOf(entry)).toString("utf8"));
      else await put(entry);
    }
  } catch (problem) {
    throw asRefusal(problem, `${path} is no snapshot of an installation.`);
  }
  if (!manifest) throw new OperatorError(`The backup ${path} ends before it is complete.`);
  return manifest;
}

/** Verifies every byte, and every stored file that the snapshot refers to, and writes nothing. */
export async function verifySnapshot(path: string, key: BackupKey | undefined): Promise<Manifest> {
  const manifest = await readSnapshot(path, key, async ({ bytes }) => {
    for await (const _ of bytes);
  });
  for (const name of manifest.objects) {
    const copy = await copyOfObject(dirname(path), name, key);
    for await (const _ of readBackupFile(copy, key));
  }
  return manifest;
}

/** Writes the content of a snapshot into a folder, with the layout of the data folder. */
export async function unpackSnapshot(
  path: string,
  key: BackupKey | undefined,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await readSnapshot(path, key, ({ name, bytes }) =>
    writeFileFrom(pathInside(folder, name), bytes),
  );
  for (const name of manifest.folders) {
    await mkdir(pathInside(folder, `pgdata/${name}`), { recursive: true, mode: 0o700 });
  }
  for (const name of manifest.objects) {
    const copy = await copyOfObject(dirname(path), name, key);
    await writeFileFrom(pathInside(folder, `storage/${name}`), readBackupFile(copy, key));
  }
  return manifest;
}

async function writeFileFrom(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600, flush: true }));
}

/** Prevents an archive from writing outside the folder (path traversal). */
function pathInside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new OperatorError(`A name leads out: ${name}.`);
  return path;
}

async function bytesOf({ bytes }: TarEntry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
