import { instant } from "#domain/calendar/instant.ts";
import { aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { type CaseContext, PASSWORD } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const {
  countStored,
  deleteAccount,
  importArchive,
  listActivity,
  listLosingAccess,
  listSearches,
  previewImport,
  readArchive,
} = product["account-data"];

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

/** Zoé with one box, and the copy of all she has. */
async function aCopy(world: CaseContext) {
  const { db, userId, email } = await aCabinet(world);
  const archive = await world.unobserved(() => readArchive(db, { id: userId, email }, AT));
  return { db, archive };
}

/** One's own data: read, taken along, brought back, ended. */
export const accountDataCases: readonly Case[] = [
  {
    name: "readArchive: one box",
    async run(world) {
      const { db, userId, email } = await aCabinet(world);
      const { tables } = await readArchive(db, { id: userId, email }, AT);
      return { people: tables.profiles.length, boxes: tables.medications.map(({ name }) => name) };
    },
    expected: {
      wire: [
        "GET /rest/v1/profiles 200",
        "GET /rest/v1/profile_details 200",
        "GET /rest/v1/profile_conditions 200",
        "GET /rest/v1/profile_weights 200",
        "GET /rest/v1/profile_cards 200",
        "GET /rest/v1/user_preferences 200",
        "GET /rest/v1/escalations 200",
        "GET /rest/v1/medications 200",
        "GET /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/prescriptions 200",
        "GET /rest/v1/illness_entries 200",
        "GET /rest/v1/intake_substances 200",
        "GET /rest/v1/medication_reminders 200",
        "GET /rest/v1/custom_alerts 200",
        "GET /rest/v1/alert_dismissals 200",
        "GET /rest/v1/user_pharmacy_preferences 200",
        "GET /rest/v1/symptom_searches 200",
        "GET /rest/v1/user_activity_logs 200",
        "GET /rest/v1/planned_doses 200",
        "GET /rest/v1/reminder_deliveries 200",
        "GET /rest/v1/profile_shares 200",
        "GET /rest/v1/profile_access_log 200",
        "GET /rest/v1/card_links 200",
        "GET /rest/v1/helper_pages 200",
        "GET /rest/v1/calendar_feeds 200",
        "GET /rest/v1/push_subscriptions 200",
        "GET /rest/v1/user_roles 200",
        "POST /rest/v1/rpc/list_sessions 200",
        "POST /rest/v1/rpc/list_received_shares 200",
      ],
      answer: { people: 1, boxes: ["Doliprane"] },
    },
  },
  {
    name: "previewImport and importArchive: what was just exported",
    async run(world) {
      const { db, archive } = await aCopy(world);
      const [preview, done] = [await previewImport(db, archive), await importArchive(db, archive)];
      return [preview, done].map((each) => each.kind === "read" && each.report.medications);
    },
    expected: {
      wire: ["POST /functions/v1/import-data 200", "POST /functions/v1/import-data 200"],
      answer: [
        { new: 0, changed: 0, unchanged: 1, leftOut: 0 },
        { new: 0, changed: 0, unchanged: 1, leftOut: 0 },
      ],
    },
  },
  {
    name: "importArchive: values that do not fit",
    async run(world) {
      const { db, archive } = await aCopy(world);
      const medications = archive.tables.medications.map((box) => ({ ...box, form: "Potion" }));
      return importArchive(db, { ...archive, tables: { ...archive.tables, medications } });
    },
    expected: {
      wire: ["POST /functions/v1/import-data 422 invalid-archive"],
      answer: { kind: "invalid-archive" },
    },
  },
  {
    name: "countStored",
    async run(world) {
      const { db } = await aCabinet(world);
      const counted = await countStored(db);
      return { profiles: counted.get("profiles"), medications: counted.get("medications") };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/count_account_rows 200"],
      answer: { profiles: 1, medications: 1 },
    },
  },
  {
    name: "listLosingAccess, listSearches and listActivity: nobody and nothing",
    async run({ member }) {
      const { db, userId } = await member();
      return [
        await listLosingAccess(db, userId),
        await listSearches(db, userId, 10),
        await listActivity(db, userId, 10),
      ];
    },
    expected: {
      wire: [
        "GET /rest/v1/profile_shares 200",
        "GET /rest/v1/symptom_searches 200",
        "GET /rest/v1/user_activity_logs 200",
      ],
      answer: [[], { lines: [], total: 0 }, { lines: [], total: 0 }],
    },
  },
  {
    name: "deleteAccount: a wrong password, then the right one",
    async run({ member, unobserved }) {
      // The first account runs the installation and may not go.
      await unobserved(() => member("eve"));
      const { db, email } = await member();
      const said = await deleteAccount(db, { email, password: "Doliprane!500" });
      return [said, await deleteAccount(db, { email, password: PASSWORD })];
    },
    expected: {
      wire: [
        "POST /functions/v1/delete-account 422 wrong-password",
        "POST /functions/v1/delete-account 200",
      ],
      answer: [{ kind: "wrong-password" }, { kind: "deleted" }],
    },
  },
];
