import type { SupabaseClient } from "@supabase/supabase-js";
import type { Db } from "#app/client/database/browser-db.ts";
import {
  readOwnPreferences,
  writeOwnPreferences,
} from "#app/client/preferences/own-preferences.ts";
import { DEFAULT_PREFERENCES, preferencesFromRow } from "#domain/preferences/preferences.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { listDevices, removeDevice, sendTest, listEscalations, saveEscalation } = product.reminders;

/** As the function keeps one, of a browser that has gone since. */
async function aDevice(world: CaseContext, userId: string) {
  const owner = world.owner() as SupabaseClient;
  const device = {
    id: world.id("the device"),
    user_id: userId,
    endpoint: `https://updates.push.services.mozilla.com/wpush/${world.id("an address")}`,
    device: "Firefox, Android",
    gone_at: "2026-11-20T08:00:00Z",
    gone_reason: "gone",
  };
  await owner.from("push_subscriptions").insert(device).throwOnError();
}

async function readReminderPreferences(db: Db, userId: string) {
  return preferencesFromRow(await readOwnPreferences(db, userId), "fr");
}

const NEW_ACCOUNT = { language: "fr", ...DEFAULT_PREFERENCES };

/** How and on which devices an account is notified of its doses. */
export const channelCases: readonly Case[] = [
  {
    name: "readReminderPreferences: a new account",
    async run({ member }) {
      const { db, userId } = await member();
      return readReminderPreferences(db, userId);
    },
    expected: { wire: ["GET /rest/v1/user_preferences 200"], answer: NEW_ACCOUNT },
  },
  {
    name: "writeOwnPreferences: what changes and nothing else",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      await writeOwnPreferences(db, userId, { notifiesByPush: true, reminderAdvance: 30 });
      await writeOwnPreferences(db, userId, { timeZone: "America/New_York" });
      return unobserved(() => readReminderPreferences(db, userId));
    },
    expected: {
      wire: ["PATCH /rest/v1/user_preferences 200", "PATCH /rest/v1/user_preferences 200"],
      answer: {
        ...NEW_ACCOUNT,
        notifiesByPush: true,
        reminderAdvance: 30,
        timeZone: "America/New_York",
      },
    },
  },
  {
    name: "writeOwnPreferences: a zone that does not exist",
    async run({ member }) {
      const { db, userId } = await member();
      return writeOwnPreferences(db, userId, { timeZone: "Europe/Atlantis" });
    },
    expected: {
      wire: ["PATCH /rest/v1/user_preferences 400 23514"],
      answer: { failure: "bad-value" },
    },
  },
  {
    name: "writeOwnPreferences: where no preferences are stored",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      await unobserved(async () => db.from("user_preferences").delete().eq("user_id", userId));
      await writeOwnPreferences(db, userId, { sendsWeeklyReport: false });
      return unobserved(() => readReminderPreferences(db, userId));
    },
    expected: {
      wire: [
        "PATCH /rest/v1/user_preferences 200",
        "POST /rest/v1/user_preferences 201",
        "PATCH /rest/v1/user_preferences 200",
      ],
      answer: { ...NEW_ACCOUNT, sendsWeeklyReport: false },
    },
  },
  {
    name: "listDevices and removeDevice",
    async run(world) {
      const { db, userId } = await world.member();
      await world.unobserved(() => aDevice(world, userId));
      const devices = await listDevices(db);
      await removeDevice(db, devices[0]?.id ?? "");
      return { devices, left: await listDevices(db) };
    },
    expected: {
      wire: [
        "GET /rest/v1/push_subscriptions 200",
        "DELETE /rest/v1/push_subscriptions 204",
        "GET /rest/v1/push_subscriptions 200",
      ],
      answer: {
        devices: [
          {
            id: "the device",
            name: "Firefox, Android",
            lastUsedAt: null,
            shownAt: null,
            hasFailed: false,
            isGone: true,
          },
        ],
        left: [],
      },
    },
  },
  {
    name: "sendTest: without a device, and too often",
    async run({ member }) {
      const { db } = await member();
      const first = await sendTest(db);
      for (let nth = 0; nth < 4; nth += 1) await sendTest(db);
      return { first, last: await sendTest(db) };
    },
    expected: {
      wire: [
        ...Array.from({ length: 5 }, () => "POST /functions/v1/send-test 200"),
        "POST /functions/v1/send-test 429 over_request_rate_limit",
      ],
      answer: { first: { kind: "sent", devices: [] }, last: { kind: "too-many", minutes: 10 } },
    },
  },
  {
    name: "saveEscalation: a delay, another one, and nobody",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      await saveEscalation(db, userId, 60);
      await saveEscalation(db, userId, 30);
      const set = await listEscalations(db);
      await saveEscalation(db, userId, null);
      return { set: set.get(userId), left: (await unobserved(() => listEscalations(db))).size };
    },
    expected: {
      wire: [
        "PATCH /rest/v1/escalations 200",
        "POST /rest/v1/escalations 201",
        "PATCH /rest/v1/escalations 200",
        "GET /rest/v1/escalations 200",
        "DELETE /rest/v1/escalations 204",
      ],
      answer: { set: 30, left: 0 },
    },
  },
  {
    name: "saveEscalation: for somebody else",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      return saveEscalation(eve.db, userId, 60);
    },
    expected: {
      wire: ["PATCH /rest/v1/escalations 200", "POST /rest/v1/escalations 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
];
