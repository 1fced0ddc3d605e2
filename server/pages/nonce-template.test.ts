import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { random, randomBuffer } from "#testing/harness/seeded-random.ts";
import { createGzipTemplate, createTextTemplate } from "./nonce-template.ts";

const nonce = () => randomBuffer(18).toString("base64");
const markOf = () => randomBuffer(12).toString("hex");

const upTo = (most: number) => Math.floor(random() * (most + 1));

const WORDS = [
  '<script nonce="',
  '">',
  "œdème",
  "é",
  "</p><p>",
  'class="text-accent"',
  "\u{1f48a}",
  " ",
];
const SENTENCE = Array.from({ length: 300 }, (_, nth) => WORDS[nth % WORDS.length]).join("");

/** Empty, a word, a long text that repeats itself, noise that cannot be packed, or zeros. */
function randomPiece(): Buffer {
  switch (upTo(5)) {
    case 0:
      return Buffer.alloc(0);
    case 1:
      return Buffer.from(WORDS[upTo(WORDS.length - 1)] ?? "");
    case 2:
      return randomBuffer(upTo(3000));
    case 3:
      // What stands in for a gap while the rest is packed.
      return Buffer.alloc(upTo(100));
    default:
      return Buffer.from(SENTENCE.slice(upTo(200)).repeat(1 + upTo(30)));
  }
}

const join = (pieces: readonly Buffer[], word: string) =>
  Buffer.concat(pieces.flatMap((piece, nth) => (nth ? [Buffer.from(word), piece] : [piece])));

test("300 random pages, of any number of gaps, unpack byte for byte as they were", () => {
  for (let time = 0; time < 300; time += 1) {
    const mark = markOf();
    const pieces = Array.from({ length: 1 + upTo(9) }, randomPiece);
    const whole = join(pieces, mark);
    const packed = createGzipTemplate(whole, mark);
    const plain = createTextTemplate(whole, mark);
    for (const word of [nonce(), nonce()]) {
      const expected = join(pieces, word);
      expect(plain.fill(word).equals(expected)).toBe(true);
      const filled = packed.fill(word);
      expect(filled.length).toBe(packed.length);
      // gunzip holds the checksum and the length at the end to what came out.
      expect(gunzipSync(filled).equals(expected)).toBe(true);
    }
  }
});

test("a page that looks like its own nonce does not refer back to the one it was packed with", () => {
  const mark = markOf();
  // Each piece repeats what stands around the gaps before it.
  const pieces = Array.from({ length: 8 }, () =>
    Buffer.from(`${'">let it be so</script><script nonce="'.repeat(3)}`),
  );
  const packed = createGzipTemplate(join(pieces, mark), mark);
  const word = nonce();
  expect(gunzipSync(packed.fill(word)).equals(join(pieces, word))).toBe(true);
  expect(packed.fill(word).includes(mark)).toBe(false);
});

test("gaps cost little: a page is as small as if it had been packed whole", () => {
  const mark = markOf();
  const pieces = Array.from({ length: 8 }, (_, nth) => Buffer.from(SENTENCE.slice(nth).repeat(5)));
  const whole = join(pieces, mark);
  const inOne = gzipSync(whole, { level: 9 }).length;
  expect(createGzipTemplate(whole, mark).length).toBeLessThan(inOne + 8 * 60);
});

test("a word of another length than the gap is refused", () => {
  const mark = markOf();
  const whole = Buffer.from(`a${mark}b`);
  for (const gapped of [createTextTemplate(whole, mark), createGzipTemplate(whole, mark)]) {
    expect(() => gapped.fill("short")).toThrow(RangeError);
  }
});
