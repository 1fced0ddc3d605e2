import { isTooLong } from "../field-schemas.ts";
import { createQueue } from "./bounded-queue.ts";
import { compare, hash } from "./hashing.ts";

/** Rounds are 2 to this power: about 60 ms on one core. Hosted Supabase uses the same. */
const COST = 10;

/**
 * Passwords looked at, at the same moment and waiting: 20 that wait are served within a second. Where the processor is
 * taken they stand behind everybody else (decision 0049), and nobody looks at a spinning wheel for longer than this.
 */
const QUEUE_OPTIONS = { concurrency: 2, maxWaiting: 20, maxWaitMs: 5000 };

export interface Passwords {
  /**
   * To be asked before an attempt is counted: one that nobody had time for is none.
   * @throws {Refusal} `overloaded`, as `hash` and `matches`, where it would take too long
   */
  requireCapacity(): void;
  /** @param like a hash whose salt this one is to share, so that one look at a password tells for both */
  hash(password: string, like?: string): Promise<string>;
  /**
   * Whether this is the password of that hash. Without a hash it takes as long and says no, so that
   * an unknown account cannot be told from a wrong password by a watch.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
  /**
   * Which of these hashes it is the password of. Those of one address share a salt, so this takes as long as `matches`,
   * with and without any.
   */
  find(password: string, hashes: readonly string[]): Promise<string | undefined>;
}

/** Of a bcrypt hash: its version, cost and salt. */
const SALT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{22}/;

const saltOf = (storedHash: string | undefined) => SALT.exec(storedHash ?? "")?.[0];

/** Two who sign up with one address at the very same moment have no salt in common. More than a few never do. */
const MAX_SALTS = 3;

/** @param cost for tests, which hash a lot; nothing outside the code can lower it */
export function createPasswords(cost = COST): Passwords {
  const queue = createQueue(QUEUE_OPTIONS);
  // Made by the same machine with the same cost. Nobody knows a password for it.
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
