import type { SupabaseClient } from "@supabase/supabase-js";
import { instant } from "#domain/calendar/instant.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { listAccounts, grantRole, revokeRole, endAccountSessions } = product.users;
const { listMessages, markMessage, deleteMessage } = product.inbox;
const { listAuditEntries, nameAccounts } = product.audit;
const { readOverview } = product.admin;
const { listTierLimits, setTierLimit } = product.tiers;

const EVERY_DEED = { person: "", table: "", action: "", from: "", to: "" } as const;

async function anAdmin({ member, owner }: CaseContext) {
  const admin = await member();
  const roles = (owner() as SupabaseClient).from("user_roles");
  await roles
    .upsert({ user_id: admin.userId, role: "admin" }, { ignoreDuplicates: true })
    .throwOnError();
  return admin;
}

async function aMessage({ owner, id, address }: CaseContext) {
  const message = {
    id: id("message"),
    full_name: "Eve Durand",
    email: address("eve"),
    subject: "Une question",
    message: "Comment partager un profil ?",
    language: "fr",
  };
  await (owner() as SupabaseClient).from("contact_messages").insert(message).throwOnError();
  return message;
}

/** Accounts, messages, the log and the figures, for the admin. */
export const accountAdminCases: readonly Case[] = [
  {
    name: "listAccounts, grantRole, revokeRole: as an admin",
    async run(world) {
      const { db } = await anAdmin(world);
      const eve = await world.member("eve");
      const change = { account: eve.userId, role: "moderator" } as const;
      const answers: string[] = [await grantRole(db, change), await grantRole(db, change)];
      const [found] = await listAccounts(db, eve.email, null);
      answers.push(await revokeRole(db, change), await revokeRole(db, change));
      return { answers, roles: found?.roles, isConfirmed: found?.isConfirmed };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/grant_role 200",
        "POST /rest/v1/rpc/grant_role 200",
        "POST /rest/v1/rpc/list_accounts 200",
        "POST /rest/v1/rpc/revoke_role 200",
        "POST /rest/v1/rpc/revoke_role 200",
      ],
      answer: {
        answers: ["granted", "held", "revoked", "not-held"],
        roles: ["moderator"],
        isConfirmed: true,
      },
    },
  },
  {
    name: "setTierLimit, listTierLimits: set, changed, taken away, and a profile beyond one",
    async run(world) {
      const { db } = await anAdmin(world);
      const limit = { tier: "standard", subject: "profiles" } as const;
      await setTierLimit(db, { ...limit, most: 3 });
      await setTierLimit(db, { ...limit, most: 1 });
      const listed = await listTierLimits(db);
      const eve = await world.member("eve");
      const refused = await eve.db
        .from("profiles")
        .insert({ first_name: "Léa", created_by: eve.userId });
      await setTierLimit(db, { ...limit, most: null });
      return [listed, refused.error?.code, await listTierLimits(db)];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/set_tier_limit 204",
        "POST /rest/v1/rpc/set_tier_limit 204",
        "POST /rest/v1/rpc/list_tier_limits 200",
        "POST /rest/v1/profiles 402 PT402",
        "POST /rest/v1/rpc/set_tier_limit 204",
        "POST /rest/v1/rpc/list_tier_limits 200",
      ],
      answer: [[{ tier: "standard", subject: "profiles", most: 1 }], "PT402", []],
    },
  },
  {
    name: "list_own_limits, count_monthly_use: none, one that is used up, and one of nobody",
    async run(world) {
      const { db } = await anAdmin(world);
      const limit = { tier: "standard", subject: "report_files" } as const;
      const eve = await world.member("eve");
      const count = async () => {
        const { data } = await eve.db.rpc("count_monthly_use", { subject: "report_files" });
        return data?.map(({ is_allowed, most, used }) => ({ is_allowed, most, used }));
      };
      const before = await count();
      await setTierLimit(db, { ...limit, most: 1 });
      const counted = [await count(), await count()];
      const { data } = await eve.db.rpc("list_own_limits");
      await setTierLimit(db, { ...limit, most: null });
      return [before, counted, data?.map(({ subject, most, used }) => ({ subject, most, used }))];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/count_monthly_use 200",
        "POST /rest/v1/rpc/set_tier_limit 204",
        "POST /rest/v1/rpc/count_monthly_use 200",
        "POST /rest/v1/rpc/count_monthly_use 200",
        "POST /rest/v1/rpc/list_own_limits 200",
        "POST /rest/v1/rpc/set_tier_limit 204",
      ],
      answer: [
        [{ is_allowed: true, most: null, used: 0 }],
        [[{ is_allowed: true, most: 1, used: 1 }], [{ is_allowed: false, most: 1, used: 1 }]],
        [{ subject: "report_files", most: 1, used: 1 }],
      ],
    },
  },
  {
    name: "grantRole: as a member, to oneself",
    async run({ member, owner }) {
      const { db, userId } = await member();
      const role = { user_id: userId, role: "admin" };
      await (owner() as SupabaseClient).from("user_roles").delete().match(role).throwOnError();
      return grantRole(db, { account: userId, role: "admin" });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/grant_role 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "endAccountSessions: as an admin, of somebody who is signed in, and nobody else",
    async run(world) {
      const { db } = await anAdmin(world);
      const eve = await world.member("eve");
      const answers = [await endAccountSessions(db, eve.userId)];
      const { status } = await eve.db.from("profiles").select("id");
      answers.push(await endAccountSessions(db, eve.userId));
      return { answers, status };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/end_account_sessions 200",
        "GET /rest/v1/profiles 401 PGRST303",
        "POST /rest/v1/rpc/end_account_sessions 200",
      ],
      answer: { answers: [1, 0], status: 401 },
    },
  },
  {
    name: "endAccountSessions: as a member, one's own",
    async run({ member }) {
      const { db, userId } = await member("luc");
      return endAccountSessions(db, userId);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/end_account_sessions 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "listMessages, markMessage, deleteMessage: as an admin",
    async run(world) {
      const { db } = await anAdmin(world);
      const { id, email } = await aMessage(world);
      const find = async () => {
        const [found] = await listMessages(db, { search: email, state: "all" }, null);
        return found?.state ?? null;
      };
      const states = [await find()];
      await markMessage(db, { id, state: "answered" }, instant("2026-11-21T12:00:00Z"));
      states.push(await find());
      await deleteMessage(db, id);
      states.push(await find());
      return states;
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/find_contact_messages 200",
        "PATCH /rest/v1/contact_messages 204",
        "POST /rest/v1/rpc/find_contact_messages 200",
        "DELETE /rest/v1/contact_messages 204",
        "POST /rest/v1/rpc/find_contact_messages 200",
      ],
      answer: ["unread", "answered", null],
    },
  },
  {
    name: "listAuditEntries, nameAccounts: what an admin has just done",
    async run(world) {
      const { db, email } = await anAdmin(world);
      const eve = await world.member("eve");
      await world.unobserved(() => grantRole(db, { account: eve.userId, role: "premium" }));
      const filter = {
        ...EVERY_DEED,
        person: email,
        table: "user_roles",
        action: "added",
      } as const;
      const [entry] = await listAuditEntries(db, filter, null);
      const names = await nameAccounts(db, [eve.userId]);
      return { changes: entry?.changes, whose: names.get(entry?.rowKey ?? "") };
    },
    expected: {
      wire: ["GET /rest/v1/admin_log 200", "POST /rest/v1/rpc/get_account_emails 200"],
      answer: { changes: [{ column: "role", after: "premium" }], whose: "eve's address" },
    },
  },
  {
    name: "readOverview: as an admin",
    async run(world) {
      const { db } = await anAdmin(world);
      const overview = await readOverview(db);
      return { hasAccounts: overview.accounts > 0, hasEngine: /^\w+ \d+/.test(overview.engine) };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/get_admin_overview 200"],
      answer: { hasAccounts: true, hasEngine: true },
    },
  },
];
