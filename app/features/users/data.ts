import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { knownMoment, nullOr } from "#domain/stored-values.ts";

/** The roles an account can have. */
export const ROLES = ["admin", "moderator", "premium"] as const;

export type Role = (typeof ROLES)[number];

/** An account as the operator of the installation sees it: nothing of its cabinet. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastSignInAt: Instant | null;
  readonly isConfirmed: boolean;
  readonly isBlocked: boolean;
  readonly roles: readonly Role[];
}

/** The last account of a page: the next page begins after it. */
export type AccountCursor = Pick<Account, "id" | "createdAt">;

export interface RoleChange {
  readonly account: string;
  readonly role: Role;
}

export type GrantResult = "granted" | "held" | "not-found" | "unconfirmed";
export type RevokeResult = "revoked" | "not-held" | "last-admin";

export const ACCOUNTS_PER_PAGE = 50;

/** The newest first. */
export async function listAccounts(
  db: Db,
  search: string,
  after: AccountCursor | null,
): Promise<Account[]> {
  const rows = orThrow(
    await db.rpc("list_accounts", {
      search,
      ...(after && { after_created_at: after.createdAt, after_id: after.id }),
      most: ACCOUNTS_PER_PAGE,
    }),
  );
  // The generated types let any column of a function be null.
  return rows.flatMap((row) =>
    row.id && row.created_at
      ? {
          id: row.id,
          email: row.email ?? "",
          name: [row.first_name, row.last_name].filter(Boolean).join(" "),
          createdAt: knownMoment(row.created_at),
          lastSignInAt: nullOr(row.last_sign_in_at, knownMoment),
          isConfirmed: row.is_confirmed === true,
          isBlocked: row.is_blocked === true,
          roles: ROLES.filter((role) => row.roles?.includes(role)),
        }
      : [],
  );
}

export async function grantRole(db: Db, { account, role }: RoleChange): Promise<GrantResult> {
  return orThrow(await db.rpc("grant_role", { account, role })) as GrantResult;
}

export async function revokeRole(db: Db, { account, role }: RoleChange): Promise<RevokeResult> {
  return orThrow(await db.rpc("revoke_role", { account, role })) as RevokeResult;
}

/** How many sessions there were; null for an account that is gone. */
export async function endAccountSessions(db: Db, account: string): Promise<number | null> {
  return orThrow(await db.rpc("end_account_sessions", { account }));
}
