import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { API_ROLES, UNPRIVILEGED_ROLE } from "../api-roles.ts";
import type { Transaction } from "../engine.ts";
import { SetupError } from "../setup-error.ts";
import { SHORT_LOCK_TIMEOUT } from "./retry-on-lock-conflict.ts";

/** In this order, after the roles. */
const SCRIPTS = [
  "schemas",
  "auth-tables",
  "auth-factors",
  "auth-devices",
  "auth-functions",
  "storage",
  "realtime",
  "realtime-notifications",
];

/** Any constant number: processes of the server wait for each other on it. */
const BOOTSTRAP_LOCK = 7_305_180_001n;

/**
 * Creates what the backend needs in a database, where it is missing: the roles of the API, the tables of accounts, the
 * functions of policies, our own tables. Safe at every start, and when several processes start at once. Where the same
 * scripts have run already, only the roles are checked: a restart must not lock tables that other processes use. A
 * project of Supabase is not changed.
 *
 * The user of the database needs to own it, and to have CREATEROLE unless somebody else makes the
 * roles; superuser is not needed.
 *
 * @throws SetupError when the database is too old, or a right is missing that an administrator can give.
 */
export async function bootstrap(tx: Transaction): Promise<void> {
  await requireVersion(tx);
  // Another process may hold the lock for longer than a request may take.
  await tx.script("set local statement_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)::text", [BOOTSTRAP_LOCK]);
  await tx.script(SHORT_LOCK_TIMEOUT);
  await tx.script(await read("roles"));
  await requireRoles(tx);
  if (await isSupabase(tx)) return;
  await requireOwnership(tx);
  const scripts = await Promise.all(SCRIPTS.map(read));
  const fingerprint = createHash("sha256").update(scripts.join("\n")).digest("hex");
  if ((await lastFingerprint(tx)) === fingerprint) return;
  for (const script of scripts) await tx.script(script);
  await tx.query(
    "insert into backend.prepared (fingerprint) values ($1) on conflict (is_only) do update set fingerprint = excluded.fingerprint",
    [fingerprint],
  );
}

/** Whether the accounts belong to Supabase's own auth server: then neither they nor their tables may be changed. */
export async function isSupabase(tx: Transaction): Promise<boolean> {
  const owned = await tx.query(
    `select from pg_class
     where oid = to_regclass('auth.users') and not pg_has_role(session_user, relowner, 'USAGE')`,
  );
  return owned.length > 0;
}

const read = (name: string) => readFile(new URL(`bootstrap/${name}.sql`, import.meta.url), "utf8");

/** The digest of the scripts that ran last; undefined in a new database. */
async function lastFingerprint(tx: Transaction): Promise<string | undefined> {
  const there = await tx.query("select where to_regclass('backend.prepared') is not null");
  if (there.length === 0) return undefined;
  const [row] = await tx.query<{ fingerprint: string }>("select fingerprint from backend.prepared");
  return row?.fingerprint;
}

/**
 * Whether the role `service_role` bypasses row-level security. It does not where neither the database user nor an
 * administrator could grant it that right.
 */
export async function serviceRoleBypasses(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ bypasses: boolean }>(
    "select rolbypassrls as bypasses from pg_roles where rolname = 'service_role'",
  );
  return row?.bypasses ?? false;
}

/** Roles belong to the whole server: the owner of another database may have created them. */
async function requireRoles(tx: Transaction): Promise<void> {
  const wanted = await tx.query<{ name: string; exists: boolean; mine: boolean; me: string }>(
    `select name, r.oid is not null as exists, quote_ident(session_user) as me,
       coalesce(pg_has_role(session_user, r.oid,
         case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end), false) as mine
     from unnest($1::text[]) with ordinality as w (name, place)
       left join pg_roles r on r.rolname = name
     order by place`,
    [[...API_ROLES, UNPRIVILEGED_ROLE]],
  );
  const missing = wanted.filter(({ mine }) => !mine);
  if (missing.length === 0) return;
  const creations = missing
    .filter(({ exists }) => !exists)
    .map(({ name }) => `create role ${name} nologin noinherit${BYPASSES[name] ?? ""};`);
  const names = missing.map(({ name }) => name).join(", ");
  throw new SetupError(
    "The user of DATABASE_URL may not act as the roles of the API, so an administrator of that server must run: " +
      [...creations, `grant ${names} to ${missing[0]?.me};`].join(" "),
  );
}

const BYPASSES: Readonly<Record<string, string>> = { service_role: " bypassrls" };

async function requireOwnership(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ owns: boolean; database: string; me: string }>(
    `select pg_has_role(session_user, datdba, 'USAGE') as owns,
       quote_ident(datname) as database, quote_ident(session_user) as me
     from pg_database where datname = current_database()`,
  );
  if (!row || row.owns) return;
  throw new SetupError(
    "The user of DATABASE_URL must own its database, so an administrator of that server must run: " +
      `alter database ${row.database} owner to ${row.me};`,
  );
}

async function requireVersion(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  if (row && row.number < 150_000) {
    throw new SetupError(`PostgreSQL 15 or later is needed, and this one is ${row.version}.`);
  }
}
