import { PREFERENCES } from "../preferences/preferences.ts";

/** What a column holds; with a `?` it may hold nothing, and an archive of a former version may lack it. */
type Sort =
  | "id"
  | "text"
  | "flag"
  | "number"
  | "day"
  | "time"
  | "moment"
  | "data"
  | "texts"
  | "numbers";
export type Column = Sort | `${Sort}?`;

export interface ArchiveTable {
  /** In the order of the files. */
  readonly columns: Readonly<Record<string, Column>>;
  /** Rows that an archive may hold to be taken back, as the database bounds an account; 0 for what is for reading alone. */
  readonly maxRows: number;
  /** The bound is that of each profile. How many rows there are in all is bounded by the bytes of an archive. */
  readonly isPerProfile?: true;
  /** An archive of a former version lacks it. */
  readonly isNew?: true;
}

export const ARCHIVE_FORMAT = "trousse-account";
/** Raised when an older Trousse could no longer read what a newer one writes. */
export const ARCHIVE_VERSION = 1;

const PREFERENCE_SORTS = {
  switch: "flag",
  minutes: "number",
  language: "text",
  zone: "text?",
  day: "day?",
} as const satisfies Record<string, Column>;

const PREFERENCE_ARCHIVE_COLUMNS: Readonly<Record<string, Column>> = Object.fromEntries(
  Object.values(PREFERENCES).map((preference): [string, Column] => {
    const sort = PREFERENCE_SORTS[preference.kind];
    return [preference.column, "isNewInArchive" in preference ? (`${sort}?` as Column) : sort];
  }),
);

