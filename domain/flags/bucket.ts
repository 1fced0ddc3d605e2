const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Places of an order, so that a percentage may have two decimals. */
const PLACES = 10_000;

/**
 * Where an account stands in a flag's order, 0 to 9999: FNV-1a of both ids, 32 bits. It never changes, and says nothing
 * of where it stands for another flag. `private.get_flag_bucket` is the same number.
 */
export function bucket(flagId: string, accountId: string): number {
  let hash = OFFSET;
  // Ids are digits, letters a to f and hyphens: one byte each.
  for (const letter of `${flagId}:${accountId}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), PRIME);
  }
  return (hash >>> 0) % PLACES;
}
