import type { Engine, Transaction } from "../backend/database/engine.ts";
import { Refusal } from "../server/refusal.ts";

const USAGE = `npm run admin -- grant EMAIL ROLE
npm run admin -- revoke EMAIL ROLE
npm run admin -- list`;

/**
 * Who may do more than use their own cabinet, from the machine itself.
 * @param words `grant EMAIL ROLE`, `revoke EMAIL ROLE` or `list`
 * @returns what to print
 * @throws {Refusal} with one sentence, or with how to ask
 */
export async function changeRoles(engine: Engine, words: readonly string[]): Promise<string> {
  const [deed, email = "", role = "", ...more] = words;
  const isWhole = Boolean(email && role) && more.length === 0;
  return engine.transaction(async (tx) => {
    const [table] = await tx.query("select 1 where to_regclass('public.user_roles') is not null");
    if (!table) throw new Refusal("There is no account yet: run npm start and sign up first.");
    if (deed === "list" && words.length === 1) return list(tx);
    if (deed === "grant" && isWhole) return grant(tx, email, await knownRole(tx, role));
    if (deed === "revoke" && isWhole) return revoke(tx, email, await knownRole(tx, role));
    throw new Refusal(USAGE);
  });
}

async function grant(tx: Transaction, email: string, role: string): Promise<string> {
  const account = await find(tx, email);
  // Until an address is proved, whoever signs up with it next takes the account over.
  if (!account.isConfirmed) throw new Refusal(`${account.email} has not confirmed this address.`);
  const added = await tx.query(
    `insert into public.user_roles (user_id, role) values ($1::uuid, $2)
     on conflict do nothing returning role`,
    [account.id, role],
  );
  return added.length > 0
    ? `${account.email} is ${role} now.`
    : `${account.email} was ${role} already.`;
}

async function revoke(tx: Transaction, email: string, role: string): Promise<string> {
  const account = await find(tx, email);
  // Two admins that are revoked at once must not both be the one that is left.
  await tx.query("lock table public.user_roles in share row exclusive mode");
  const removed = await tx.query(
    "delete from public.user_roles where user_id = $1::uuid and role = $2 returning role",
    [account.id, role],
  );
  if (removed.length === 0) return `${account.email} was not ${role}.`;
  const [left] = await tx.query("select 1 from public.user_roles where role = 'admin' limit 1");
  // Without an admin, the next stranger who confirms an account would become one.
  if (!left)
    throw new Refusal(`${account.email} is the only admin: make somebody else admin first.`);
  return `${account.email} is not ${role} any more.`;
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
  const [account] = await tx.query<{ id: string; email: string; isConfirmed: boolean }>(
    `select id, email, email_confirmed_at is not null as "isConfirmed"
     from auth.users where lower(email) = lower($1) for update`,
    [email],
  );
  if (!account) throw new Refusal(`Nobody has an account with ${email}.`);
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
  throw new Refusal(`${role} is no role: choose ${known.join(", ")}.`);
}