/** What an account can take back, in the order it is written: a row stands behind those it names. */
export const OWNED_TABLES = {
  profiles: {
    maxRows: 200,
    columns: {
      id: "id",
      first_name: "text?",
      last_name: "text?",
      is_primary: "flag",
      profile_type: "text",
      date_of_birth: "day?",
      weight: "number?",
      weight_measured_on: "day?",
      weight_confirmed_at: "moment?",
      weight_confirmed_by: "text?",
      height: "number?",
      default_pharmacy_id: "id?",
      created_at: "moment",
    },
  },
  profile_details: {
    maxRows: 200,
    columns: {
      profile_id: "id",
      phone: "text?",
      allergies: "texts",
      picked_allergies: "texts?",
      unrecognized_allergies: "texts?",
      taken_treatments: "texts?",
      untaken_treatments: "texts?",
      weight_unit: "text",
      height_unit: "text",
      height: "number?",
      treating_doctor_name: "text?",
      treating_doctor_phone: "text?",
      treating_doctor_email: "text?",
      treating_doctor_address: "text?",
      treating_doctor_appointment_link: "text?",
      default_pharmacy_id: "id?",
    },
  },
  profile_conditions: {
    maxRows: 4800,
    isNew: true,
    columns: {
      profile_id: "id",
      condition: "text",
      state: "text",
      since: "day?",
      until: "day?",
      last_period_on: "day?",
      due_on: "day?",
    },
  },
  profile_weights: {
    maxRows: 20_000,
    isPerProfile: true,
    isNew: true,
    columns: {
      profile_id: "id",
      measured_on: "day",
      weight: "number",
      confirmed_at: "moment?",
      confirmed_by: "text?",
    },
  },
  profile_cards: {
    maxRows: 200,
    isNew: true,
    columns: {
      profile_id: "id",
      blood_group: "text?",
      reacting_allergies: "texts",
      reactions: "texts",
      implants: "text?",
      first_contact_name: "text?",
      first_contact_phone: "text?",
      first_contact_relation: "text?",
      second_contact_name: "text?",
      second_contact_phone: "text?",
      second_contact_relation: "text?",
      languages: "text?",
      donor_wish: "text?",
      shown_lines: "texts",
    },
  },
  user_preferences: { maxRows: 1, columns: PREFERENCE_ARCHIVE_COLUMNS },
  escalations: { maxRows: 200, columns: { profile_id: "id", delay_minutes: "number" } },
  medications: {
    maxRows: 10_000,
    columns: {
      id: "id",
      profile_id: "id?",
      reference_id: "id?",
      name: "text",
      dosage: "text",
      form: "text",
      total_quantity: "number",
      current_quantity: "number",
      expiry_date: "day",
      opened_on: "day?",
      posology: "text?",
      notes: "text?",
      is_common: "flag?",
      location: "text?",
      in_use_days: "number?",
      course_stopped_on: "day?",
      course_stop_reason: "text?",
      course_stop_note: "text?",
      official_number: "text?",
      lot: "text?",
      gtin: "text?",
      created_at: "moment",
    },
  },
  medication_intake_logs: {
    maxRows: 50_000,
    isPerProfile: true,
    columns: {
      id: "id",
      user_id: "id?",
      profile_id: "id",
      medication_id: "id?",
      medication_name: "text",
      medication_dosage: "text",
      medication_form: "text",
      quantity_taken: "number",
      quantity_deducted: "number",
      taken_at: "moment",
      notes: "text?",
      confirmed_warnings: "texts?",
      helper_name: "text?",
      created_at: "moment",
    },
  },
  prescriptions: {
    maxRows: 500,
    isPerProfile: true,
    isNew: true,
    columns: {
      id: "id",
      profile_id: "id",
      prescriber: "text?",
      issued_on: "day?",
      ends_on: "day?",
      renewal_days: "number?",
      lines: "texts",
      boxed_lines: "texts",
      created_at: "moment",
    },
  },
  illness_entries: {
    maxRows: 20_000,
    isPerProfile: true,
    isNew: true,
    columns: {
      id: "id",
      user_id: "id?",
      profile_id: "id",
      kind: "text",
      noted_at: "moment",
      celsius: "number?",
      words: "text?",
      created_at: "moment",
    },
  },
  intake_substances: {
    maxRows: 200_000,
    isNew: true,
    columns: {
      intake_id: "id",
      substance_id: "text",
      milligrams: "number?",
      weighed_as: "text?",
      unknown_because: "text?",
    },
  },
  medication_reminders: {
    maxRows: 500,
    columns: {
      id: "id",
      medication_id: "id",
      reminder_time: "time",
      weekdays: "numbers",
      starts_on: "day?",
      ends_on: "day?",
      paused_at: "moment?",
      paused_until: "day?",
      quantity: "number",
      created_at: "moment",
    },
  },
  custom_alerts: {
    maxRows: 2000,
    columns: {
      id: "id",
      profile_id: "id?",
      medication_id: "id?",
      title: "text",
      message: "text?",
      alert_date: "day",
      alert_time: "time",
      priority: "text",
      repeats: "text",
      ends_on: "day?",
      created_at: "moment",
    },
  },
  alert_dismissals: {
    maxRows: 5000,
    columns: { profile_id: "id", alert_key: "text", dismissed_at: "moment" },
  },
  user_pharmacy_preferences: {
    maxRows: 1000,
    columns: { pharmacy_id: "id", is_preferred: "flag", notes: "text?", last_used: "moment?" },
  },
  symptom_searches: {
    maxRows: 5000,
    columns: {
      id: "id",
      profile_id: "id?",
      symptoms_text: "text",
      country_context: "text",
      found_medications: "data",
      created_at: "moment",
    },
  },
  user_activity_logs: {
    maxRows: 10_000,
    columns: {
      id: "id",
      activity_type: "text",
      activity_data: "data",
      page_url: "text?",
      user_agent: "text?",
      created_at: "moment",
    },
  },
} as const satisfies Record<string, ArchiveTable>;

