import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { DeriveKeyFunction } from "altcha-lib/types";

/**
 * The key of ALTCHA's PBKDF2 without the browser's cryptography, about eight times slower.
 * @throws RangeError for another hash than SHA-256, the only one our server asks for
 */
export const derivePbkdf2: DeriveKeyFunction = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength = 32 } = parameters;
  if (algorithm !== "PBKDF2/SHA-256") throw new RangeError(`No key by ${algorithm}`);
  return {
    parameters: {},
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  };
};
