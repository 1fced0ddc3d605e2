import { Refusal } from "../gates/refusal.ts";
import { isTooLong } from "./fields.ts";
import { compare, hash } from "./hashing.ts";

/** Rounds are 2 to this power: about 60 ms on one core. Hosted Supabase uses the same. */
const COST = 10;

/** Passwords looked at, at the same moment and waiting: 20 that wait are served within a second. */
const QUEUE = { atOnce: 2, waiting: 20 };
const RETRY_AFTER_SECONDS = 2;

export interface Passwords {
  /** @throws {Refusal} `busy`, as `matches` */
  hash(password: string): Promise<string>;
  /**
   * Whether this is the password of that hash. Without a hash it takes as long and says no, so that
   * an unknown account cannot be told from a wrong password by a watch.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** @param cost for tests, which hash a lot; nothing outside the code can lower it */
export function createPasswords(cost = COST): Passwords {
  const inTurn = createQueue(QUEUE.atOnce, QUEUE.waiting);
  // Made by the same machine with the same cost. Nobody knows a password for it.
  const nobody = hash(crypto.randomUUID(), cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, kept) {
      const known = kept && !isTooLong(password) ? kept : undefined;
      const matches = await inTurn(async () => compare(password, known ?? (await nobody)));
      return matches && known !== undefined;
    },
  };
}

/** Runs at most `atOnce` at the same time, lets `waiting` more wait in order, and refuses the rest. */
export function createQueue(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal("busy", RETRY_AFTER_SECONDS);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line; only when nobody waits is there one less.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
