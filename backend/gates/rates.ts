import { createHmac } from "node:crypto";
import type { Engine, Transaction } from "../database/engine.ts";

/** At most so many attempts within any so many minutes. */
export interface Rate {
  readonly attempts: number;
  readonly minutes: number;
}

export const RATES = {
  /** For each account, by its address in small letters, whether it exists or not. */
  "sign-in": { attempts: 5, minutes: 15 },
  "sign-in-from": { attempts: 30, minutes: 5 },
  /** While the captcha's provider is down, when nothing else slows a guesser. */
  "unproved-sign-in": { attempts: 2, minutes: 15 },
  "unproved-sign-in-from": { attempts: 5, minutes: 5 },
  "sign-up-from": { attempts: 3, minutes: 60 },
  /** For each address that would be written to, whatever for. */
  "mail-to": { attempts: 3, minutes: 60 },
  /** Of these three, one is kept for choosing a new password: nobody can use up another's way in. */
  "confirmation-to": { attempts: 2, minutes: 60 },
  "mail-from": { attempts: 30, minutes: 5 },
  /** For each account: guesses at the current password by whoever holds a session. */
  reauthentication: { attempts: 5, minutes: 15 },
  /** For each account: codes of an authenticator, of which there are only a million. */
  "second-proof": { attempts: 5, minutes: 15 },
  "verify-from": { attempts: 30, minutes: 5 },
  "refresh-from": { attempts: 150, minutes: 5 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** Names ending in `-from` count by network. */
export interface Attempt {
  readonly rate: RateName;
  readonly who: string;
}

export interface Rates {
  /**
   * Counts one attempt for each, or none at all when one of them is used up: waiting always helps.
   * @returns whole seconds to wait; 0 when the attempt may be made
   */
  attempt(attempts: readonly Attempt[]): Promise<number>;
  /** The owner proved who they are: earlier attempts count no more. */
  forget(tx: Transaction, attempt: Attempt): Promise<void>;
}

export interface RatesOptions {
  readonly engine: Engine;
  /** Known to every copy of the server and to nobody else. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Rows thrown away with each attempt: more than one makes, so that they never pile up. */
const MOST_THROWN_AWAY = 100;

/** Attempts are counted in the database, where neither a restart nor a second process forgets them. */
export function createRates({ engine, secret, now }: RatesOptions): Rates {
  const digestKey = createHmac("sha256", secret).update("attempts").digest();
  const keyOf = ({ rate, who }: Attempt) =>
    createHmac("sha256", digestKey).update(`${rate} ${who}`).digest("base64url");

  async function countIn(tx: Transaction, attempts: readonly Attempt[]): Promise<number> {
    const moment = now();
    await throwAwayOld(tx, moment);
    const counters = attempts
      .map((attempt) => ({ ...RATES[attempt.rate], key: keyOf(attempt) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    // Guesses at the same moment wait here for each other, in one order for all.
    for (const { key } of counters) {
      await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
    }
    const waits: number[] = [];
    for (const counter of counters) waits.push(await secondsUntilFree(tx, counter, moment));
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const { key, minutes } of counters) {
      await tx.query(
        `insert into backend.attempts (key, made_at, ends_at)
         values ($1, $2::timestamptz, $3::timestamptz)`,
        [key, new Date(moment), new Date(moment + minutes * 60_000)],
      );
    }
    return 0;
  }

  return {
    attempt: (attempts) => engine.transaction((tx) => countIn(tx, attempts)),
    async forget(tx, attempt) {
      await tx.query("delete from backend.attempts where key = $1", [keyOf(attempt)]);
    },
  };
}

/** Moments ahead of now do not count: a clock set back must not lock anybody out for longer. */
async function secondsUntilFree(
  tx: Transaction,
  { key, attempts }: Rate & { readonly key: string },
  moment: number,
): Promise<number> {
  const [row] = await tx.query<{ milliseconds: number }>(
    `select (extract(epoch from ends_at - $2::timestamptz) * 1000)::float8 as milliseconds
     from backend.attempts
     where key = $1 and made_at <= $2::timestamptz and ends_at > $2::timestamptz
     order by made_at desc offset $3::int limit 1`,
    [key, new Date(moment), attempts - 1],
  );
  return row ? Math.ceil(row.milliseconds / 1000) : 0;
}

/** Those that another transaction is at already are left to it. */
async function throwAwayOld(tx: Transaction, moment: number): Promise<void> {
  await tx.query(
    `delete from backend.attempts where id in (
       select id from backend.attempts where ends_at <= $1::timestamptz
       limit $2::int for update skip locked)`,
    [new Date(moment), MOST_THROWN_AWAY],
  );
}
