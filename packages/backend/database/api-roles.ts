import { DatabaseError } from "./database-error.ts";

/** The roles a request can have, named as Supabase names them. */
export const API_ROLES = ["anon", "authenticated", "service_role"] as const;

/** The role of a PostgreSQL connection between requests, without any privilege. */
export const UNPRIVILEGED_ROLE = "backend_nobody";

const KNOWN_ROLES: ReadonlySet<string> = new Set(API_ROLES);

/**
 * A signed token may carry any role, and the owner of the database is one too.
 * @throws DatabaseError with code `42501` for a role that is not of the API.
 */
export function requireApiRole(role: string): void {
  if (KNOWN_ROLES.has(role)) return;
  throw new DatabaseError({ code: "42501", message: "this role may not use the API" });
}

/**
 * Sets both in one statement and for the transaction only: `$1` the role, `$2` the claims. PostgreSQL reads the role again
 * for each statement, so the next one runs as that role.
 */
export const ASSUME_IDENTITY =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";
