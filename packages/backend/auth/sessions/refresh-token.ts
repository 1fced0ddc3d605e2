import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Transaction } from "../../database/engine.ts";

/** Milliseconds in which a token just used still returns the same successor, because tabs refresh at the same time. */
const REUSE_INTERVAL_MS = 10_000;

/** Milliseconds for which used tokens are stored to detect theft. Afterwards they are unknown. */
const USED_TOKEN_RETENTION_MS = 86_400_000;

/** Longest chain followed within the reuse interval, and how many successors of one token may get lost. */
const MAX_STEPS = 10;

/** Only the digest is stored, so that reading the table gives access to no session. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

export interface RefreshTokens {
  issue(tx: Transaction, session: TokenSession): Promise<string>;
  /** The session of a token, whether the token is still valid or not. */
  sessionOf(tx: Transaction, token: string): Promise<string | undefined>;
  /**
   * Exchanges a token for its successor. The caller must have locked the session's row.
   * @returns undefined for a token used before, where its successor was used too or took the place of another one: two
   * clients use the session, so it must end
   */
  rotate(tx: Transaction, session: TokenSession, token: string): Promise<string | undefined>;
}

interface TokenSession {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A successor is computed from its predecessor and a secret. So tabs that send the same token within the reuse interval get
 * the same successor, although the database stores only digests.
 *
 * A reply gets lost on a phone whose network goes: the token that it still has was used, and its successor never was. As in
 * GoTrue, that token is good after the interval too. GoTrue then returns the successor that got lost, so a thief who stays
 * one step behind is never noticed. Here another successor takes its place: where somebody has the lost one all the same,
 * using it ends the session.
 */
export function createRefreshTokens(jwtSecret: string): RefreshTokens {
  const key = createHmac("sha256", jwtSecret).update("refresh tokens").digest();
  /** @param lost how many successors of the token got lost before */
  const successorOf = (token: string, lost = 0) =>
    createHmac("sha256", key)
      .update(lost === 0 ? token : `${token} ${lost}`)
      .digest("base64url");

  async function insert(tx: Transaction, session: TokenSession, token: string, parent?: string) {
    await tx.query(
      `insert into auth.refresh_tokens (token, user_id, revoked, parent, session_id, created_at, updated_at)
       values ($1, $2, false, $3, $4::uuid, $5::timestamptz, $5::timestamptz)`,
      [
        digest(token),
        session.userId,
        parent === undefined ? null : digest(parent),
        session.id,
        new Date(session.now),
      ],
    );
  }

  async function find(tx: Transaction, token: string, now: number) {
    const [found] = await tx.query<{ isUsed: boolean; isRecent: boolean }>(
      `select revoked as "isUsed", updated_at > $2::timestamptz as "isRecent"
       from auth.refresh_tokens where token = $1`,
      [digest(token), new Date(now - REUSE_INTERVAL_MS)],
    );
    return found;
  }

  /** The newest descendant of a token that was just used. */
  async function newest(tx: Transaction, token: string, now: number) {
    let candidate = token;
    for (let step = 0; step < MAX_STEPS; step++) {
      candidate = successorOf(candidate);
      const found = await find(tx, candidate, now);
      if (!found) return undefined;
      if (!found.isUsed) return candidate;
    }
    return undefined;
  }

  async function markUsed(tx: Transaction, token: string, now: number) {
    await tx.query(
      "update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where token = $1",
      [digest(token), new Date(now)],
    );
  }

  /** Another successor of a token, whose last one was never used; undefined where it was. */
  async function replaceLost(tx: Transaction, session: TokenSession, token: string) {
    let last:
      | { readonly token: string; readonly isUsed: boolean; readonly isRecent: boolean }
      | undefined;
    for (let lost = 0; lost < MAX_STEPS; lost++) {
      const candidate = successorOf(token, lost);
      const found = await find(tx, candidate, session.now);
      if (found) {
        last = { token: candidate, ...found };
        continue;
      }
      if (!last || last.isUsed) return undefined;
      if (last.isRecent) return last.token;
      await markUsed(tx, last.token, session.now);
      await insert(tx, session, candidate, token);
      return candidate;
    }
    return undefined;
  }

  return {
    async issue(tx, session) {
      const token = randomBytes(32).toString("base64url");
      await insert(tx, session, token);
      return token;
    },

    async sessionOf(tx, token) {
      const [row] = await tx.query<{ id: string }>(
        "select session_id as id from auth.refresh_tokens where token = $1",
        [digest(token)],
      );
      return row?.id;
    },

    async rotate(tx, session, token) {
      const found = await find(tx, token, session.now);
      if (!found) return undefined;
      if (found.isUsed) {
        return found.isRecent ? newest(tx, token, session.now) : replaceLost(tx, session, token);
      }
      await markUsed(tx, token, session.now);
      await tx.query(
        `delete from auth.refresh_tokens
         where session_id = $1::uuid and revoked and updated_at < $2::timestamptz`,
        [session.id, new Date(session.now - USED_TOKEN_RETENTION_MS)],
      );
      const successor = successorOf(token);
      await insert(tx, session, successor, token);
      return successor;
    },
  };
}
