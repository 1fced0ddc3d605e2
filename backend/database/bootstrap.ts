import { readFile } from "node:fs/promises";
import type { Transaction } from "./engine.ts";
import { SetupError } from "./setup-error.ts";

/** In this order. */
const SCRIPTS = ["roles", "schemas", "auth-tables", "auth-factors", "auth-functions"];

/** Any number would do, as long as it is always the same: copies of the server queue on it. */
const BOOTSTRAP_LOCK = 7_305_180_001n;

/**
 * Makes what the backend needs of a database, where it is not there yet: the roles of the API, the
 * tables of the accounts, the functions of policies, our own tables. Safe at every start, and when
 * several copies start at once.
 *
 * The user of the database needs to own it and to have CREATEROLE; superuser is not needed.
 *
 * @throws SetupError when the database is too old.
 */
export async function bootstrap(tx: Transaction): Promise<void> {
  await requireVersion(tx);
  await tx.query("select pg_advisory_xact_lock($1)::text", [BOOTSTRAP_LOCK]);
  for (const name of SCRIPTS) {
    await tx.script(await readFile(new URL(`bootstrap/${name}.sql`, import.meta.url), "utf8"));
  }
}

/**
 * Whether role `service_role` passes row-level security by. It does not where the database user
 * could not give it that right, and where nobody else did.
 */
export async function serviceRoleBypasses(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ bypasses: boolean }>(
    "select rolbypassrls as bypasses from pg_roles where rolname = 'service_role'",
  );
  return row?.bypasses ?? false;
}

async function requireVersion(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  if (row && row.number < 150_000) {
    throw new SetupError(`PostgreSQL 15 or later is needed, and this one is ${row.version}.`);
  }
}
