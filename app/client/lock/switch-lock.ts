import { deleteLock } from "../kept-data/forget-kept-data.ts";
import { deviceKeptStore } from "../kept-data/kept-store.ts";
import { recordInteraction } from "../session/idle-timeout.ts";
import { plainSession, sealedSession } from "../session/stored-session.ts";
import "./guard.ts";
import { dropHeldKey } from "./key-exchange.ts";
import { announceLockState, lockKey, noteOpened, setLockKey } from "./lock-key.ts";
import { writeLock } from "./lock-record.ts";
import { type LockSecret, sealWithPasskey, sealWithPin } from "./lock-secret.ts";
import { sealKept, unsealKept } from "./sealed-kept.ts";
import type { Bytes } from "./sealing.ts";
import { randomBytes, sealingKey, sealText, unsealText } from "./sealing.ts";

/** Seals the session and what is kept on this device with a new key, which the code opens. */
export const turnOnWithPin = (pin: string): Promise<void> =>
  turnOn((rawKey) => sealWithPin(pin, rawKey));

/** The same, opened by a passkey of this device. @param name of the account. @throws PasskeyProblem */
export const turnOnWithPasskey = (name: string): Promise<void> =>
  turnOn((rawKey) => sealWithPasskey(name, rawKey));

/** Opened by another code from now on. The key stays, so that nothing is sealed anew. */
export const changeToPin = (rawKey: Bytes, pin: string): Promise<void> =>
  changeSecret(rawKey, (key) => sealWithPin(pin, key));

/** The same, by a passkey of this device. @param name of the account. @throws PasskeyProblem */
export const changeToPasskey = (rawKey: Bytes, name: string): Promise<void> =>
  changeSecret(rawKey, (key) => sealWithPasskey(name, key));

async function changeSecret(
  rawKey: Bytes,
  secretFor: (rawKey: Bytes) => Promise<LockSecret>,
): Promise<void> {
  await writeLock({ ...(await secretFor(rawKey)), attempts: 0, lastAttemptAt: 0 });
  rawKey.fill(0);
}

async function turnOn(secretFor: (rawKey: Bytes) => Promise<LockSecret>): Promise<void> {
  const rawKey = randomBytes(32);
  await writeLock({ ...(await secretFor(rawKey)), attempts: 0, lastAttemptAt: 0 });
  const key = await sealingKey(rawKey);
  rawKey.fill(0);
  recordInteraction();
  setLockKey(key);
  await sealSession(key);
  announceLockState();
  const kept = deviceKeptStore();
  await kept.put(await sealKept(key, await kept.all()));
}

/** The session first, and again where another tab has renewed it meanwhile. */
async function sealSession(key: CryptoKey): Promise<void> {
  for (let session = plainSession(); session; session = plainSession()) {
    const sealed = await sealText(key, session.text, session.name);
    if (plainSession()?.text !== session.text) continue;
    noteOpened(sealed, session.text);
    localStorage.setItem(session.name, sealed);
  }
}

/** Unseals all of it, and forgets the key. The page has proved before that its person is here. */
export async function turnOff(): Promise<void> {
  const key = lockKey();
  const session = sealedSession();
  if (!key || !session) return;
  const kept = deviceKeptStore();
  await kept.put(await unsealKept(key, await kept.all()));
  localStorage.setItem(
    session.name,
    await unsealText(key, sealedSession()?.text ?? session.text, session.name),
  );
  dropHeldKey();
  setLockKey(undefined);
  await deleteLock();
  announceLockState();
}
