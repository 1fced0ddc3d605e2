import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Decrypter, Encrypter, generateX25519Identity } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { BackupKey } from "./backup-key.ts";

/** The size of an encrypted chunk of age, with its authentication tag. */
const CHUNK = 64 * 1024;
const ENCRYPTED_CHUNK = CHUNK + 16;

let folder: string;
let identity: string;
let key: BackupKey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-file-"));
  identity = await generateX25519Identity();
  key = new BackupKey(identity);
});
afterAll(() => rm(folder, { recursive: true }));

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

async function written(content: Buffer, by: BackupKey | undefined): Promise<string> {
  const path = join(folder, `${randomBytes(16).toString("hex")}.backup`);
  const size = await writeBackupFile(path, by, inPieces(content));
  expect((await stat(path)).size).toBe(size);
  return path;
}

async function contentOf(path: string, by: BackupKey | undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readBackupFile(path, by)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([
  { size: 0 },
  { size: 1 },
  { size: CHUNK - 1 },
  { size: CHUNK },
  { size: CHUNK + 1 },
  { size: 12 * CHUNK },
])("$size bytes come back, encrypted or not", async ({ size }) => {
  const content = randomBytes(size);
  for (const by of [key, undefined]) {
    expect((await contentOf(await written(content, by), by)).equals(content)).toBe(true);
  }
});

test("other programs read a file: age with the key, then gzip", async () => {
  const content = randomBytes(3 * CHUNK);
  const age = new Decrypter();
  age.addIdentity(identity);
  const decrypted = await age.decrypt(await readFile(await written(content, key)));
  expect(gunzipSync(decrypted).equals(content)).toBe(true);
  const plain = await readFile(await written(content, undefined));
  expect(gunzipSync(plain).equals(content)).toBe(true);
});

test("the same content encrypted twice gives two different files, and neither shows it", async () => {
  const content = randomBytes(1000);
  const [one, other] = await Promise.all([written(content, key), written(content, key)]);
  const [first, second] = await Promise.all([readFile(one), readFile(other)]);
  expect(first.subarray(-1000).equals(second.subarray(-1000))).toBe(false);
  expect(first.includes(content.subarray(100, 164))).toBe(false);
});

const payloadOf = (file: Buffer) => file.indexOf("\n", file.indexOf("\n--- ") + 1) + 1 + 16;

const swapped = (file: Buffer) => {
  const at = payloadOf(file);
  return Buffer.concat([
    file.subarray(0, at),
    file.subarray(at + ENCRYPTED_CHUNK, at + 2 * ENCRYPTED_CHUNK),
    file.subarray(at, at + ENCRYPTED_CHUNK),
    file.subarray(at + 2 * ENCRYPTED_CHUNK),
  ]);
};

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

interface Change {
  readonly damage: string;
  readonly change: (file: Buffer) => Buffer;
}

const changesOfBoth: Change[] = [
  { damage: "cut in the middle", change: (file) => file.subarray(0, file.length / 2) },
  { damage: "cut before its last byte", change: (file) => file.subarray(0, -1) },
  { damage: "one bit in the middle", change: (file) => flipped(file, file.length >> 1) },
  { damage: "one bit of its last byte", change: (file) => flipped(file, file.length - 1) },
  { damage: "a byte more", change: (file) => Buffer.concat([file, Buffer.from([0])]) },
  { damage: "the file twice", change: (file) => Buffer.concat([file, file]) },
];
const changesOfEncrypted: Change[] = [
  {
    damage: "cut after a chunk",
    change: (file) => file.subarray(0, payloadOf(file) + ENCRYPTED_CHUNK),
  },
  { damage: "cut after the header", change: (file) => file.subarray(0, payloadOf(file)) },
  { damage: "cut inside the header", change: (file) => file.subarray(0, 60) },
  { damage: "one bit of the header", change: (file) => flipped(file, 60) },
  { damage: "one bit of the header's proof", change: (f) => flipped(f, f.indexOf("\n--- ") + 8) },
  { damage: "one bit of the nonce", change: (file) => flipped(file, payloadOf(file) - 1) },
  { damage: "one bit of a chunk", change: (file) => flipped(file, payloadOf(file) + 100) },
  { damage: "two chunks exchanged", change: swapped },
];

test.each([
  ...changesOfBoth.map((each) => ({ ...each, isEncrypted: false })),
  ...[...changesOfBoth, ...changesOfEncrypted].map((each) => ({ ...each, isEncrypted: true })),
])("refused: $damage (encrypted: $isEncrypted)", async ({ change, isEncrypted }) => {
  const by = isEncrypted ? key : undefined;
  const path = await written(randomBytes(3 * CHUNK), by);
  await writeFile(path, change(await readFile(path)));
  await expect(contentOf(path, by)).rejects.toThrow(
    /^The backup .+ cannot be used: it is damaged, cut short/,
  );
});

const ofAge = async (content: Buffer, ...recipients: string[]) => {
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  return age.encrypt(content);
};

test.each([
  {
    because: "another program",
    bytes: "PGDMP and more of it",
    sentence: "is no backup of Trousse",
  },
  { because: "nothing", bytes: "", sentence: "is no backup of Trousse" },
  {
    because: "an earlier version",
    bytes: "TROUSSE\n\u0001\u0001 and more of it",
    sentence: "has the format of an earlier version",
  },
  {
    because: "a newer version",
    bytes: "age-encryption.org/v2\n-> X25519 a\n",
    sentence: "has the format of a newer version",
  },
])("refused in one sentence: a file of $because", async ({ bytes, sentence }) => {
  const path = await written(Buffer.from("doses"), key);
  await writeFile(path, bytes);
  for (const by of [key, undefined]) {
    const problem = contentOf(path, by);
    await expect(problem).rejects.toMatchObject({ name: "OperatorError" });
    await expect(problem).rejects.toThrow(sentence);
  }
});

test("refused: no key, another key, and a file without encryption where a key is set", async () => {
  const path = await written(Buffer.from("doses"), key);
  await expect(contentOf(path, undefined)).rejects.toThrow("is encrypted: set BACKUP_KEY");
  const other = new BackupKey(await generateX25519Identity());
  await expect(contentOf(path, other)).rejects.toThrow("encrypted with another BACKUP_KEY");
  const open = await written(Buffer.from("doses"), undefined);
  await expect(contentOf(open, key)).rejects.toThrow("is not encrypted: leave BACKUP_KEY out");
});

test("refused: what age encrypted for this key, and is no zip", async () => {
  const path = await written(Buffer.from("doses"), key);
  await writeFile(path, await ofAge(Buffer.from("doses"), await key.recipient()));
  await expect(contentOf(path, key)).rejects.toMatchObject({ name: "OperatorError" });
});

test("a reader that stops in the middle leaves no file open", async () => {
  const path = await written(randomBytes(12 * CHUNK), key);
  const openFiles = async () => (await readdir("/proc/self/fd").catch(() => [])).length;
  const before = await openFiles();
  for (let time = 0; time < 20; time += 1) {
    for await (const _ of readBackupFile(path, key)) break;
  }
  expect(await openFiles()).toBeLessThan(before + 10);
});

test("an unfinished file is removed, and a finished one is readable by its owner alone", async () => {
  for (const by of [key, undefined]) {
    const path = join(folder, "half.backup");
    await expect(
      writeBackupFile(
        path,
        by,
        (async function* () {
          yield Buffer.alloc(CHUNK * 8);
          throw new Error("the disk is full");
        })(),
      ),
    ).rejects.toThrow("the disk is full");
    expect((await readdir(folder)).filter((name) => name.startsWith("half"))).toEqual([]);
    expect((await stat(await written(Buffer.alloc(10), by))).mode & 0o777).toBe(0o600);
  }
});
