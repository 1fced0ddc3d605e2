import { createECDH } from "node:crypto";
import type { Query } from "../deps.ts";

/** The keys that identify the sender to push services (VAPID), in base64url. The private half never leaves the server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Row {
  readonly public_key: string;
  readonly private_key: string;
}

/**
 * Returns the keys of this installation, and creates them when there are none yet. They are stored in the database, so that
 * every copy of the server signs with the same ones: a browser's subscription is bound to them permanently.
 */
export function createVapidKeys(asService: Query): () => Promise<VapidKeys> {
  let known: Promise<VapidKeys> | undefined;
  return () => {
    known ??= loadOrCreateKeys(asService).catch((problem: unknown) => {
      known = undefined;
      throw problem;
    });
    return known;
  };
}

async function loadOrCreateKeys(asService: Query): Promise<VapidKeys> {
  const statement = "select public_key, private_key from private.get_or_set_vapid_keys($1, $2)";
  const [stored] = await asService<Row>(statement, [null, null]);
  const made = stored ? undefined : makeKeys();
  // Two copies that start at once both create keys; the first ones stored are used.
  const [row = stored] = made
    ? await asService<Row>(statement, [made.publicKey, made.privateKey])
    : [];
  if (!row) throw new Error("The keys for push messages were not stored.");
  return { publicKey: row.public_key, privateKey: row.private_key };
}

function makeKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number with leading zeros is shorter than the 32 bytes that signing needs.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString("base64url") };
}
