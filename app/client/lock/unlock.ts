import { forgetKeptData } from "../kept-data/forget-kept-data.ts";
import { announceEndByHand } from "../session/ended-by-hand.ts";
import { clearIdleState, recordInteraction } from "../session/idle-timeout.ts";
import { forgetSentHere } from "../session/sign-out.ts";
import { clearStoredProfile, clearStoredSession } from "../session/stored-session.ts";
import { MAX_ATTEMPTS, waitFor } from "./attempts.ts";
import { openSealedSession } from "./guard.ts";
import { closeExchange, tellOtherTabs } from "./key-exchange.ts";
import { setLockKey } from "./lock-key.ts";
import { countAttempt, type LockRecord, readLock, writeLock } from "./lock-record.ts";
import { openWithPasskey, openWithPin, PasskeyProblem } from "./lock-secret.ts";
import { type Bytes, sealingKey } from "./sealing.ts";

/**
 * What became of an attempt. `wait`: it was not looked at yet. `over`: it was the last one, and the device has forgotten.
 * `lost`: the browser has no lock that could be opened, or opens another one.
 */
export type UnlockAnswer =
  | { readonly kind: "open" }
  | { readonly kind: "wrong"; readonly left: number; readonly waitMs: number }
  | { readonly kind: "wait"; readonly waitMs: number }
  | { readonly kind: "over" }
  | { readonly kind: "lost" }
  | { readonly kind: "no-passkey"; readonly reason: PasskeyProblem["reason"] };

/** Opens the lock of this device for all of its pages. */
export async function unlockWithPin(pin: string): Promise<UnlockAnswer> {
  const { answer, rawKey } = await tryPin(pin);
  if (rawKey) return openDevice(rawKey);
  if (answer.kind === "over") await forgetLockedDevice();
  return answer;
}

/** The same with the passkey of this device. */
export async function unlockWithPasskey(): Promise<UnlockAnswer> {
  const { answer, rawKey } = await tryPasskey();
  return rawKey ? openDevice(rawKey) : answer;
}

/** That its person is here, and the key of the lock, for a page that is open. */
export interface LockProof {
  readonly answer: UnlockAnswer;
  /** Undefined unless the lock opened. */
  readonly rawKey?: Bytes;
}

export async function takeKeyWithPin(pin: string): Promise<LockProof> {
  const proof = await tryPin(pin);
  if (proof.answer.kind === "over") await forgetLockedDevice();
  return proof;
}

export const takeKeyWithPasskey = (): Promise<LockProof> => tryPasskey();

export const provePin = async (pin: string): Promise<UnlockAnswer> =>
  (await takeKeyWithPin(pin)).answer;

export const provePasskey = async (): Promise<UnlockAnswer> => (await tryPasskey()).answer;

/** Milliseconds until a code is looked at, and how it opens; null where there is no lock. */
export async function readLockStatus(): Promise<{
  method: LockRecord["method"];
  waitMs: number;
} | null> {
  const record = await readLock();
  return record ? { method: record.method, waitMs: waitFor(record, Date.now()) } : null;
}

/**
 * Ends the session here and deletes all that the lock sealed. What waits in the outbox stays, and is sent after the next
 * sign-in of its account. No request is made: the tokens of the session cannot be read.
 */
export async function forgetLockedDevice(): Promise<void> {
  closeExchange();
  announceEndByHand();
  clearStoredProfile();
  clearStoredSession();
  clearIdleState();
  await forgetKeptData();
  await forgetSentHere();
}

/** An attempt is counted before it is looked at. */
async function tryPin(pin: string): Promise<LockProof> {
  const attempt = await countAttempt(Date.now());
  if (attempt && "waitMs" in attempt) return { answer: { kind: "wait", waitMs: attempt.waitMs } };
  if (attempt?.counted.method !== "pin") return { answer: { kind: "lost" } };
  const { counted } = attempt;
  // Two tabs used the last one.
  const rawKey = counted.attempts > MAX_ATTEMPTS ? undefined : await openWithPin(pin, counted);
  if (rawKey) {
    await writeLock({ ...counted, attempts: 0, lastAttemptAt: 0 });
    return { answer: { kind: "open" }, rawKey };
  }
  const left = MAX_ATTEMPTS - counted.attempts;
  if (left <= 0) return { answer: { kind: "over" } };
  return { answer: { kind: "wrong", left, waitMs: waitFor(counted, Date.now()) } };
}

async function tryPasskey(): Promise<LockProof> {
  const record = await readLock();
  if (record?.method !== "passkey") return { answer: { kind: "lost" } };
  try {
    const rawKey = await openWithPasskey(record);
    return rawKey ? { answer: { kind: "open" }, rawKey } : { answer: { kind: "lost" } };
  } catch (problem) {
    if (!(problem instanceof PasskeyProblem)) throw problem;
    return { answer: { kind: "no-passkey", reason: problem.reason } };
  }
}

async function openDevice(rawKey: Bytes): Promise<UnlockAnswer> {
  const key = await sealingKey(rawKey);
  if (!(await openSealedSession(key))) return { kind: "lost" };
  recordInteraction();
  setLockKey(key);
  tellOtherTabs("unlocked");
  return { kind: "open" };
}
