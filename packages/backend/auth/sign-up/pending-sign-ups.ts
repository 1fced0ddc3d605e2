import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "../../database/engine.ts";
import { type Account, confirmEmail, insertAccount } from "../accounts/account.ts";

/** A sign-up with an unconfirmed address. */
export interface PendingSignUp {
  readonly id: string;
  /** A hash. */
  readonly password: string;
  readonly metadata: Record<string, unknown>;
}

/** How a client proves that it is the one that signed up. */
export interface SignUpOrigin {
  readonly device: string;
  readonly verifier: string | undefined;
}

/** Milliseconds after which a sign-up is deleted although its address is still unconfirmed: a week. */
const RETENTION_MS = 7 * 86_400_000;

const BATCH_SIZE = 200;

export async function insertSignUp(
  tx: Transaction,
  holderId: string,
  signUp: PendingSignUp & {
    readonly device: string;
    readonly challenge: string | undefined;
    readonly createdAt: number;
  },
): Promise<void> {
  const { id, password, metadata, device, challenge, createdAt } = signUp;
  await tx.query(
    `insert into backend.sign_ups (id, user_id, password, metadata, device, challenge, created_at)
     values ($1::uuid, $2::uuid, $3, $4::jsonb, $5, $6, $7::timestamptz)`,
    [id, holderId, password, metadata, device, challenge ?? null, new Date(createdAt)],
  );
}

/** The hashes of the passwords chosen in all sign-ups with an unconfirmed address. */
export async function pendingPasswords(
  tx: Transaction,
  holder: Pick<Account, "id" | "password">,
): Promise<string[]> {
  const rows = await tx.query<{ password: string }>(
    "select distinct password from backend.sign_ups where user_id = $1::uuid",
    [holder.id],
  );
  return [...rows.map(({ password }) => password), holder.password ?? ""];
}

/**
 * The sign-up made in the browser of this request. Undefined where several passwords were chosen there, because then the
 * browser alone does not identify the person.
 */
export async function findSignUpByOrigin(
  tx: Transaction,
  holderId: string,
  { device, verifier }: SignUpOrigin,
): Promise<PendingSignUp | undefined> {
  const challenge = verifier && createHash("sha256").update(verifier).digest("base64url");
  const rows = await tx.query<PendingSignUp>(
    `select distinct on (password) id, password, metadata from backend.sign_ups
     where user_id = $1::uuid and (device = $2 or challenge = $3)
     order by password, created_at desc`,
    [holderId, device, challenge ?? null],
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** The newest with exactly this hash; the account itself where it was created without a sign-up. */
export async function findSignUpByHash(
  tx: Transaction,
  holder: Account,
  hash: string,
): Promise<PendingSignUp | undefined> {
  const [signUp] = await tx.query<PendingSignUp>(
    `select id, password, metadata from backend.sign_ups
     where user_id = $1::uuid and password = $2 order by created_at desc, id limit 1`,
    [holder.id, hash],
  );
  if (signUp || holder.password !== hash) return signUp;
  return { id: holder.id, password: hash, metadata: holder.metadata };
}

/**
 * Confirms the address for this sign-up, which becomes the account. The other sign-ups, their links, and the data of the
 * sign-up that created the account are deleted.
 */
export async function promoteToAccount(
  tx: Transaction,
  holder: Account,
  signUp: PendingSignUp,
  now: number,
): Promise<void> {
  if (signUp.id !== holder.id) {
    await tx.query("delete from auth.users where id = $1::uuid", [holder.id]);
    await insertAccount(tx, {
      ...signUp,
      identityId: randomUUID(),
      email: holder.email,
      createdAt: now,
    });
  }
  await tx.query("delete from backend.sign_ups where user_id = $1::uuid", [holder.id]);
  await confirmEmail(tx, signUp, holder.email, now);
}

/** Bounded; the rest is deleted the next time. */
export async function deleteOldSignUps(tx: Transaction, now: number): Promise<void> {
  await tx.query(
    `delete from backend.sign_ups where id in (
       select id from backend.sign_ups where created_at < $1::timestamptz
       order by created_at limit $2::int for update skip locked)`,
    [new Date(now - RETENTION_MS), BATCH_SIZE],
  );
}