/** What is told and not taken back: made anew by the product, given by others, or a record of what happened. */
export const EXPORT_ONLY_TABLES = {
  planned_doses: {
    maxRows: 0,
    columns: {
      id: "id",
      reminder_id: "id?",
      medication_id: "id",
      profile_id: "id",
      on_day: "day",
      wall_time: "time",
      planned_at: "moment",
      quantity: "number",
      state: "text",
      intake_id: "id?",
      answered_at: "moment?",
    },
  },
  reminder_deliveries: {
    maxRows: 0,
    columns: {
      id: "id",
      planned_dose_id: "id",
      channel: "text",
      occasion: "text",
      tell_at: "moment",
      state: "text",
      reason: "text?",
      sent_at: "moment?",
      shown_at: "moment?",
      acted_at: "moment?",
    },
  },
  profile_shares: {
    maxRows: 0,
    columns: {
      id: "id",
      profile_id: "id",
      shared_by: "id",
      shared_with_email: "text",
      permission_type: "text",
      notes: "text?",
      status: "text",
      accepted_at: "moment?",
      created_at: "moment",
    },
  },
  profile_access_log: {
    maxRows: 0,
    columns: {
      id: "id",
      profile_id: "id",
      actor_name: "text?",
      action: "text",
      subject: "text",
      label: "text?",
      happened_at: "moment",
    },
  },
  card_links: {
    maxRows: 0,
    columns: {
      id: "id",
      profile_id: "id",
      expires_at: "moment",
      opened_count: "number",
      last_opened_at: "moment?",
      created_at: "moment",
    },
  },
  helper_pages: {
    maxRows: 0,
    columns: {
      id: "id",
      helper_name: "text",
      country: "text",
      starts_at: "moment",
      ends_at: "moment",
      first_contact_name: "text?",
      first_contact_phone: "text?",
      second_contact_name: "text?",
      second_contact_phone: "text?",
      address: "text?",
      note: "text?",
      opened_count: "number",
      last_opened_at: "moment?",
      created_at: "moment",
    },
  },
  calendar_feeds: {
    maxRows: 0,
    columns: {
      id: "id",
      profile_id: "id",
      opened_count: "number",
      last_opened_at: "moment?",
      created_at: "moment",
    },
  },
  push_subscriptions: {
    maxRows: 0,
    columns: { id: "id", device: "text", created_at: "moment", last_used_at: "moment?" },
  },
  user_roles: { maxRows: 0, columns: { role: "text", granted_at: "moment" } },
} as const satisfies Record<string, ArchiveTable>;

export type OwnedTable = keyof typeof OWNED_TABLES;
export type ExportOnlyTable = keyof typeof EXPORT_ONLY_TABLES;
export type ArchiveRow = Readonly<Record<string, unknown>>;

export const ownedTables = Object.keys(OWNED_TABLES) as OwnedTable[];
export const exportOnlyTables = Object.keys(EXPORT_ONLY_TABLES) as ExportOnlyTable[];

/** Somebody else's profile that the account may see: named, since what it holds is not the account's. */
export interface NamedProfile {
  readonly name: string | null;
  readonly permission: string;
}

/** Where the account is signed in. */
export interface NamedSession {
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly device: string;
}

/** `data.json` of an archive. Rows are written as the tables hold them, so their columns keep their names. */
export interface Archive {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly version: typeof ARCHIVE_VERSION;
  readonly exportedAt: string;
  /** Where the account lives. */
  readonly origin: string;
  readonly account: { readonly id: string; readonly email: string };
  readonly tables: Readonly<Record<OwnedTable, readonly ArchiveRow[]>>;
  readonly told: Readonly<Record<ExportOnlyTable, readonly ArchiveRow[]>> & {
    readonly sessions: readonly NamedSession[];
    readonly sharedProfiles: readonly NamedProfile[];
    /** The names of the accounts that gave the doses. */
    readonly doseGivers: readonly { readonly account: string; readonly name: string | null }[];
  };
}

/** What an import does, or would do, to one table. */
export interface TableChange {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows that name a profile, a medicine or a pharmacy that is not there, or not this account's. */
  readonly leftOut: number;
}

export type ImportReport = Readonly<Record<OwnedTable, TableChange>>;

export function changesAnything(report: ImportReport): boolean {
  return ownedTables.some((table) => report[table].new + report[table].changed > 0);
}

/** What is left out of a whole import. */
export function countLeftOut(report: ImportReport): number {
  return ownedTables.reduce((count, table) => count + report[table].leftOut, 0);
}
