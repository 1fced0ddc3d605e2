import { createHmac } from "node:crypto";
import type { Engine, Transaction } from "../../database/engine.ts";

/** At most so many attempts within so many minutes. */
export interface RateLimit {
  readonly attempts: number;
  readonly minutes: number;
}

export const RATE_LIMITS = {
  /** Wrong passwords per account in a browser that has opened it before, which strangers cannot use up. */
  "sign-in-device": { attempts: 5, minutes: 15 },
  /** From other browsers: per account and network, by the address in lower case, whether it exists or not. */
  "sign-in": { attempts: 5, minutes: 15 },
  /** The same from all networks together: 1,200 a day at most; the owner's own browser is not affected. */
  "sign-in-anywhere": { attempts: 50, minutes: 60 },
  "sign-in-from": { attempts: 30, minutes: 5 },
  /** While the captcha's provider is down, so that guessing stays slow. */
  "unproved-sign-in": { attempts: 2, minutes: 15 },
  "unproved-sign-in-from": { attempts: 5, minutes: 5 },
  /** Per browser, as specified, because a household, a school or a whole village may share a network. */
  "sign-up": { attempts: 3, minutes: 60 },
  "sign-up-from": { attempts: 60, minutes: 60 },
  /** Wrong passwords per mail link, which becomes invalid afterwards. */
  "link-password": { attempts: 5, minutes: 60 },
  /** Mails of any kind, per address. */
  "mail-to": { attempts: 3, minutes: 60 },
  /** One of these three is reserved for password recovery, so that others cannot prevent it. */
  "confirmation-to": { attempts: 2, minutes: 60 },
  "mail-from": { attempts: 30, minutes: 5 },
  /** Requests for a change of address, per account. */
  "email-change": { attempts: 3, minutes: 60 },
  /** Per account: wrong current passwords from an open session. */
  reauthentication: { attempts: 5, minutes: 15 },
  /** Per account: codes of an authenticator, of which there are only a million. */
  "second-proof": { attempts: 5, minutes: 15 },
  "verify-from": { attempts: 30, minutes: 5 },
  "refresh-from": { attempts: 150, minutes: 5 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Names ending in `-from` count by network. */
export interface Attempt {
  readonly rate: RateLimitName;
  readonly who: string;
}

export interface RateLimiter {
  /**
   * Counts one attempt for each limit, or none when one of them is used up, so that a refused attempt does not prolong the wait.
   * @returns whole seconds to wait; 0 when the attempt may be made
   */
  attempt(attempts: readonly Attempt[]): Promise<number>;
  /** Takes back the latest attempt of each limit, because it was not a guess. */
  undo(attempts: readonly Attempt[]): Promise<void>;
  /** Deletes earlier attempts, because the owner proved who they are. */
  reset(tx: Transaction, attempt: Attempt): Promise<void>;
}

export interface RateLimiterOptions {
  readonly engine: Engine;
  /** Shared by all copies of the server. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Old rows deleted with each attempt: more than one attempt adds, so that they never accumulate. */
const MAX_DELETED_ROWS = 100;

/** Attempts are counted in the database, so that a restart or a second process does not lose them. */
export function createRateLimiter({ engine, secret, now }: RateLimiterOptions): RateLimiter {
  const digestKey = createHmac("sha256", secret).update("attempts").digest();
  const keyOf = ({ rate, who }: Attempt) =>
    createHmac("sha256", digestKey).update(`${rate} ${who}`).digest("base64url");

  async function countIn(tx: Transaction, attempts: readonly Attempt[]): Promise<number> {
    const moment = new Date(now());
    const counters = attempts
      .map((attempt) => ({ ...RATE_LIMITS[attempt.rate], key: keyOf(attempt) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const keys = counters.map(({ key }) => key);
    // Simultaneous guesses wait here for each other, and lock in the same order to avoid deadlocks.
    await tx.query(
      "select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key",
      [keys],
    );
    const most = counters.map(({ attempts }) => attempts);
    const wait = await secondsUntilFree(tx, keys, most, moment);
    if (wait > 0) return wait;
    const minutes = counters.map(({ minutes }) => minutes);
    await tx.query(INSERT_ATTEMPTS, [keys, minutes, moment, MAX_DELETED_ROWS]);
    return 0;
  }

  return {
    attempt: (attempts) => engine.transaction((tx) => countIn(tx, attempts)),
    async undo(attempts) {
      await engine.transaction((tx) => tx.query(DELETE_LATEST, [attempts.map(keyOf)]));
    },
    async reset(tx, attempt) {
      await tx.query("delete from backend.attempts where key = $1", [keyOf(attempt)]);
    },
  };
}

/** Times in the future do not count: a clock set back must not prolong a lock. */
async function secondsUntilFree(
  tx: Transaction,
  keys: readonly string[],
  most: readonly number[],
  moment: Date,
): Promise<number> {
  const [row] = await tx.query<{ seconds: number }>(
    `select coalesce(max(ceil(extract(epoch from oldest.ends_at - $3::timestamptz))), 0)::int as seconds
     from unnest($1::text[], $2::int[]) counter (key, most), lateral (
       select ends_at from backend.attempts
       where key = counter.key and made_at <= $3::timestamptz and ends_at > $3::timestamptz
       order by made_at desc offset counter.most - 1 limit 1
     ) oldest`,
    [keys, most, moment],
  );
  return row?.seconds ?? 0;
}

const DELETE_LATEST = `
  delete from backend.attempts where id in (
    select distinct on (key) id from backend.attempts
    where key = any ($1::text[]) order by key, made_at desc, id desc)`;

/** Also deletes old rows, except those that another transaction has locked. */
const INSERT_ATTEMPTS = `
  with gone as (
    delete from backend.attempts where id in (
      select id from backend.attempts where ends_at <= $3::timestamptz
      limit $4::int for update skip locked)
  )
  insert into backend.attempts (key, made_at, ends_at)
  select key, $3::timestamptz, $3::timestamptz + minutes * interval '1 minute'
  from unnest($1::text[], $2::int[]) counter (key, minutes)`;
