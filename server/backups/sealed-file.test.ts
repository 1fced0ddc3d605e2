import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BackupKey } from "./backup-key.ts";
import { readSealed, writeSealed } from "./sealed-file.ts";

const HEADER = 58;
const CHUNK = 256 * 1024;
const FRAME = 4 + CHUNK + 16;

const raw = new BackupKey(randomBytes(32).toString("base64"));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sealed-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

async function sealed(content: Buffer, key: BackupKey | undefined): Promise<string> {
  const path = join(folder, `${randomBytes(8).toString("hex")}.backup`);
  await writeSealed(path, key, inPieces(content));
  return path;
}

async function opened(path: string, key: BackupKey | undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readSealed(path, key)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([
  { size: 0 },
  { size: 1 },
  { size: CHUNK - 1 },
  { size: CHUNK },
  { size: CHUNK + 1 },
  { size: 3 * CHUNK },
])("$size bytes come back, sealed or not", async ({ size }) => {
  const content = randomBytes(size);
  for (const key of [raw, undefined]) {
    expect((await opened(await sealed(content, key), key)).equals(content)).toBe(true);
  }
});

test("a passphrase opens what it sealed, however its accents are written", async () => {
  const path = await sealed(Buffer.from("doses"), new BackupKey("la clé des médicaments"));
  const decomposed = new BackupKey("la clé des médicaments".normalize("NFD"));
  expect((await opened(path, decomposed)).toString()).toBe("doses");
});

test("the same content twice has not one chunk in common", async () => {
  const content = Buffer.alloc(1000);
  const [one, other] = await Promise.all([sealed(content, raw), sealed(content, raw)]);
  const [first, second] = await Promise.all([readFile(one), readFile(other)]);
  expect(first.subarray(HEADER).equals(second.subarray(HEADER))).toBe(false);
  expect(first.includes(content.subarray(0, 64))).toBe(false);
});

const swapped = (file: Buffer) =>
  Buffer.concat([
    file.subarray(0, HEADER),
    file.subarray(HEADER + FRAME, HEADER + 2 * FRAME),
    file.subarray(HEADER, HEADER + FRAME),
    file.subarray(HEADER + 2 * FRAME),
  ]);

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

test.each<{ deed: string; change: (file: Buffer) => Buffer }>([
  { deed: "cut after a chunk", change: (file) => file.subarray(0, HEADER + FRAME) },
  { deed: "cut inside a chunk", change: (file) => file.subarray(0, -20) },
  { deed: "cut after the header", change: (file) => file.subarray(0, HEADER) },
  { deed: "one bit of the content", change: (file) => flipped(file, HEADER + 100) },
  { deed: "one bit of a length", change: (file) => flipped(file, HEADER + 2) },
  { deed: "one bit of the salt", change: (file) => flipped(file, 12) },
  { deed: "one bit of the label", change: (file) => flipped(file, 40) },
  { deed: "two chunks exchanged", change: swapped },
  { deed: "a chunk twice", change: (file) => Buffer.concat([file, file.subarray(HEADER)]) },
  { deed: "a byte more", change: (file) => Buffer.concat([file, Buffer.from([0])]) },
])("refused: $deed", async ({ deed, change }) => {
  const content = randomBytes(3 * CHUNK);
  for (const key of [raw, undefined]) {
    const path = await sealed(content, key);
    await writeFile(path, change(await readFile(path)));
    // The salt of a raw key is not used, but authenticated.
    await expect(opened(path, key), deed).rejects.toThrow(
      /^The backup .+ cannot be used: it is damaged/,
    );
  }
});

test.each([
  {
    because: "another program",
    change: () => Buffer.from("PGDMP and more of it, much more than a header"),
  },
  {
    because: "a newer version",
    change: (file: Buffer) =>
      Buffer.concat([file.subarray(0, 8), Buffer.from([2]), file.subarray(9)]),
  },
])("refused in one sentence: a file of $because", async ({ change }) => {
  const path = await sealed(Buffer.from("doses"), raw);
  await writeFile(path, change(await readFile(path)));
  await expect(opened(path, raw)).rejects.toMatchObject({ name: "Refusal" });
});

test("refused: no key, another key, and a file without encryption where a key is set", async () => {
  const path = await sealed(Buffer.from("doses"), raw);
  await expect(opened(path, undefined)).rejects.toThrow("is encrypted: set BACKUP_KEY");
  const other = new BackupKey(randomBytes(32).toString("base64"));
  await expect(opened(path, other)).rejects.toThrow("sealed with another BACKUP_KEY");
  const open = await sealed(Buffer.from("doses"), undefined);
  await expect(opened(open, raw)).rejects.toThrow("is not encrypted: leave BACKUP_KEY out");
});

test("what is not written to its end leaves nothing, and what is belongs to its owner alone", async () => {
  const path = join(folder, "half.backup");
  await expect(
    writeSealed(
      path,
      raw,
      (async function* () {
        yield Buffer.alloc(CHUNK * 2);
        throw new Error("the disk is full");
      })(),
    ),
  ).rejects.toThrow("the disk is full");
  expect((await readdir(folder)).filter((name) => name.startsWith("half"))).toEqual([]);
  expect((await stat(await sealed(Buffer.alloc(10), raw))).mode & 0o777).toBe(0o600);
});
