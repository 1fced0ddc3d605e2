import { type Bytes, bytesOf, randomBytes, sealBytes, sealingKey, unsealBytes } from "./sealing.ts";

/** Of PBKDF2 with SHA-256, as OWASP asks in 2023 and since. */
const PIN_ROUNDS = 600_000;

const CONTEXT = "trousse-lock";
const SECRET_BYTES = 32;

/** The key of the lock, sealed by what its person knows or has. */
export type LockSecret =
  | {
      readonly method: "pin";
      readonly salt: Bytes;
      readonly rounds: number;
      /** Of this browser: the code alone, tried elsewhere, opens nothing. No script can read it. */
      readonly deviceKey: CryptoKey;
      readonly sealedKey: Bytes;
    }
  | {
      readonly method: "passkey";
      readonly credentialId: Bytes;
      readonly salt: Bytes;
      readonly sealedKey: Bytes;
    };

/** Why no passkey was made or asked: its person or the browser closed the question, or this device cannot. */
export class PasskeyProblem extends Error {
  readonly reason: "cancelled" | "unsupported";
  constructor(reason: "cancelled" | "unsupported", options?: ErrorOptions) {
    super(`Passkey ${reason}`, options);
    this.reason = reason;
  }
}

export async function sealWithPin(pin: string, rawKey: Bytes): Promise<LockSecret> {
  const facts = {
    method: "pin",
    salt: randomBytes(16),
    rounds: PIN_ROUNDS,
    deviceKey: await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  } as const;
  const sealedKey = await sealBytes(await keyOfPin(pin, facts), rawKey, CONTEXT);
  return { ...facts, sealedKey };
}

/** Undefined where it is another code. */
export async function openWithPin(
  pin: string,
  secret: LockSecret & { method: "pin" },
): Promise<Bytes | undefined> {
  const key = await keyOfPin(pin, secret);
  return unsealBytes(key, secret.sealedKey, CONTEXT).catch(() => undefined);
}

/** Whether this device asks for a finger, a face or its own code. */
export async function mayHavePasskey(): Promise<boolean> {
  try {
    // A passkey belongs to a name, and an address in figures has none.
    const isNamed = !/^[\d.]+$|^\[/.test(window.location.hostname);
    return isNamed && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  } catch {
    return false;
  }
}

/** Makes a passkey of this device. @throws PasskeyProblem */
export async function sealWithPasskey(name: string, rawKey: Bytes): Promise<LockSecret> {
  const salt = randomBytes(SECRET_BYTES);
  const created = await asking(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(SECRET_BYTES),
        rp: { name: "Trousse" },
        user: { id: randomBytes(16), name, displayName: name },
        pubKeyCredParams: [
          { type: "public-key", alg: -7 },
          { type: "public-key", alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: "platform",
          userVerification: "required",
          residentKey: "discouraged",
        },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  if (created.getClientExtensionResults().prf?.enabled !== true)
    throw new PasskeyProblem("unsupported");
  const facts = { method: "passkey", credentialId: new Uint8Array(created.rawId), salt } as const;
  // Many devices give the secret only when they are asked for it a second time.
  const secret = secretOf(created) ?? (await askForSecret(facts));
  return { ...facts, sealedKey: await sealBytes(await keyOfSecret(secret), rawKey, CONTEXT) };
}

/** @throws PasskeyProblem */
export async function openWithPasskey(
  secret: LockSecret & { method: "passkey" },
): Promise<Bytes | undefined> {
  const key = await keyOfSecret(await askForSecret(secret));
  return unsealBytes(key, secret.sealedKey, CONTEXT).catch(() => undefined);
}

async function askForSecret(facts: { credentialId: Bytes; salt: Bytes }): Promise<Bytes> {
  const answer = await asking(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(SECRET_BYTES),
        allowCredentials: [{ type: "public-key", id: facts.credentialId }],
        userVerification: "required",
        extensions: { prf: { eval: { first: facts.salt } } },
      },
    }),
  );
  const secret = secretOf(answer);
  if (!secret) throw new PasskeyProblem("unsupported");
  return secret;
}

async function asking(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const answer = await ask();
    if (answer) return answer as PublicKeyCredential;
  } catch (problem) {
    const isUnable = problem instanceof DOMException && problem.name === "NotSupportedError";
    throw new PasskeyProblem(isUnable ? "unsupported" : "cancelled", { cause: problem });
  }
  throw new PasskeyProblem("cancelled");
}

function secretOf(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (!first) return undefined;
  return first instanceof ArrayBuffer
    ? new Uint8Array(first)
    : new Uint8Array(first.buffer as ArrayBuffer, first.byteOffset, first.byteLength).slice();
}

async function keyOfPin(
  pin: string,
  { salt, rounds, deviceKey }: { salt: Bytes; rounds: number; deviceKey: CryptoKey },
): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey("raw", bytesOf(pin), "PBKDF2", false, ["deriveBits"]);
  const stretched = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
    typed,
    256,
  );
  return sealingKey(new Uint8Array(await crypto.subtle.sign("HMAC", deviceKey, stretched)));
}

async function keyOfSecret(secret: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(CONTEXT) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
