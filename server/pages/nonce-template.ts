import { constants, deflateRawSync } from "node:zlib";
import { combineChecksums } from "./combined-checksum.ts";

/** Text with gaps, which each copy of it fills with a word of its own. */
export interface NonceTemplate {
  /** Of one copy, in bytes. */
  readonly length: number;
  /**
   * @param word in ASCII
   * @throws {RangeError} unless it is as long as the gaps
   */
  fill(word: string): Buffer<ArrayBuffer>;
}

/** What stands between the gaps, and nothing of the mark. */
function splitAtMark(whole: Buffer, mark: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = whole.indexOf(mark); at !== -1; at = whole.indexOf(mark, from)) {
    pieces.push(whole.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, whole.subarray(from)];
}

function requireNonceLength(word: string, { length }: string): void {
  if (word.length !== length) throw new RangeError(`A gap takes ${length} characters.`);
}

/** @param mark what stands in the gaps of `whole`, and nowhere else; in ASCII */
export function createTextTemplate(whole: Buffer, mark: string): NonceTemplate {
  const pieces = splitAtMark(whole, mark);
  return {
    length: whole.length,
    fill(word) {
      requireNonceLength(word, mark);
      const filled = Buffer.from(whole);
      let at = 0;
      for (const piece of pieces.slice(0, -1)) {
        at += piece.length;
        at += filled.write(word, at, "latin1");
      }
      return filled;
    },
  };
}

// RFC 1952: no name, no time, the slowest packing, no system in particular.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** Of RFC 1951: an empty block that ends it all, in the codes that need no table. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Bytes that packed text may refer back to. */
const WINDOW = 32_768;

/**
 * The same, packed for `content-encoding: gzip` once and for all copies: what stands between the gaps is deflated, and
 * the gaps are blocks that hold their word as it is.
 *
 * Pieces refer back to those before them, as a whole text does; never into a gap, for none of them holds the zeros that
 * stand in for it.
 */
export function createGzipTemplate(whole: Buffer, mark: string): NonceTemplate {
  const pieces = splitAtMark(whole, mark);
  const past = createTextTemplate(whole, mark).fill("\0".repeat(mark.length));
  const refersBack = !whole.includes(0);
  const parts: Buffer[] = [GZIP_HEADER];
  const gaps: number[] = [];
  let length = GZIP_HEADER.length;
  let read = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [nth, piece] of pieces.entries()) {
    if (nth > 0) {
      add(storedBlock(mark));
      gaps.push(length - mark.length);
      read += mark.length;
    }
    if (piece.length > 0) {
      const dictionary = past.subarray(Math.max(0, read - WINDOW), read);
      add(
        deflateRawSync(piece, {
          level: constants.Z_BEST_COMPRESSION,
          // Ends at a whole byte, so that the next block can begin there.
          finishFlush: constants.Z_SYNC_FLUSH,
          ...(refersBack && dictionary.length > 0 && { dictionary }),
        }),
      );
      read += piece.length;
    }
  }
  add(LAST_BLOCK);
  add(Buffer.alloc(8));
  const packed = Buffer.concat(parts, length);
  packed.writeUInt32LE(whole.length % 2 ** 32, length - 4);
  const checksum = combineChecksums(pieces, mark.length);
  return {
    length,
    fill(word) {
      requireNonceLength(word, mark);
      const filled = Buffer.from(packed);
      for (const gap of gaps) filled.write(word, gap, "latin1");
      filled.writeUInt32LE(checksum(word), length - 8);
      return filled;
    },
  };
}

function storedBlock(word: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(word.length, 1);
  head.writeUInt16LE(~word.length & 0xffff, 3);
  return Buffer.concat([head, Buffer.from(word, "latin1")]);
}
