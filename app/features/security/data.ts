import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { knownMoment } from "#domain/stored-values.ts";

/** A device that is signed in. Where it is, nobody knows: no address is kept. */
export interface DeviceSession {
  readonly id: string;
  readonly startedAt: Instant;
  readonly lastUsedAt: Instant;
  readonly userAgent: string;
  readonly isThis: boolean;
}

/** The latest used first. */
export async function listSessions(db: Db): Promise<DeviceSession[]> {
  const rows = orThrow(await db.rpc("list_sessions"));
  // The generated types let any column of a function be null.
  return rows.flatMap(({ id, started_at, last_used_at, user_agent, is_this }) =>
    // One that is not shown could not be ended.
    id
      ? {
          id,
          startedAt: knownMoment(started_at),
          lastUsedAt: knownMoment(last_used_at),
          userAgent: user_agent ?? "",
          isThis: is_this === true,
        }
      : [],
  );
}

/** A session that has ended already stays ended. */
export async function endSession(db: Db, id: string): Promise<void> {
  orThrow(await db.rpc("end_session", { session: id }));
}

export async function endOtherSessions(db: Db): Promise<void> {
  const { error } = await db.auth.signOut({ scope: "others" });
  if (error) throw new AppError("unexpected", { cause: error });
}

/** What an account asks for besides its password. */
export interface TwoSteps {
  /** The authenticator in use; null while the password alone opens the account. */
  readonly factorId: string | null;
  /** Codes on paper not used yet; null where none were made. */
  readonly codesLeft: number | null;
}

export async function readTwoSteps(db: Db): Promise<TwoSteps> {
  const { totp, recovery_code } = orThrow(await db.auth.mfa.listFactors());
  const factorId = totp[0]?.id ?? null;
  if (recovery_code.length === 0) return { factorId, codesLeft: null };
  const { remaining } = orThrow(await db.auth.mfa.recoveryCodes.getStatus());
  return { factorId, codesLeft: remaining };
}

/** A secret that an authenticator app is to keep. */
export interface Enrolment {
  readonly factorId: string;
  /** An address of a picture, which holds the secret too. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Opens and asks for nothing until a code proves it. */
export async function beginTwoSteps(db: Db): Promise<Enrolment> {
  const { id, totp } = orThrow(
    await db.auth.mfa.enroll({ factorType: "totp", issuer: "Trousse", friendlyName: newName() }),
  );
  // The library puts the drawing into an address as it is, where a colour would end it.
  const drawing = totp.qr_code.slice(totp.qr_code.indexOf("<svg"));
  return {
    factorId: id,
    qrCode: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    secret: totp.secret,
  };
}

/**
 * The first code of the app: from now on the account asks for one. Answers the codes on paper, which nobody can read
 * again.
 */
export async function confirmTwoSteps(
  db: Db,
  { factorId, code }: { factorId: string; code: string },
): Promise<readonly string[]> {
  orThrow(await db.auth.mfa.challengeAndVerify({ factorId, code }));
  return orThrow(await db.auth.mfa.recoveryCodes.generate()).codes;
}

/** The old ones open nothing any more. */
export async function renewRecoveryCodes(db: Db): Promise<readonly string[]> {
  return orThrow(await db.auth.mfa.recoveryCodes.regenerate()).codes;
}

/** The codes on paper go with the authenticator. */
export async function endTwoSteps(db: Db, factorId: string): Promise<void> {
  orThrow(await db.auth.mfa.unenroll({ factorId }));
  // The level that the authenticator gave is gone; a fresh token says so.
  orThrow(await db.auth.refreshSession());
}

/** Two factors of one account may not have one name, also where the first was never proved. */
const newName = () => `Trousse ${new Date().toISOString()}`;
