import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { dropSecondStep } from "./second-step.ts";

const USAGE = `npm run admin -- grant EMAIL ROLE
npm run admin -- revoke EMAIL ROLE
npm run admin -- list
npm run admin -- drop-second-step EMAIL`;

/**
 * Who may do more than use their own cabinet, from the machine itself, and the way back in for who lost
 * a second step.
 * @param words `grant EMAIL ROLE`, `revoke EMAIL ROLE`, `list` or `drop-second-step EMAIL`
 * @returns what to print
 * @throws {OperatorError} with one sentence, or with how to ask
 */
export async function changeRoles(engine: Engine, words: readonly string[]): Promise<string> {
  const [command, email = "", role = "", ...more] = words;
  const isWhole = Boolean(email && role) && more.length === 0;
  return engine.transaction(async (tx) => {
    const [table] = await tx.query("select 1 where to_regclass('public.user_roles') is not null");
    if (!table)
      throw new OperatorError("There is no account yet: run npm start and sign up first.");
    if (command === "list" && words.length === 1) return list(tx);
    if (command === "grant" && isWhole) return grant(tx, email, await knownRole(tx, role));
    if (command === "revoke" && isWhole) return revoke(tx, email, await knownRole(tx, role));
    if (command === "drop-second-step" && email && words.length === 2) {
      return dropSecondStep(tx, await find(tx, email));
    }
    throw new OperatorError(USAGE);
  });
}

async function grant(tx: Transaction, email: string, role: string): Promise<string> {
  const account = await find(tx, email);
  switch (await change(tx, "grant_role", account.id, role)) {
    case "granted":
      return `${account.email} is ${role} now.`;
    case "held":
      return `${account.email} was ${role} already.`;
    default:
      throw new OperatorError(`${account.email} has not confirmed this address.`);
  }
}

async function revoke(tx: Transaction, email: string, role: string): Promise<string> {
  const account = await find(tx, email);
  switch (await change(tx, "revoke_role", account.id, role)) {
    case "revoked":
      return `${account.email} is not ${role} any more.`;
    case "not-held":
      return `${account.email} was not ${role}.`;
    default:
      throw new OperatorError(
        `${account.email} is the only admin: make somebody else admin first.`,
      );
  }
}

/** Grants and revokes roles as the page of users does, with the same log entries. */
async function change(
  tx: Transaction,
  procedure: "grant_role" | "revoke_role",
  account: string,
  role: string,
): Promise<string | undefined> {
  await tx.query("select set_config('trousse.on_behalf_of', 'machine', true)");
  const [row] = await tx.query<{ answer: string }>(
    `select private.${procedure}($1::uuid, $2) as answer`,
    [account, role],
  );
  return row?.answer;
}

async function list(tx: Transaction): Promise<string> {
  const rows = await tx.query<{ email: string; roles: string }>(
    `select u.email, string_agg(r.role, ', ' order by r.role) as roles
     from public.user_roles r join auth.users u on u.id = r.user_id
     group by u.id, u.email order by u.email`,
  );
  if (rows.length === 0) return "Nobody has a role.";
  return rows.map(({ email, roles }) => `${email}: ${roles}`).join("\n");
}

async function find(tx: Transaction, email: string) {
  const [account] = await tx.query<{ id: string; email: string }>(
    "select id, email from auth.users where lower(email) = lower($1)",
    [email],
  );
  if (!account) throw new OperatorError(`Nobody has an account with ${email}.`);
  return account;
}

/** The roles are those that the table takes; its constraint is the one list of them. */
async function knownRole(tx: Transaction, role: string): Promise<string> {
  const [row] = await tx.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'public.user_roles'::regclass and contype = 'c'`,
  );
  const known = Array.from(row?.rule.matchAll(/'(\w+)'/g) ?? [], ([, name]) => name ?? "");
  if (known.includes(role)) return role;
  throw new OperatorError(`${role} is no role: choose ${known.join(", ")}.`);
}
