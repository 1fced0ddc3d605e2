import { claimDose, listClaims, releaseClaim } from "#app/client/claims/claims.ts";
import { DEFAULT_PREFERENCES, preferenceColumns } from "#domain/preferences/preferences.ts";
import { aCabinet } from "../cabinet.ts";
import { type Case, codeOf } from "../case.ts";

const DAYS = ["2026-11-19T08:00:00Z", "2026-11-21T08:00:00+01:00", "2026-11-20T08:00:00Z"];

/** The tables in their own words: what no feature says yet, and what the next ones will say. */
export const tableCases: readonly Case[] = [
  {
    name: "claims: of a person, seen, and given up",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      const claim = await claimDose(db, { profileId: userId, doseId: null }, null);
      const listed = await listClaims(db);
      const { count } = await db.from("dose_claims").select("id", { count: "exact", head: true });
      await releaseClaim(db, claim?.id ?? "");
      return {
        isListed: listed[0]?.id === claim?.id,
        by: claim?.by,
        count,
        left: (await unobserved(() => listClaims(db))).length,
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/claim_dose 200",
        "POST /rest/v1/rpc/list_dose_claims 200",
        "HEAD /rest/v1/dose_claims 200",
        "POST /rest/v1/rpc/release_dose_claim 204",
      ],
      answer: { isListed: true, by: "zoe's id", count: 1, left: 0 },
    },
  },
  {
    name: "answer_treatment_question: the last answer counts",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      const answer = (takes: boolean) =>
        db.rpc("answer_treatment_question", { profile_id: userId, treatment: "Kardégic", takes });
      await answer(true);
      await answer(false);
      return unobserved(async () =>
        db.from("profile_details").select("taken_treatments, untaken_treatments").single(),
      );
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/answer_treatment_question 204",
        "POST /rest/v1/rpc/answer_treatment_question 204",
      ],
      answer: { taken_treatments: [], untaken_treatments: ["Kardégic"] },
    },
  },
  {
    name: "tables: the whole row that a trigger filled in",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      return db
        .from("medication_intake_logs")
        .insert({
          id: world.id("the dose"),
          medication_id: box.id,
          profile_id: userId,
          quantity_taken: 2,
        })
        .select()
        .single();
    },
    expected: {
      wire: ["POST /rest/v1/medication_intake_logs 201"],
      answer: {
        id: "the dose",
        user_id: "zoe's id",
        profile_id: "zoe's id",
        medication_id: "the box",
        medication_name: "Doliprane",
        medication_dosage: "1000 mg",
        medication_form: "Comprimé",
        quantity_taken: 2,
        quantity_deducted: 2,
        confirmed_warnings: [],
        helper_name: null,
        taken_at: "an instant",
        notes: null,
        created_at: "an instant",
      },
    },
  },
  {
    name: "tables: an embedded parent, a filter, an order, a limit and a count",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const logs = () => db.from("medication_intake_logs");
      await world.unobserved(async () =>
        logs()
          .insert(DAYS.map((taken_at) => ({ medication_id: box.id, profile_id: userId, taken_at })))
          .throwOnError(),
      );
      return logs()
        .select("medication_name, medications(name, total_quantity)", { count: "exact" })
        .eq("profile_id", userId)
        .gte("taken_at", "2026-11-20T00:00:00Z")
        .order("taken_at", { ascending: false })
        .limit(1);
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 206"],
      answer: {
        count: 2,
        data: [
          { medication_name: "Doliprane", medications: { name: "Doliprane", total_quantity: 8 } },
        ],
      },
    },
  },
  {
    name: "tables: nested conditions and a renamed parent",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const of = { user_id: userId, priority: "medium", medication_id: null };
      await world.unobserved(async () =>
        db
          .from("custom_alerts")
          .insert([
            { ...of, title: "Renouveler", alert_date: "2030-01-01", priority: "high" },
            { ...of, title: "Vérifier", alert_date: "2030-01-02", medication_id: box.id },
            { ...of, title: "Jeter", alert_date: "2030-01-03", priority: "low" },
          ])
          .throwOnError(),
      );
      return db
        .from("custom_alerts")
        .select("title, medication:medications(name)")
        .or("priority.eq.high,and(priority.in.(low,medium),title.ilike.*vér*)")
        .order("alert_date");
    },
    expected: {
      wire: ["GET /rest/v1/custom_alerts 200"],
      answer: [
        { title: "Renouveler", medication: null },
        { title: "Vérifier", medication: { name: "Doliprane" } },
      ],
    },
  },
  {
    name: "tables: only rows with such a child, and only such children",
    async run(world) {
      const { db } = await aCabinet(world);
      const withTime = (time: string) =>
        db
          .from("medications")
          .select("name, medication_reminders!inner(reminder_time)")
          .eq("medication_reminders.reminder_time", time);
      const [evening, night] = [await withTime("20:00"), await withTime("23:00")];
      return { evening: evening.data, night: night.data };
    },
    expected: {
      wire: ["GET /rest/v1/medications 200", "GET /rest/v1/medications 200"],
      answer: {
        evening: [{ name: "Doliprane", medication_reminders: [{ reminder_time: "20:00:00" }] }],
        night: [],
      },
    },
  },
  {
    name: "tables: moments are written alike, embedded or not",
    async run(world) {
      const { db } = await aCabinet(world);
      return db.from("medications").select("created_at, medication_reminders(created_at)");
    },
    expected: {
      wire: ["GET /rest/v1/medications 200"],
      answer: [
        {
          created_at: "an instant",
          medication_reminders: [{ created_at: "an instant" }, { created_at: "an instant" }],
        },
      ],
    },
  },
  {
    name: "tables: only how many rows",
    async run(world) {
      const { db } = await aCabinet(world);
      return db.from("medications").select("id", { count: "exact", head: true });
    },
    expected: { wire: ["HEAD /rest/v1/medications 200"], answer: { count: 1, data: null } },
  },
  {
    name: "tables: a page beyond the last row",
    async run(world) {
      const { db } = await aCabinet(world);
      return db.from("medications").select("id", { count: "exact" }).range(5, 9);
    },
    expected: { wire: ["GET /rest/v1/medications 416 PGRST103"], answer: { error: "PGRST103" } },
  },
  {
    name: "tables: one row where there is none",
    async run({ member, id }) {
      const { db } = await member();
      return db.from("profiles").select("id").eq("id", id("nobody")).single();
    },
    expected: { wire: ["GET /rest/v1/profiles 406 PGRST116"], answer: { error: "PGRST116" } },
  },
  {
    name: "tables: a column of numbers and days, changed",
    async run({ member }) {
      const { db, userId } = await member();
      return db
        .from("profiles")
        .update({ weight: 61.5, date_of_birth: "1984-02-29" })
        .eq("id", userId)
        .select("weight, date_of_birth")
        .single();
    },
    expected: {
      wire: ["PATCH /rest/v1/profiles 200"],
      answer: { weight: 61.5, date_of_birth: "1984-02-29" },
    },
  },
  {
    name: "tables: a day that never was",
    async run({ member }) {
      const { db, userId } = await member();
      return db.from("profiles").update({ date_of_birth: "1983-02-29" }).eq("id", userId);
    },
    expected: { wire: ["PATCH /rest/v1/profiles 400 22008"], answer: { error: "22008" } },
  },
  {
    name: "tables: a column that nobody may write",
    async run({ member }) {
      const { db, userId } = await member();
      const change: object = { is_primary: false };
      return db.from("profiles").update(change).eq("id", userId);
    },
    expected: { wire: ["PATCH /rest/v1/profiles 403 42501"], answer: { error: "42501" } },
  },
  {
    name: "tables: a list of texts, written again",
    async run({ member }) {
      const { db, userId } = await member();
      const write = (allergies: string[]) =>
        db
          .from("profile_details")
          .update({ allergies })
          .eq("profile_id", userId)
          .select("profile_id, allergies, weight_unit, updated_at");
      await db.from("profile_details").insert({ profile_id: userId, allergies: ["Pénicilline"] });
      return write(["Iode", "Lait, œufs", 'dit "rien"']);
    },
    expected: {
      wire: ["POST /rest/v1/profile_details 201", "PATCH /rest/v1/profile_details 200"],
      answer: [
        {
          profile_id: "zoe's id",
          allergies: ["Iode", "Lait, œufs", 'dit "rien"'],
          weight_unit: "kg",
          updated_at: "an instant",
        },
      ],
    },
  },
  {
    name: "tables: preferences as sign-up made them",
    async run({ member }) {
      const { db, userId } = await member();
      return db.from("user_preferences").select().eq("user_id", userId).maybeSingle();
    },
    expected: {
      wire: ["GET /rest/v1/user_preferences 200"],
      answer: {
        user_id: "zoe's id",
        ...preferenceColumns({ language: "fr", ...DEFAULT_PREFERENCES }),
        health_consent_at: null,
        health_consent_revoked_at: null,
        health_consent_version: null,
        two_factor_enabled: false,
        updated_at: "an instant",
      },
    },
  },
  {
    name: "tables: a preference that is not offered",
    async run({ member }) {
      const { db, userId } = await member();
      const change = { session_timeout_minutes: 45 };
      return db.from("user_preferences").update(change).eq("user_id", userId);
    },
    expected: { wire: ["PATCH /rest/v1/user_preferences 400 23514"], answer: { error: "23514" } },
  },
  {
    name: "tables: nobody gives themselves a role",
    async run({ member }) {
      const { db, userId } = await member();
      const role: object = { user_id: userId, role: "admin" };
      const given = await db.from("user_roles").insert(role);
      const { data } = await db.from("user_roles").select("role");
      return { given: codeOf(given), roles: data };
    },
    expected: {
      wire: ["POST /rest/v1/user_roles 403 42501", "GET /rest/v1/user_roles 200"],
      answer: { given: "42501", roles: [] },
    },
  },
  {
    name: "tables: JSON comes back as it went",
    async run({ member }) {
      const { db, userId } = await member();
      const activity_data = { medicine: "Doliprane « 1000 »", doses: [1, 2.5], at: null };
      return db
        .from("user_activity_logs")
        .insert({ user_id: userId, activity_type: "symptom_search", activity_data })
        .select("activity_type, activity_data, created_at")
        .single();
    },
    expected: {
      wire: ["POST /rest/v1/user_activity_logs 201"],
      answer: {
        activity_type: "symptom_search",
        activity_data: { at: null, doses: [1, 2.5], medicine: "Doliprane « 1000 »" },
        created_at: "an instant",
      },
    },
  },
  {
    name: "tables: one that is not there",
    async run({ member }) {
      const { db } = await member();
      return db.from("medicaments" as "medications").select("id");
    },
    expected: { wire: ["GET /rest/v1/medicaments 404 PGRST205"], answer: { error: "PGRST205" } },
  },
  {
    name: "tables: a column that is not there",
    async run({ member }) {
      const { db } = await member();
      return db.from("medications").select("nom" as "name");
    },
    expected: { wire: ["GET /rest/v1/medications 400 42703"], answer: { error: "42703" } },
  },
  {
    name: "tables: a column that is not there, written",
    async run({ member }) {
      const { db, userId } = await member();
      const change: object = { prenom: "Eve" };
      return db.from("profiles").update(change).eq("id", userId);
    },
    expected: { wire: ["PATCH /rest/v1/profiles 400 PGRST204"], answer: { error: "PGRST204" } },
  },
  {
    name: "tables: a function that is not there",
    async run({ member }) {
      const { db } = await member();
      return db.rpc("ensure_profile" as "ensure_main_profile");
    },
    expected: {
      wire: ["POST /rest/v1/rpc/ensure_profile 404 PGRST202"],
      answer: { error: "PGRST202" },
    },
  },
];
