import { crc32 } from "node:zlib";

// CRC-32 is what remains of a text, read as a polynomial over bits, after division by this one. Bits are reflected: the
// highest is the constant term. So that of A followed by B is that of A, shifted by the length of B, plus that of B.
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const EIGHT_BITS = 0x00800000;

/** The product of two remainders. */
function multiplyRemainders(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** What to multiply a checksum by so that so many bytes can follow. */
function shiftFactor(bytes: number): number {
  let shift = ONE;
  let power = EIGHT_BITS;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiplyRemainders(shift, power);
    power = multiplyRemainders(power, power);
  }
  return shift;
}

/**
 * The CRC-32 of pieces with a word between each two, at the price of reading the word alone.
 * @param length of the word, in bytes
 */
export function combineChecksums(
  pieces: readonly Buffer[],
  length: number,
): (word: string) => number {
  const overWord = shiftFactor(length);
  const parts = pieces.map((piece) => ({ sum: crc32(piece), over: shiftFactor(piece.length) }));
  return (word) => {
    const ofWord = crc32(word);
    const sum = parts.reduce((before, { sum, over }, nth) => {
      const joined = nth === 0 ? before : multiplyRemainders(overWord, before) ^ ofWord;
      return multiplyRemainders(over, joined) ^ sum;
    }, 0);
    return sum >>> 0;
  };
}
