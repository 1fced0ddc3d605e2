import { Refusal } from "../refusal.ts";

/** One file of an archive. `size` is told before its bytes, which are never more or fewer. */
export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

const BLOCK = 512;

/** POSIX ustar, which every system can read (https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html). */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, size, bytes } of entries) {
    yield headerOf(name, size);
    let written = 0;
    for await (const piece of bytes) {
      written += piece.length;
      yield piece;
    }
    if (written !== size) throw new Error("An entry of an archive is not as long as it said.");
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Whoever reads must read the bytes of an entry to their end before asking for the next. */
export async function* unpackTar(content: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const source = new Source(content);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header.length < BLOCK) throw new Refusal("The backup ends before it is complete.");
    if (header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    const [prefix, name] = [textOf(header, 345, 155), textOf(header, 0, 100)];
    yield { name: prefix ? `${prefix}/${name}` : name, size, bytes: source.stream(size) };
    await source.take(padding(size));
  }
}

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const cut = path.length > 100 ? path.lastIndexOf("/", 154) : -1;
  const [prefix, name] = cut > 0 ? [path.slice(0, cut), path.slice(cut + 1)] : ["", path];
  if (Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155) {
    throw new Error("A name is too long for an archive.");
  }
  header.write(name, 0);
  header.write("0000600\0" + "0000000\0" + "0000000\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function textOf(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString("utf8");
}

class Source {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(content: AsyncIterable<Buffer>) {
    this.#pieces = content[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const got: Buffer[] = [];
    for await (const piece of this.stream(length, false)) got.push(piece);
    return Buffer.concat(got);
  }

  async *stream(length: number, isWhole = true): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#pieces.next();
        if (next.done) {
          if (isWhole) throw new Refusal("The backup ends before it is complete.");
          return;
        }
        this.#rest = next.value;
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }
}
