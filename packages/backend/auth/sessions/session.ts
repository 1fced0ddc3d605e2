import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/engine.ts";
import { ACCESS_TOKEN_SECONDS, type Bearer } from "../../identity/bearer.ts";
import { type Account, userJson } from "../accounts/account.ts";
import type { RefreshTokens } from "./refresh-token.ts";

/** Milliseconds after which a session expires and the password is needed again: 30 days. */
const SESSION_TTL_MS = 30 * 86_400_000;

/** The method of authentication, with GoTrue's names. */
export type Method = "password" | "otp" | "recovery";

/** The method of a later authentication. */
export type SecondFactorMethod = "totp" | "mfa/recovery_code";

/** The assurance level: `aal2` with a second factor. */
export type AssuranceLevel = "aal1" | "aal2";

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly method: Method;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly assurance: AssuranceLevel;
  /** When the session was last refreshed, or began; ISO 8601. */
  readonly seenAt: string;
  /** The later authentications, the newest first. */
  readonly secondProofs: readonly { readonly method: SecondFactorMethod; readonly at: string }[];
}

export interface OpenedSession {
  readonly session: Session;
  readonly refreshToken: string;
}

export interface NewSession {
  readonly userId: string;
  readonly method: Method;
  readonly userAgent: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Starts a session. Its method is stored in `tag`, which Supabase leaves to the project. */
export async function openSession(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  { userId, method, userAgent, now }: NewSession,
): Promise<OpenedSession> {
  const id = randomUUID();
  const moment = new Date(now);
  await tx.query(
    `with ended as (
       delete from auth.sessions where user_id = $2::uuid and not_after <= $3::timestamptz
     ), opened as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent, tag)
       values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, 'aal1', $4::timestamptz, $5, $6)
     )
     update auth.users set last_sign_in_at = $3::timestamptz where id = $2::uuid`,
    [id, userId, moment, new Date(now + SESSION_TTL_MS), userAgent?.slice(0, 200) ?? null, method],
  );
  return {
    session: {
      id,
      userId,
      method,
      startedAt: moment.toISOString(),
      seenAt: moment.toISOString(),
      assurance: "aal1",
      secondProofs: [],
    },
    refreshToken: await refreshTokens.issue(tx, { id, userId, now }),
  };
}

/** The session's row, locked, so that its tokens are exchanged one after the other. */
export async function lockSession(
  tx: Transaction,
  id: string,
  now: number,
): Promise<(Session & { isOver: boolean }) | undefined> {
  const [session] = await tx.query<Session & { isOver: boolean }>(
    `select s.id, s.user_id as "userId", coalesce(s.tag, 'password') as method,
       s.created_at as "startedAt",
       coalesce(s.refreshed_at at time zone 'utc', s.created_at) as "seenAt", coalesce(s.aal, 'aal1')::text as assurance,
       (select coalesce(json_agg(json_build_object('method', c.authentication_method,
           'at', c.updated_at) order by c.updated_at desc), '[]')
        from auth.mfa_amr_claims c where c.session_id = s.id) as "secondProofs",
       coalesce(s.not_after <= $2::timestamptz, false) as "isOver"
     from auth.sessions s where s.id = $1::uuid for update`,
    [id, new Date(now)],
  );
  return session;
}

/**
 * Raises a session after a second factor. Other sessions of the account without one end, as in GoTrue: each must prove it,
 * too.
 * @returns the new tokens
 */
export async function raiseAssurance(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  { id, userId }: Pick<Session, "id" | "userId">,
  proof: { readonly factorId: string; readonly method: SecondFactorMethod; readonly now: number },
): Promise<OpenedSession | undefined> {
  const moment = new Date(proof.now);
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), id, moment, proof.method],
  );
  await tx.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, proof.factorId, moment],
  );
  await tx.query(
    `delete from auth.sessions
     where user_id = $1::uuid and id <> $2::uuid and aal is distinct from 'aal2'`,
    [userId, id],
  );
  const session = await lockSession(tx, id, proof.now);
  if (!session) return undefined;
  return { session, refreshToken: await refreshTokens.issue(tx, { id, userId, now: proof.now }) };
}

/** Ends all sessions of an account, all but one, or only one, with their refresh tokens. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  which: { readonly only?: string; readonly but?: string } = {},
): Promise<void> {
  await tx.query(
    `delete from auth.sessions where user_id = $1::uuid
       and ($2::uuid is null or id = $2::uuid) and ($3::uuid is null or id <> $3::uuid)`,
    [userId, which.only ?? null, which.but ?? null],
  );
}

/** GoTrue's answer to a successful authentication. */
export async function sessionAnswer(
  bearer: Bearer,
  account: Account,
  { session, refreshToken }: OpenedSession,
): Promise<Response> {
  const { token, expiresAt } = await bearer.sign({
    sub: account.id,
    session_id: session.id,
    email: account.email,
    app_metadata: account.appMetadata,
    user_metadata: account.metadata,
    aal: session.assurance,
    amr: [
      ...session.secondProofs.map(({ method, at }) => ({ method, timestamp: secondsOf(at) })),
      { method: session.method, timestamp: secondsOf(session.startedAt) },
    ],
  });
  return Response.json({
    access_token: token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(account),
  });
}

/** Seconds since 1970. */
const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
