import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { DeriveKeyFunction } from "altcha-lib/types";
import { handler } from "altcha-lib/workers/shared";

/**
 * Browsers lend their cryptography to https and to this machine alone, and a phone at home may open the server by its
 * plain address.
 */
const deriveKeyAnywhere: DeriveKeyFunction = async (parameters, salt, password) => {
  if (globalThis.crypto?.subtle) return deriveKey(parameters, salt, password);
  const { derivePbkdf2 } = await import("./derive-pbkdf2.ts");
  return derivePbkdf2(parameters, salt, password);
};

// ALTCHA's own worker also carries Node's cryptography, which a browser does not have.
handler({ deriveKey: deriveKeyAnywhere });
