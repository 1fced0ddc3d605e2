import { randomUUID } from "node:crypto";
import type { HttpRequest } from "../harness/http-client.ts";
import type { Member } from "./members.ts";

const rest = (relation: string, query: Record<string, string>) =>
  `/rest/v1/${relation}?${new URLSearchParams(query)}`;

const MEDICINES =
  "id,is_common,for_profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,in_use_days,location,posology,notes,created_at,updated_at,medication_reminders(reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity)";
const ALERTS = "id,title,message,alert_date,alert_time,priority,medication_id,repeats,ends_on";
const INTAKES =
  "id,user_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes";
const SYMPTOMS =
  "key,symptome_fr,symptom_en,symptoma_es,suggested_medications_fr,suggested_medications_us,medicamentos_sugeridos_es,ordonnance_fr,prescription_us,receta_es,severity,red_flag,synonyms_fr,synonyms_en,synonyms_es,advice_fr,advice_en,advice_es,unlisted,source,source_url,reviewed_on";

/** What the dashboard asks of the database for a profile, as the browser writes it. */
const DASHBOARD: readonly ((profile: string) => string)[] = [
  (profile) =>
    rest("rpc/list_boxes", {
      profile_id: profile,
      select: MEDICINES,
      order: "created_at.desc,id.asc",
      offset: "0",
      limit: "1000",
    }),
  (profile) =>
    rest("custom_alerts", {
      select: ALERTS,
      for_profile_id: `eq.${profile}`,
      order: "alert_date.desc,id.asc",
      offset: "0",
      limit: "1000",
    }),
  (profile) =>
    rest("alert_dismissals", {
      select: "alert_key",
      profile_id: `eq.${profile}`,
      order: "alert_key.asc",
      offset: "0",
      limit: "1000",
    }),
  (profile) =>
    rest("medication_intake_logs", {
      select: INTAKES,
      profile_id: `eq.${profile}`,
      order: "taken_at.desc,id.asc",
      offset: "0",
      limit: "50",
    }),
];

const WORDS = ["doli", "ibupro", "paracétamol", "amox", "levo", "spas"];

const PAGES = ["/fr-fr", "/us-en", "/es-es", "/fr-fr/blog", "/fr-fr/faq", "/fr-fr/contact"];

/** Requests of members, as the browser sends them through a proxy. */
export function createRequests(publishableKey: string) {
  const from = ({ address }: Member) => ({ "x-forwarded-for": address, "accept-encoding": "gzip" });
  const json = { apikey: publishableKey, "content-type": "application/json" };
  const as = (member: Member) => ({
    ...from(member),
    apikey: publishableKey,
    authorization: `Bearer ${member.accessToken}`,
  });

  return {
    /** @param nth one of the requests of the dashboard, in turn */
    dashboard: (member: Member, nth: number, profile = member.account): HttpRequest => ({
      path: DASHBOARD[nth % DASHBOARD.length]?.(profile) ?? "",
      headers: { ...as(member), prefer: "count=exact" },
    }),

    /** @param dose its id */
    dose: (member: Member, nth: number, dose = randomUUID()): HttpRequest => ({
      path: "/rest/v1/medication_intake_logs?on_conflict=id&select=id",
      method: "POST",
      headers: {
        ...as(member),
        "content-type": "application/json",
        prefer: "resolution=ignore-duplicates,return=representation",
      },
      body: () =>
        JSON.stringify({
          id: dose,
          user_id: member.account,
          medication_id: member.boxes[nth % member.boxes.length],
          quantity_taken: 1,
          taken_at: new Date().toISOString(),
        }),
    }),

    search: (member: Member, nth: number): HttpRequest => ({
      path: "/rest/v1/rpc/search_medication_references",
      method: "POST",
      headers: { ...as(member), "content-type": "application/json" },
      body: () => JSON.stringify({ query: WORDS[nth % WORDS.length], max_results: 5 }),
    }),

    symptoms: (member: Member): HttpRequest => ({
      path: rest("symptoms_medications", { select: SYMPTOMS, order: "symptome_fr.asc" }),
      headers: as(member),
    }),

    page: (member: Member, nth: number): HttpRequest => ({
      path: PAGES[nth % PAGES.length] ?? "",
      headers: from(member),
    }),

    refresh: (member: Member): HttpRequest => ({
      path: "/auth/v1/token?grant_type=refresh_token",
      method: "POST",
      headers: { ...from(member), ...json },
      body: () => JSON.stringify({ refresh_token: member.refreshToken }),
    }),

    signIn: (
      who: Pick<Member, "address" | "email">,
      password: string,
      captcha: string,
    ): HttpRequest => ({
      path: "/auth/v1/token?grant_type=password",
      method: "POST",
      headers: { "x-forwarded-for": who.address, ...json },
      body: () =>
        JSON.stringify({
          email: who.email,
          password,
          gotrue_meta_security: { captcha_token: captcha },
        }),
    }),
  };
}

export type LoadRequests = ReturnType<typeof createRequests>;
