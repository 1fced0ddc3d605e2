import { sha256 } from "@noble/hashes/sha2.js";

/**
 * The id that a row of an archive has in the account that imports it: its own in the account it came from, and one that stays the same
 * for each import into another. `private.get_imported_id` has the same rule.
 * @param source account that the archive was made of
 */
export function importedId(account: string, source: string, old: string): string {
  if (old === source) return account;
  if (account === source) return old;
  const digest = sha256(Uint8Array.from([...bytesOf(account), ...bytesOf(old)])).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const bytesOf = (id: string): number[] =>
  (id.replaceAll("-", "").match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
