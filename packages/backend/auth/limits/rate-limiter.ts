import { createHmac } from "node:crypto";
import type { Engine, Transaction } from "../../database/engine.ts";

/** At most so many attempts within any so many minutes. */
export interface RateLimit {
  readonly attempts: number;
  readonly minutes: number;
}

export const RATE_LIMITS = {
  /** Wrong passwords for each account in a browser that has opened it before. Nobody else can use them up. */
  "sign-in-device": { attempts: 5, minutes: 15 },
  /** From other browsers: for each account and network, by the address in small letters, whether it exists or not. */
  "sign-in": { attempts: 5, minutes: 15 },
  /** The same from all networks together: 1,200 a day at most, and an owner's own browser is not held up by them. */
  "sign-in-anywhere": { attempts: 50, minutes: 60 },
  "sign-in-from": { attempts: 30, minutes: 5 },
  /** While the captcha's provider is down, when nothing else slows a guesser. */
  "unproved-sign-in": { attempts: 2, minutes: 15 },
  "unproved-sign-in-from": { attempts: 5, minutes: 5 },
  /** For each browser, as the specification has it; a household, a school or a whole village share a network. */
  "sign-up": { attempts: 3, minutes: 60 },
  "sign-up-from": { attempts: 60, minutes: 60 },
  /** Wrong passwords for each link of a mail, which is dead afterwards. */
  "link-password": { attempts: 5, minutes: 60 },
  /** For each address that would be written to, whatever for. */
  "mail-to": { attempts: 3, minutes: 60 },
  /** Of these three, one is kept for choosing a new password: nobody can use up another's way in. */
  "confirmation-to": { attempts: 2, minutes: 60 },
  "mail-from": { attempts: 30, minutes: 5 },
  /** For each account that asks for another address. */
  "email-change": { attempts: 3, minutes: 60 },
  /** For each account: guesses at the current password by whoever holds a session. */
  reauthentication: { attempts: 5, minutes: 15 },
  /** For each account: codes of an authenticator, of which there are only a million. */
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
   * Counts one attempt for each, or none at all when one of them is used up: waiting always helps.
   * @returns whole seconds to wait; 0 when the attempt may be made
   */
  attempt(attempts: readonly Attempt[]): Promise<number>;
  /** What was counted was no guess: the latest attempt of each counts no more. */
  undo(attempts: readonly Attempt[]): Promise<void>;
  /** The owner proved who they are: earlier attempts count no more. */
  reset(tx: Transaction, attempt: Attempt): Promise<void>;
}

export interface RateLimiterOptions {
  readonly engine: Engine;
  /** Known to every copy of the server and to nobody else. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Rows thrown away with each attempt: more than one makes, so that they never pile up. */
const MAX_DELETED_ROWS = 100;

/** Attempts are counted in the database, where neither a restart nor a second process forgets them. */
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
    // Guesses at the same moment wait here for each other, in one order for all.
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

/** Moments ahead of now do not count: a clock set back must not lock anybody out for longer. */
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

/** Throws old ones away, too; those that another transaction is at already are left to it. */
const INSERT_ATTEMPTS = `
  with gone as (
    delete from backend.attempts where id in (
      select id from backend.attempts where ends_at <= $3::timestamptz
      limit $4::int for update skip locked)
  )
  insert into backend.attempts (key, made_at, ends_at)
  select key, $3::timestamptz, $3::timestamptz + minutes * interval '1 minute'
  from unnest($1::text[], $2::int[]) counter (key, minutes)`;
