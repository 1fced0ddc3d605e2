/** Degrees between two hues: nearer ones look alike where they are muted. */
const STEP = 30;

/**
 * The hue of a person, made of the id of their profile: the same on the phones of all carers, however many people each
 * of these sees. Two people may have the same one; the name always stands beside it.
 */
export function personHue(profileId: string): number {
  // FNV-1a, as ids of neighbours differ in few letters.
  let hash = 0x81_1c_9d_c5;
  for (const letter of profileId) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return (hash % (360 / STEP)) * STEP;
}
