import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as connect } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { syncFolder } from "@trousse/backend/database/pglite/sync-tree";
import { asRefusal, OperatorError } from "../lifecycle/operator-error.ts";
import type { BackupKey } from "./backup-key.ts";

/*
 * A file is gzip, and with a key gzip inside age (https://age-encryption.org/v1). age authenticates every 64 kB, their
 * order and the end. Without a key the checksum of gzip detects damage, but not forgery.
 */

const AGE = Buffer.from("age-encryption.org/");
const AGE_V1 = Buffer.from("age-encryption.org/v1\n");
const GZIP = Buffer.from([0x1f, 0x8b]);
/** The first bytes of snapshots that earlier versions of this program wrote. */
const FORMER = Buffer.from("TROUSSE\n");

/** Fast rather than small: the pages of a database are mostly empty space. */
const LEVEL = 3;
const PIECE_BYTES = 64 * 1024;

/**
 * Writes a file completely or not at all: under a temporary name, flushed to the disk, then renamed.
 * @returns the size in bytes
 */
export async function writeBackupFile(
  path: string,
  key: BackupKey | undefined,
  content: AsyncIterable<Uint8Array | string>,
): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w", 0o600);
  try {
    let size = 0;
    const zip = createGzip({ level: LEVEL, chunkSize: PIECE_BYTES });
    await pipeline(content, zip, async (zipped: AsyncIterable<Buffer>) => {
      for await (const piece of key ? await key.encrypt(zipped) : zipped) {
        await file.writeFile(piece);
        size += piece.length;
      }
    });
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return size;
  } catch (problem) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw problem;
  }
}

/**
 * Yields the content piece by piece. The file is known to be whole only at the end.
 * @throws {OperatorError} in one sentence, when it is damaged, truncated, from another program or for another key
 */
export async function* readBackupFile(
  path: string,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path, "r").catch(() => {
    throw new OperatorError(`The backup ${path} cannot be read.`);
  });
  try {
    requireFormat(path, await beginningOf(file), key);
    yield* connect(
      file.createReadStream({ start: 0, highWaterMark: PIECE_BYTES, autoClose: false }),
      async function* (source: AsyncIterable<Buffer>) {
        yield* key ? await key.decrypt(source) : source;
      },
      createGunzip({ chunkSize: PIECE_BYTES, rejectGarbageAfterEnd: true }),
      () => undefined,
    ) as AsyncIterable<Buffer>;
  } catch (problem) {
    throw asRefusal(
      problem,
      `The backup ${path} cannot be used: it is damaged, cut short, or encrypted with another BACKUP_KEY.`,
    );
  } finally {
    await file.close();
  }
}

async function beginningOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
  return buffer.subarray(0, bytesRead);
}

function requireFormat(path: string, beginning: Buffer, key: BackupKey | undefined): void {
  const isOf = (mark: Buffer) => beginning.subarray(0, mark.length).equals(mark);
  if (isOf(FORMER)) {
    throw new OperatorError(
      `The backup ${path} has the format of an earlier version of the program, which this one does not read.`,
    );
  }
  if (isOf(AGE) && !isOf(AGE_V1)) {
    throw new OperatorError(`The backup ${path} has the format of a newer version of the program.`);
  }
  if (isOf(AGE) && !key) {
    throw new OperatorError(
      `The backup ${path} is encrypted: set BACKUP_KEY to the key it was made with.`,
    );
  }
  // Otherwise a person who can write to the folder, but has no key, could replace a backup with a forged one.
  if (isOf(GZIP) && key) {
    throw new OperatorError(
      `The backup ${path} is not encrypted: leave BACKUP_KEY out if you mean to use it all the same.`,
    );
  }
  if (!isOf(AGE) && !isOf(GZIP)) throw new OperatorError(`${path} is no backup of Trousse.`);
}
