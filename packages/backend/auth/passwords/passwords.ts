import { isTooLong } from "../field-schemas.ts";
import { createQueue } from "./bounded-queue.ts";
import { compare, hash } from "./hashing.ts";

/** Rounds are 2 to this power: about 60 ms on one core. Hosted Supabase uses the same. */
const COST = 10;

/**
 * Passwords hashed at the same time, and waiting: 20 waiting ones are served within a second. On a busy processor hashing
 * has the lowest priority (decision 0049), and a request waits no longer than this limit.
 */
const QUEUE_OPTIONS = { concurrency: 2, maxWaiting: 20, maxWaitMs: 5000 };

export interface Passwords {
  /**
   * Called before an attempt is counted, because an attempt that is refused for lack of capacity does not count.
   * @throws {Refusal} `overloaded`, as `hash` and `matches`, when it would take too long
   */
  requireCapacity(): void;
  /** @param like a hash whose salt is reused, so that one computation compares a password with both */
  hash(password: string, like?: string): Promise<string>;
  /**
   * Whether this is the password of that hash. Without a hash it takes as long and returns false, so that response times do
   * not distinguish an unknown account from a wrong password.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
  /**
   * Returns which of these hashes the password matches. Those of one address share a salt, so this takes as long as
   * `matches`, with and without any.
   */
  find(password: string, hashes: readonly string[]): Promise<string | undefined>;
}

/** The version, cost and salt of a bcrypt hash. */
const SALT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{22}/;

const saltOf = (storedHash: string | undefined) => SALT.exec(storedHash ?? "")?.[0];

/** Sign-ups for one address at the very same moment do not share a salt; there are never more than a few. */
const MAX_SALTS = 3;

/** @param cost for tests, which hash a lot; no setting can lower it */
export function createPasswords(cost = COST): Passwords {
  const queue = createQueue(QUEUE_OPTIONS);
  // Created on the same machine with the same cost. Its password is random and unknown.
  const dummyHash = hash(crypto.randomUUID(), cost);

  return {
    requireCapacity: queue.requireCapacity,
    hash: (password, like) => queue.run(() => hash(password, saltOf(like) ?? cost)),
    async matches(password, storedHash) {
      const known = storedHash && !isTooLong(password) ? storedHash : undefined;
      const matches = await queue.run(async () => compare(password, known ?? (await dummyHash)));
      return matches && known !== undefined;
    },
    async find(password, hashes) {
      const salts = [...new Set(hashes.map(saltOf).filter((salt) => salt !== undefined))];
      const tried = isTooLong(password) ? [] : salts.slice(0, MAX_SALTS);
      for (const salt of tried) {
        const made = await queue.run(() => hash(password, salt));
        if (hashes.includes(made)) return made;
      }
      if (tried.length === 0) await queue.run(async () => compare(password, await dummyHash));
      return undefined;
    },
  };
}
