import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../../backend/database/sync-tree.ts";
import { Refusal } from "../refusal.ts";
import type { BackupKey } from "./backup-key.ts";

/*
 * A file in chunks, each proved for itself, in its place and as the last one:
 *
 *   header   "TROUSSE\n", version 1, 1 when encrypted, 16 bytes salt of the passphrase, 32 bytes label of this file
 *   chunk    4 bytes length (big-endian), so many bytes, 16 bytes proof
 *
 * Encrypted, a chunk is AES-256-GCM under a key that this file alone has; its nonce is the number of the chunk (11 bytes)
 * and whether it is the last one (1 byte), and the header is authenticated with it: the STREAM construction
 * (https://eprint.iacr.org/2015/189). Not encrypted, the proof is a part of SHA-256 over the same, which finds damage
 * and no forger.
 */

const MAGIC = Buffer.from("TROUSSE\n");
const VERSION = 1;
const SALT_BYTES = 16;
const LABEL_BYTES = 32;
const HEADER_BYTES = MAGIC.length + 2 + SALT_BYTES + LABEL_BYTES;
const PROOF_BYTES = 16;
const CHUNK_BYTES = 256 * 1024;

/** One for all that this process writes: a passphrase is made into a key once. */
const SALT = randomBytes(SALT_BYTES);

interface Seal {
  close(chunk: Buffer, number: number, isLast: boolean): Buffer;
  /** @throws {Refusal} when the chunk is not what was written there */
  open(sealed: Buffer, number: number, isLast: boolean): Buffer;
}

/**
 * Writes a file whole or not at all: beside its place, to the disk, then under its name.
 * @returns its bytes
 */
