import type { Relation } from "../permissions.ts";

/** The tables that keep health data, and the columns by which a row names the account that it is of. */
export const HEALTH_TABLES = {
  profiles: ["created_by"],
  profile_details: ["profile_id"],
  profile_conditions: ["profile_id"],
  profile_weights: ["profile_id"],
  profile_cards: ["profile_id"],
  illness_entries: ["profile_id"],
  prescriptions: ["profile_id"],
  medications: ["user_id"],
  medication_reminders: ["medication_id"],
  medication_intake_logs: ["profile_id"],
  custom_alerts: ["user_id"],
  dose_claims: ["profile_id"],
  symptom_searches: ["user_id", "profile_id"],
  user_activity_logs: ["user_id"],
  helper_pages: ["user_id"],
  card_links: ["profile_id"],
  calendar_feeds: ["profile_id"],
} as const satisfies Partial<Record<Relation, readonly string[]>>;

export type HealthTable = keyof typeof HEALTH_TABLES;

export const healthTables = Object.keys(HEALTH_TABLES) as HealthTable[];

/** An account gave its consent to keep health data and took it back, as a statement. */
export const revokeConsentOf = (account: string) =>
  `update public.user_preferences
   set health_consent_version = '2026-11-26', health_consent_at = now(), health_consent_revoked_at = now()
   where user_id = '${account}'`;
