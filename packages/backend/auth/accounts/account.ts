import type { Transaction } from "../../database/engine.ts";

/** A row of `auth.users`, with the columns that are used. Times are ISO 8601 text. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string | null;
  readonly confirmedAt: string | null;
  readonly confirmationSentAt: string | null;
  readonly recoverySentAt: string | null;
  /** The requested new address of this account, or empty. */
  readonly newEmail: string;
  readonly newEmailSentAt: string | null;
  readonly signedInAt: string | null;
  readonly isBanned: boolean;
  readonly appMetadata: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** In the format of GoTrue for clients, without its secret. */
export interface Factor {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly status: "unverified" | "verified";
  readonly friendly_name: string;
  readonly factor_type: "totp" | "recovery_code";
  readonly last_challenged_at: string | null;
}

/** Whether the account requires a second factor. */
export const isTwoFactor = ({ factors }: Pick<Account, "factors">) =>
  factors.some(({ status }) => status === "verified");

/** In the format of GoTrue for clients. */
interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Record<string, unknown>;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string;
}

const SELECT = `
select u.id, u.email, u.encrypted_password as "password", u.email_confirmed_at as "confirmedAt",
  u.confirmation_sent_at as "confirmationSentAt", u.recovery_sent_at as "recoverySentAt",
  coalesce(u.email_change, '') as "newEmail", u.email_change_sent_at as "newEmailSentAt",
  u.last_sign_in_at as "signedInAt",
  coalesce(u.banned_until > $2::timestamptz, false) as "isBanned",
  coalesce(u.raw_app_meta_data, '{}') as "appMetadata",
  coalesce(u.raw_user_meta_data, '{}') as "metadata",
  (select coalesce(json_agg(json_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
      'identity_data', i.identity_data, 'provider', i.provider,
      'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
      'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]')
   from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(json_agg(json_build_object(
      'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
      'friendly_name', coalesce(f.friendly_name, ''), 'factor_type', f.factor_type,
      'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id), '[]')
   from auth.mfa_factors f where f.user_id = u.id) as factors,
  u.created_at as "createdAt", u.updated_at as "updatedAt"
from auth.users u`;

/** `lock` prevents other transactions from changing the account until this one ends. */
export interface LookupOptions {
  readonly now: number;
  readonly lock?: boolean;
}

export async function accountById(tx: Transaction, id: string, { now, lock }: LookupOptions) {
  const text = `${SELECT} where u.id = $1::uuid ${lock ? "for update of u" : ""}`;
  const [account] = await tx.query<Account>(text, [id, new Date(now)]);
  return account;
}

/** @param email in lower case */
export async function accountByEmail(tx: Transaction, email: string, { now, lock }: LookupOptions) {
  const text = `${SELECT} where lower(u.email) = $1 ${lock ? "for update of u" : ""}`;
  const [account] = await tx.query<Account>(text, [email, new Date(now)]);
  return account;
}

export interface NewAccount {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const DEFAULT_APP_METADATA = { provider: "email", providers: ["email"] };

const identityData = ({ id, email }: Pick<NewAccount, "id" | "email">, isVerified: boolean) => ({
  email,
  email_verified: isVerified,
  phone_verified: false,
  sub: id,
});

export async function insertAccount(tx: Transaction, account: NewAccount): Promise<void> {
  const { id, identityId, email, password, metadata } = account;
  const createdAt = new Date(account.createdAt);
  await tx.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       confirmation_sent_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated',
       $2, $3, $6::timestamptz, $4::jsonb, $5::jsonb, $6::timestamptz, $6::timestamptz)`,
    [id, email, password, DEFAULT_APP_METADATA, metadata, createdAt],
  );
  await tx.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider,
       created_at, updated_at)
     values ($1::uuid, $2::uuid::text, $2::uuid, $3::jsonb, 'email', $4::timestamptz, $4::timestamptz)`,
    [identityId, id, identityData(account, false), createdAt],
  );
}

/** Prolongs the wait for the confirmation of an address by another day. */
export async function noteConfirmationSent(
  tx: Transaction,
  id: string,
  now: number,
): Promise<void> {
  await tx.query(
    "update auth.users set confirmation_sent_at = $2::timestamptz where id = $1::uuid",
    [id, new Date(now)],
  );
}

/** Marks the address as confirmed, and changes the account to it when it is a different one. */
export async function confirmEmail(
  tx: Transaction,
  account: Pick<Account, "id">,
  email: string,
  now: number,
): Promise<void> {
  const values = [account.id, email, new Date(now)];
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
       email_confirmed_at = coalesce(email_confirmed_at, $3::timestamptz), updated_at = $3::timestamptz
     where id = $1::uuid`,
    values,
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3::timestamptz
     where user_id = $1::uuid and provider = 'email'`,
    [account.id, identityData({ id: account.id, email }, true), new Date(now)],
  );
}

/** The account in GoTrue's format for its owner. Fields without a value are left out, as there. */
export function userJson(account: Omit<Account, "password" | "isBanned">) {
  return {
    id: account.id,
    aud: "authenticated",
    role: "authenticated",
    email: account.email,
    ...present("email_confirmed_at", account.confirmedAt),
    phone: "",
    ...present("confirmation_sent_at", account.confirmationSentAt),
    ...present("confirmed_at", account.confirmedAt),
    ...present("recovery_sent_at", account.recoverySentAt),
    ...present("new_email", account.newEmail),
    ...present("email_change_sent_at", account.newEmail && account.newEmailSentAt),
    ...present("last_sign_in_at", account.signedInAt),
    app_metadata: account.appMetadata,
    user_metadata: account.metadata,
    identities: account.identities,
    // GoTrue omits an empty list.
    ...(account.factors.length > 0 ? { factors: account.factors } : {}),
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    is_anonymous: false,
  };
}

const present = (name: string, value: string | null) => (value ? { [name]: value } : {});

/** The answer to a sign-up. It depends on the request alone, so it is the same for every address. */
export function newUserJson(account: Omit<NewAccount, "password">) {
  const { id, identityId, email, metadata } = account;
  const moment = new Date(account.createdAt).toISOString();
  return userJson({
    id,
    email,
    confirmedAt: null,
    confirmationSentAt: moment,
    recoverySentAt: null,
    newEmail: "",
    newEmailSentAt: null,
    signedInAt: null,
    appMetadata: DEFAULT_APP_METADATA,
    metadata,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: identityData(account, false),
        provider: "email",
        last_sign_in_at: null,
        created_at: moment,
        updated_at: moment,
        email,
      },
    ],
    factors: [],
    createdAt: moment,
    updatedAt: moment,
  });
}
