import { PREFERENCE_COLUMNS } from "#domain/preferences/preferences.ts";
import type { Relation } from "../permissions.ts";

interface Columns {
  /** What may be given when a row is added. */
  readonly insert: string;
  /** What may be changed of a row that is there. */
  readonly update: string;
}

/**
 * The columns that people may write in the tables where they write at all, admins aside. What is not named is
 * refused to everybody, whatever else the request holds; a column that a migration adds cannot be written by anybody until
 * it stands here.
 */
export const writableColumns: Partial<Record<Relation, Columns>> = {
  alert_dismissals: { insert: "user_id profile_id alert_key", update: "" },
  calendar_feeds: { insert: "", update: "" },
  card_links: { insert: "id profile_id sealed expires_at", update: "" },
  custom_alerts: {
    insert:
      "id user_id profile_id medication_id title message alert_date alert_time priority repeats ends_on",
    update: "medication_id title message alert_date alert_time priority repeats ends_on",
  },
  dose_claims: { insert: "", update: "" },
  escalations: { insert: "profile_id delay_minutes", update: "delay_minutes" },
  intake_substances: { insert: "", update: "" },
  helper_pages: { insert: "", update: "" },
  illness_entries: { insert: "id profile_id kind noted_at celsius words", update: "" },
  medication_intake_logs: {
    insert: "id user_id profile_id medication_id quantity_taken taken_at notes confirmed_warnings",
    update: "",
  },
  medication_reminders: {
    insert:
      "id medication_id reminder_time weekdays starts_on ends_on paused_at paused_until quantity",
    update: "reminder_time weekdays starts_on ends_on paused_at paused_until quantity",
  },
  medications: {
    insert:
      "id user_id profile_id reference_id name dosage form total_quantity current_quantity expiry_date opened_on posology notes is_common location in_use_days official_number lot gtin",
    // The profile may be another one that the caller edits, of the same account: see the tests of rights.
    update:
      "profile_id reference_id name dosage form total_quantity current_quantity expiry_date opened_on posology notes is_common location in_use_days course_stopped_on course_stop_reason course_stop_note official_number lot gtin",
  },
  planned_doses: { insert: "", update: "" },
  prescriptions: {
    insert: "id profile_id prescriber issued_on ends_on renewal_days lines boxed_lines",
    update: "prescriber issued_on ends_on renewal_days lines boxed_lines",
  },
  profile_access_log: { insert: "", update: "" },
  profile_cards: {
    insert:
      "profile_id blood_group reacting_allergies reactions implants first_contact_name first_contact_phone first_contact_relation second_contact_name second_contact_phone second_contact_relation languages donor_wish shown_lines",
    update:
      "blood_group reacting_allergies reactions implants first_contact_name first_contact_phone first_contact_relation second_contact_name second_contact_phone second_contact_relation languages donor_wish shown_lines",
  },
  profile_conditions: {
    insert: "profile_id condition state since until last_period_on due_on",
    update: "state since until last_period_on due_on",
  },
  profile_details: {
    insert:
      "profile_id phone allergies picked_allergies unrecognized_allergies taken_treatments untaken_treatments weight_unit height_unit height treating_doctor_name treating_doctor_phone treating_doctor_email treating_doctor_address treating_doctor_appointment_link default_pharmacy_id updated_at",
    update:
      "phone allergies picked_allergies unrecognized_allergies taken_treatments untaken_treatments weight_unit height_unit height treating_doctor_name treating_doctor_phone treating_doctor_email treating_doctor_address treating_doctor_appointment_link default_pharmacy_id",
  },
  profile_shares: { insert: "", update: "" },
  profile_weights: {
    insert: "profile_id measured_on weight confirmed_at",
    update: "weight confirmed_at",
  },
  profiles: {
    // A policy refuses is_primary all the same: it is switched by a function.
    insert:
      "id first_name last_name is_primary profile_type date_of_birth weight weight_measured_on weight_confirmed_at height default_pharmacy_id created_by",
    update:
      "first_name last_name profile_type date_of_birth weight weight_measured_on weight_confirmed_at height default_pharmacy_id",
  },
  push_subscriptions: { insert: "", update: "" },
  reminder_deliveries: { insert: "", update: "" },
  symptom_searches: {
    insert: "id user_id profile_id symptoms_text country_context found_medications",
    update: "",
  },
  user_activity_logs: {
    insert: "id user_id activity_type activity_data page_url user_agent",
    update: "",
  },
  user_pharmacy_preferences: {
    // An upsert writes its key again; a policy keeps the row its account's.
    insert: "user_id pharmacy_id is_preferred notes last_used",
    update: "user_id pharmacy_id is_preferred notes last_used",
  },
  user_preferences: {
    insert: ["user_id", ...PREFERENCE_COLUMNS].join(" "),
    update: PREFERENCE_COLUMNS.join(" "),
  },
  user_roles: { insert: "", update: "" },
};
