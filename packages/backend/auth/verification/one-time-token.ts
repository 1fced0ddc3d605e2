import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "../../database/engine.ts";

/** Milliseconds for which a mail link works. The mails say "une heure", which is hosted Supabase's default. */
const LINK_TTL_MS = 3_600_000;

/** The names of the enum in the database. */
export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current";

export interface UsedToken {
  readonly userId: string;
  readonly type: TokenType;
  /** The address that the link was sent to, and which it therefore proves. */
  readonly address: string;
}

/** Only the digest is stored, so that reading the table gives access to no link. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

/** Creates a link for this account, of 256 random bits. Older ones stay valid, because a stranger may have requested this one. */
export async function issueToken(
  tx: Transaction,
  userId: string,
  type: TokenType,
  address: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3::auth.one_time_token_type, $4, $5, $6::timestamptz, $6::timestamptz)`,
    [randomUUID(), userId, type, digest(token), address, new Date(now)],
  );
  return token;
}

/** @returns undefined for a token that is unknown, used, of another type, or expired */
export async function findToken(
  tx: Transaction,
  token: string,
  types: readonly TokenType[],
  now: number,
): Promise<UsedToken | undefined> {
  const [found] = await tx.query<UsedToken>(
    `select user_id as "userId", token_type::text as type, relates_to as address
     from auth.one_time_tokens
     where token_hash = $1 and token_type::text = any($2::text[]) and created_at > $3::timestamptz`,
    [digest(token), types, new Date(now - LINK_TTL_MS)],
  );
  return found;
}

/**
 * Uses up the token, and the others that prove the same. Of two simultaneous requests only one succeeds.
 * @returns undefined for a token that is unknown, used, of another type, or expired
 */
export async function consumeToken(
  tx: Transaction,
  token: string,
  types: readonly TokenType[],
  now: number,
): Promise<UsedToken | undefined> {
  const [used] = await tx.query<UsedToken & { isGood: boolean }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type::text = any($2::text[])
     returning user_id as "userId", token_type::text as type, relates_to as address,
       created_at > $3::timestamptz as "isGood"`,
    [digest(token), types, new Date(now - LINK_TTL_MS)],
  );
  if (!used?.isGood) return undefined;
  await deleteTokens(tx, used.userId, used.type);
  return used;
}

/** Whether the account has an open link of this type. */
export async function hasOpenToken(
  tx: Transaction,
  userId: string,
  type: TokenType,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from auth.one_time_tokens
     where user_id = $1::uuid and token_type::text = $2 and created_at > $3::timestamptz`,
    [userId, type, new Date(now - LINK_TTL_MS)],
  );
  return rows.length > 0;
}

/** Invalidates every link of the account, or every one of a type. */
export async function deleteTokens(
  tx: Transaction,
  userId: string,
  type?: TokenType,
): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1::uuid and ($2::text is null or token_type::text = $2)`,
    [userId, type ?? null],
  );
}

/** The key by which attempts at a link are counted. */
export const linkAttemptKey = digest;
