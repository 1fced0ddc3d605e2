import { isTooLong } from "./fields.ts";
import { compare, hash } from "./hashing.ts";
import { createQueue } from "./queue.ts";

/** Rounds are 2 to this power: about 60 ms on one core. Hosted Supabase uses the same. */
const COST = 10;

/**
 * Passwords looked at, at the same moment and waiting: 20 that wait are served within a second. Where the processor is
 * taken they stand behind everybody else (decision 0049), and nobody looks at a spinning wheel for longer than this.
 */
const QUEUE = { atOnce: 2, waiting: 20, patience: 5000 };

export interface Passwords {
  /**
   * To be asked before an attempt is counted: one that nobody had time for is none.
   * @throws {Refusal} `overloaded`, as `hash` and `matches`, where it would take too long
   */
  requireRoom(): void;
  hash(password: string): Promise<string>;
  /**
   * Whether this is the password of that hash. Without a hash it takes as long and says no, so that
   * an unknown account cannot be told from a wrong password by a watch.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** @param cost for tests, which hash a lot; nothing outside the code can lower it */
export function createPasswords(cost = COST): Passwords {
  const queue = createQueue(QUEUE);
  // Made by the same machine with the same cost. Nobody knows a password for it.
  const nobody = hash(crypto.randomUUID(), cost);

  return {
    requireRoom: queue.requireRoom,
    hash: (password) => queue.run(() => hash(password, cost)),
    async matches(password, kept) {
      const known = kept && !isTooLong(password) ? kept : undefined;
      const matches = await queue.run(async () => compare(password, known ?? (await nobody)));
      return matches && known !== undefined;
    },
  };
}
