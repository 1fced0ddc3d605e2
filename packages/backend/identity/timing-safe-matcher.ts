import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in a time that reveals neither where two texts differ nor their lengths. */
export function createTimingSafeMatcher(secret: string): (text: string) => boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
}
