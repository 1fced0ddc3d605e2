import { randomBytes } from "node:crypto";
import { pack } from "tar-stream";
import { expect, test } from "vitest";
import { bytesEntry } from "./folder-entries.ts";
import { packTar, type TarEntry, unpackTar } from "./tar.ts";

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const packed = (entries: Iterable<TarEntry>) => bytesOf(packTar(each(entries)));

async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const { name, size, bytes } of unpackTar(each([archive]))) {
    found.set(name, await bytesOf(bytes));
    expect(found.get(name)?.length).toBe(size);
  }
  return found;
}

test("files of every length are restored under their names", async () => {
  const names = ["a", "pgdata/base/1/1259_fsm", `deep/${"é".repeat(90)}/${"n".repeat(200)}`];
  const files = new Map(
    [0, 1, 511, 512, 513, 300_000].flatMap((size) =>
      names.map((name) => [`${name}.${size}`, randomBytes(size)] as const),
    ),
  );
  const archive = await packed([...files].map(([name, bytes]) => bytesEntry(name, bytes)));
  expect(await unpacked(archive)).toEqual(files);
});

test("a file that is shorter or longer than announced fails, and its source is closed", async () => {
  for (const bytes of ["ab", "abcd"]) {
    let isClosed = false;
    async function* entries() {
      try {
        yield { ...bytesEntry("three", Buffer.from(bytes)), size: 3 };
        yield bytesEntry("next", Buffer.from("never"));
      } finally {
        isClosed = true;
      }
    }
    await expect(bytesOf(packTar(entries()))).rejects.toThrow("Size mismatch");
    expect(isClosed).toBe(true);
  }
});

test("a reader that stops early closes the source of the archive", async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  async function* entries() {
    try {
      for (let n = 0; ; n += 1) yield bytesEntry(`${n}`, randomBytes(100_000));
    } finally {
      resolve();
    }
  }
  let read = 0;
  for await (const piece of packTar(entries())) {
    read += piece.length;
    if (read > 1_000_000) break;
  }
  await closed;
});

test("an error of the content is the error of reading an entry", async () => {
  const archive = await packed([bytesEntry("a", randomBytes(300_000))]);
  async function* failing() {
    yield archive.subarray(0, 100_000);
    throw new Error("damaged");
  }
  const reading = async () => {
    for await (const { bytes } of unpackTar(failing())) await bytesOf(bytes);
  };
  await expect(reading()).rejects.toThrow("damaged");
});

test.each([
  { because: "cut short", change: (archive: Buffer) => archive.subarray(0, 100_000) },
  { because: "with another name", change: (archive: Buffer) => archive.fill(120, 0, 10) },
])("fails: an archive $because", async ({ change }) => {
  const archive = await packed([bytesEntry("a", randomBytes(300_000))]);
  await expect(unpacked(change(archive))).rejects.toThrow(/Unexpected end|Invalid tar header/);
});

test("refused: an entry that is not a file", async () => {
  const archive = pack();
  archive.entry({ name: "keys.json", type: "symlink", linkname: "/etc/passwd" });
  archive.finalize();
  const link = await bytesOf(archive as AsyncIterable<Buffer>);
  await expect(unpacked(link)).rejects.toThrow("something other than files: keys.json");
});