export async function writeSealed(
  path: string,
  key: BackupKey | undefined,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const header = makeHeader(key !== undefined);
  const seal = await sealOf(header, key);
  const file = await open(unfinished, "w", 0o600);
  try {
    let size = await put(file, header);
    let number = 0;
    for await (const { chunk, isLast } of inChunks(content)) {
      const sealed = seal.close(chunk, number, isLast);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(sealed.length - PROOF_BYTES);
      size += await put(file, Buffer.concat([length, sealed]));
      number += 1;
    }
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
 * What was written, chunk by chunk, each proved before it is handed on; the end is proved with the last.
 * @throws {Refusal} in one sentence, when it is damaged, cut short, of another program or of another key
 */
export async function* readSealed(
  path: string,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path, "r").catch(() => {
    throw new Refusal(`The backup ${path} cannot be read.`);
  });
  try {
    const header = await take(file, HEADER_BYTES);
    const seal = await sealOf(requireHeader(path, header, key), key);
    let length = await lengthOfNext(file);
    if (length === undefined) throw unlike(path);
    for (let number = 0; length !== undefined; number += 1) {
      const sealed = await take(file, length + PROOF_BYTES);
      const next = await lengthOfNext(file);
      try {
        yield seal.open(sealed, number, next === undefined);
      } catch {
        throw unlike(path);
      }
      length = next;
    }
  } finally {
    await file.close();
  }
}

function unlike(path: string): Refusal {
  return new Refusal(
    `The backup ${path} cannot be used: it is damaged, cut short, or sealed with another BACKUP_KEY.`,
  );
}

function makeHeader(isEncrypted: boolean): Buffer {
  const marks = Buffer.from([VERSION, Number(isEncrypted)]);
  return Buffer.concat([MAGIC, marks, SALT, randomBytes(LABEL_BYTES)]);
}

function requireHeader(path: string, header: Buffer, key: BackupKey | undefined): Buffer {
  const isOurs = header.length === HEADER_BYTES && header.subarray(0, MAGIC.length).equals(MAGIC);
  if (!isOurs) throw new Refusal(`${path} is no backup of Trousse.`);
  if (header[MAGIC.length] !== VERSION) {
    throw new Refusal(`The backup ${path} is of a newer version of the program.`);
  }
  if (header[MAGIC.length + 1] === 1 && !key) {
    throw new Refusal(
      `The backup ${path} is encrypted: set BACKUP_KEY to the key it was made with.`,
    );
  }
  // Else whoever may write there, and has no key, could put a forged one in its place.
  if (header[MAGIC.length + 1] === 0 && key) {
    throw new Refusal(
      `The backup ${path} is not encrypted: leave BACKUP_KEY out if you mean to use it all the same.`,
    );
  }
  return header;
}

async function sealOf(header: Buffer, key: BackupKey | undefined): Promise<Seal> {
  if (header[MAGIC.length + 1] !== 1 || !key) return proofOnly(header);
  const salt = header.subarray(MAGIC.length + 2, MAGIC.length + 2 + SALT_BYTES);
  const label = header.subarray(HEADER_BYTES - LABEL_BYTES);
  return encrypting(header, await key.forFile(salt, label));
}

function encrypting(header: Buffer, key: Buffer): Seal {
  return {
    close(chunk, number, isLast) {
      const cipher = createCipheriv("aes-256-gcm", key, placeOf(number, isLast));
      cipher.setAAD(header);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, number, isLast) {
      const [chunk, proof] = halves(sealed);
      const decipher = createDecipheriv("aes-256-gcm", key, placeOf(number, isLast));
      decipher.setAAD(header);
      decipher.setAuthTag(proof);
      return Buffer.concat([decipher.update(chunk), decipher.final()]);
    },
  };
}

function proofOnly(header: Buffer): Seal {
  const proofOf = (chunk: Buffer, number: number, isLast: boolean) =>
    createHash("sha256")
      .update(header)
      .update(placeOf(number, isLast))
      .update(chunk)
      .digest()
      .subarray(0, PROOF_BYTES);
  return {
    close: (chunk, number, isLast) => Buffer.concat([chunk, proofOf(chunk, number, isLast)]),
    open(sealed, number, isLast) {
      const [chunk, proof] = halves(sealed);
      if (!timingSafeEqual(proof, proofOf(chunk, number, isLast))) throw new Error("damaged");
      return chunk;
    },
  };
}

/** 12 bytes that no other chunk of the file has. */
function placeOf(number: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeUIntBE(number, 5, 6);
  place[11] = Number(isLast);
  return place;
}

function halves(sealed: Buffer): [Buffer, Buffer] {
  if (sealed.length < PROOF_BYTES) throw new Error("cut short");
  const end = sealed.length - PROOF_BYTES;
  return [sealed.subarray(0, end), sealed.subarray(end)];
}

/** An empty content is one empty chunk. */
async function* inChunks(content: AsyncIterable<Buffer>) {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    kept.push(piece);
    length += piece.length;
    // One byte more than a chunk tells that it is not the last.
    if (length <= CHUNK_BYTES) continue;
    const all = Buffer.concat(kept);
    let from = 0;
    for (; all.length - from > CHUNK_BYTES; from += CHUNK_BYTES) {
      yield { chunk: all.subarray(from, from + CHUNK_BYTES), isLast: false };
    }
    kept = [all.subarray(from)];
    length = all.length - from;
  }
  yield { chunk: Buffer.concat(kept), isLast: true };
}

async function put(file: FileHandle, bytes: Buffer): Promise<number> {
  await file.writeFile(bytes);
  return bytes.length;
}

/** Fewer bytes where the file ends. */
async function take(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let got = 0;
  while (got < length) {
    const { bytesRead } = await file.read(bytes, got, length - got);
    if (bytesRead === 0) break;
    got += bytesRead;
  }
  return bytes.subarray(0, got);
}

/** Nothing at the end of the file. What is no length makes a chunk of another one, which its proof refuses. */
async function lengthOfNext(file: FileHandle): Promise<number | undefined> {
  const bytes = await take(file, 4);
  if (bytes.length === 0) return undefined;
  const length = bytes.length === 4 ? bytes.readUInt32BE() : 0;
  return length <= CHUNK_BYTES ? length : 0;
}
