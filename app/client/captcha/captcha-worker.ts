import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

// ALTCHA's own worker also carries Node's cryptography, which a browser does not have.
handler({ deriveKey });
