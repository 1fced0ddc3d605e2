import type { SupabaseClient } from "@supabase/supabase-js";
import { day } from "#domain/calendar/day.ts";
import type { ImportRun } from "#domain/medicines/imports/import-run.ts";
import { type Case, codeOf } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { readIsAdmin, readMachine, listImports, readRun, importEdition } = product.admin;

/** What is on in a new installation. */
const DEFAULT_FEATURES = [
  "barcode_scanner",
  "locale_selection",
  "push_reminders",
  "symptom_guidance",
  "weekly_report",
];

/** An account that is an admin, or is not. */
export async function aMember({ member, owner }: CaseContext, isAdmin: boolean) {
  const zoe = await member();
  const roles = (owner() as SupabaseClient).from("user_roles");
  const role = { user_id: zoe.userId, role: "admin" };
  if (isAdmin) await roles.upsert(role, { ignoreDuplicates: true }).throwOnError();
  else await roles.delete().match(role).throwOnError();
  return zoe;
}

/** The back-office, and the flags that everybody asks for. */
export const adminCases: readonly Case[] = [
  {
    name: "waitsForAdministrator, claimAdministration: where somebody runs it already",
    async run(world) {
      await aMember(world, true);
      const { db } = await aMember(world, false);
      return [
        await product.admin.waitsForAdministrator(db),
        await product.admin.claimAdministration(db, "2222-2222"),
      ];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/needs_first_admin 200",
        "POST /rest/v1/rpc/claim_administration 200",
      ],
      answer: [false, "closed"],
    },
  },
  {
    name: "readIsAdmin: one who is, and one who is not",
    async run(world) {
      const admin = await aMember(world, true);
      const other = await aMember(world, false);
      return [await readIsAdmin(admin.db, admin.userId), await readIsAdmin(other.db, other.userId)];
    },
    expected: {
      wire: ["GET /rest/v1/user_roles 200", "GET /rest/v1/user_roles 200"],
      answer: [true, false],
    },
  },
  {
    name: "readMachine: where no server of ours stands in front",
    async run(world) {
      const { db } = await aMember(world, true);
      return readMachine(db);
    },
    expected: { wire: ["GET /functions/v1/machine 404 NOT_FOUND"], answer: null },
  },
  {
    name: "listImports: as an admin, before any import",
    async run(world) {
      const { db } = await aMember(world, true);
      return listImports(db);
    },
    expected: { wire: ["POST /rest/v1/rpc/list_medicine_imports 200"], answer: [] },
  },
  {
    name: "listImports: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return listImports(db);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/list_medicine_imports 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "readRun: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return readRun(db);
    },
    expected: {
      wire: ["GET /functions/v1/import-medicines 403 not_admin"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "importEdition: files that are none",
    async run(world) {
      const { db } = await aMember(world, true);
      const files = { medicines: new TextEncoder().encode("<!doctype html>") };
      const told: ImportRun[] = [];
      const order = { files, date: day("2026-04-28"), isForced: false };
      await importEdition(db, order, (news) => told.push(news));
      return told;
    },
    expected: {
      wire: ["POST /functions/v1/import-medicines 200"],
      answer: [
        { is: "running", done: 0, total: 0 },
        { is: "refused", reason: { file: "medicines", is: "web-page" } },
      ],
    },
  },
  {
    name: "feature_flags: their names are everybody's, their targets the admins'",
    async run(world) {
      const { db } = await aMember(world, false);
      return {
        on: (await db.rpc("list_enabled_features")).data,
        flags: (await db.from("feature_flags").select("name")).data,
        history: (await db.from("feature_flags_history").select("id")).data,
        written: codeOf(await db.from("feature_flags").insert({ name: "mine" })),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/list_enabled_features 200",
        "GET /rest/v1/feature_flags 200",
        "GET /rest/v1/feature_flags_history 200",
        "POST /rest/v1/feature_flags 403 42501",
      ],
      answer: { on: DEFAULT_FEATURES, flags: [], history: [], written: "42501" },
    },
  },
];
