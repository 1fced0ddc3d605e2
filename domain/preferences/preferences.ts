import type { Day } from "../calendar/day.ts";
import type { Checked } from "../draft.ts";
import type { FeatureFlag } from "../flags/product-flags.ts";
import { isLanguage, type Language } from "../locale/locales.ts";
import { orNull } from "../stored-row.ts";
import { storedDay } from "../stored-values.ts";

/** The cards of the settings page that one form saves together. */
export const FORM_SECTIONS = ["general", "security", "privacy"] as const;

/**
 * The one place where a preference is changed: a card of the settings page, the reminders on the page of alerts, the
 * devices that ring, the notice about another time zone, or a question of the inventory or of the home.
 */
export type PreferenceSection =
  | (typeof FORM_SECTIONS)[number]
  | "alerts"
  | "devices"
  | "zone"
  | "inventory"
  | "home";

interface Common {
  /** The column of `user_preferences`. */
  readonly column: string;
  readonly section: PreferenceSection;
  /** Whether the catalogue has a sentence of help for it. */
  readonly hasHelp?: true;
  /** The part of the product without which it is not offered. */
  readonly feature?: FeatureFlag;
  /** Whether archives of former versions lack it. */
  readonly isNewInArchive?: true;
}

type Description = Common &
  (
    | { readonly kind: "switch"; readonly byDefault: boolean }
    | { readonly kind: "minutes"; readonly byDefault: number; readonly choices: readonly number[] }
    | { readonly kind: "language" }
    | { readonly kind: "zone"; readonly byDefault: null }
    | { readonly kind: "day"; readonly byDefault: null }
  );

/**
 * Every preference of an account, in the order in which forms show them: second specification, section 9. Its column,
 * default and form follow from its description.
 */
export const PREFERENCES = {
  language: { kind: "language", column: "language", section: "general", hasHelp: true },
  notifiesReminders: {
    kind: "switch",
    column: "reminder_notifications",
    byDefault: true,
    section: "alerts",
  },
  /** Minutes before the hour of a dose at which a reminder may be sent. */
  reminderAdvance: {
    kind: "minutes",
    column: "reminder_advance_minutes",
    byDefault: 15,
    choices: [5, 10, 15, 30, 60],
    section: "alerts",
  },
  notifiesByEmail: {
    kind: "switch",
    column: "email_notifications",
    byDefault: true,
    section: "alerts",
  },
  notifiesByPush: {
    kind: "switch",
    column: "push_notifications",
    byDefault: false,
    section: "devices",
    feature: "push_reminders",
  },
  hidesMedicineNames: {
    kind: "switch",
    column: "hides_medicine_names",
    byDefault: true,
    section: "alerts",
    hasHelp: true,
  },
  sendsWeeklyReport: {
    kind: "switch",
    column: "weekly_report",
    byDefault: true,
    section: "alerts",
    feature: "weekly_report",
  },
  sendsReminderMails: {
    kind: "switch",
    column: "reminder_mails",
    byDefault: true,
    section: "alerts",
  },
  sendsEscalationMails: {
    kind: "switch",
    column: "escalation_mails",
    byDefault: true,
    section: "alerts",
  },
  sendsRenewalMails: {
    kind: "switch",
    column: "renewal_mails",
    byDefault: true,
    section: "alerts",
    isNewInArchive: true,
  },
  alertsOnLogin: {
    kind: "switch",
    column: "login_alerts",
    byDefault: true,
    section: "security",
    hasHelp: true,
  },
  /** Minutes without activity after which a session ends. */
  sessionTimeout: {
    kind: "minutes",
    column: "session_timeout_minutes",
    byDefault: 30,
    choices: [15, 30, 60, 120],
    section: "security",
    hasHelp: true,
  },
  keepsActivity: {
    kind: "switch",
    column: "analytics_enabled",
    byDefault: true,
    section: "privacy",
    hasHelp: true,
  },
  sharesErrors: {
    kind: "switch",
    column: "data_sharing",
    byDefault: false,
    section: "privacy",
    hasHelp: true,
  },
  acceptsMarketing: {
    kind: "switch",
    column: "marketing_emails",
    byDefault: false,
    section: "privacy",
    hasHelp: true,
  },
  /** Null until a browser has sent it: until then hours are those of Europe/Paris. */
  timeZone: { kind: "zone", column: "time_zone", byDefault: null, section: "zone" },
  /** Whether the owner was asked if the boxes from before homes are for the whole home, and answered. */
  homeQuestionAnswered: {
    kind: "switch",
    column: "home_question_answered",
    byDefault: false,
    section: "inventory",
    isNewInArchive: true,
  },
  /** From when on the home screen asks whether the home is ready for a night; null asks at once. */
  readinessDueOn: { kind: "day", column: "readiness_due_on", byDefault: null, section: "home" },
} as const satisfies Record<string, Description>;

type Descriptions = typeof PREFERENCES;
type PreferenceName = keyof Descriptions;
export type PreferenceColumn = Descriptions[PreferenceName]["column"];

type NamesWhere<Part> = {
  [Name in PreferenceName]: Descriptions[Name] extends Part ? Name : never;
}[PreferenceName];

type PreferenceSwitch = NamesWhere<{ kind: "switch" }>;
type PreferenceMinutes = NamesWhere<{ kind: "minutes" }>;
/** Those that the settings form shows. */
export type PreferenceField = NamesWhere<{ section: (typeof FORM_SECTIONS)[number] }>;
/** Those that are told as words elsewhere: their name stands in the catalogue once, for each place that shows them. */
export type ShownPreference = PreferenceField | NamesWhere<{ section: "alerts" | "devices" }>;
/** The switches of the reminders. */
export type ReminderSwitch = PreferenceSwitch & NamesWhere<{ section: "alerts" }>;
type PreferenceWithHelp = NamesWhere<{ hasHelp: true }>;

interface ValueOf {
  switch: boolean;
  minutes: number;
  language: Language;
  zone: string | null;
  day: Day | null;
}

/** What an account chose, on whatever device it is signed in. */
export type Preferences = {
  readonly [Name in PreferenceName]: ValueOf[Descriptions[Name]["kind"]];
};

/** The part of them that the settings form shows. */
export type FormPreferences = Pick<Preferences, PreferenceField>;

/** A change of what one place outside the settings form changes. */
export type PreferenceChange<Section extends PreferenceSection> = Partial<
  Pick<Preferences, NamesWhere<{ section: Section }>>
>;

/** The same as they are stored, where a language may be one that this version does not know. */
type PreferenceRow = {
  readonly [Name in PreferenceName as Descriptions[Name]["column"]]: Descriptions[Name]["kind"] extends "language"
    ? string
    : Descriptions[Name]["kind"] extends "day"
      ? string | null
      : ValueOf[Descriptions[Name]["kind"]];
};

export const hasHelp = (name: PreferenceName): name is PreferenceWithHelp =>
  "hasHelp" in PREFERENCES[name];

export const isMinutes = (name: PreferenceName): name is PreferenceMinutes =>
  PREFERENCES[name].kind === "minutes";

/** What an address names to lead to the control of a preference. */
export const preferenceAnchor = (name: ShownPreference): string => `preference-${name}`;

/** @param features the parts of the product that are on; undefined while nobody knows */
export function isOffered(name: PreferenceName, features: readonly string[] | undefined): boolean {
  const preference: Description = PREFERENCES[name];
  return preference.feature === undefined || features?.includes(preference.feature) !== false;
}

const entries = Object.entries(PREFERENCES) as readonly [PreferenceName, Description][];

export const PREFERENCE_COLUMNS = entries.map(([, { column }]) => column as PreferenceColumn);

export const PREFERENCE_FIELDS = entries
  .filter(([, { section }]) => FORM_SECTIONS.some((each) => each === section))
  .map(([name]) => name as PreferenceField);

/** What an account that chose nothing gets. */
export const DEFAULT_PREFERENCES = Object.fromEntries(
  entries.flatMap(([name, preference]) =>
    preference.kind === "language" ? [] : [[name, preference.byDefault]],
  ),
) as Omit<Preferences, "language">;

/** @param spoken the language where none is stored that is known */
export function preferencesFromRow(row: PreferenceRow | null, spoken: Language): Preferences {
  if (!row) return { ...DEFAULT_PREFERENCES, language: spoken };
  return Object.fromEntries(
    entries.map(([name, preference]) => [
      name,
      known(preference, row[preference.column as PreferenceColumn], spoken),
    ]),
  ) as unknown as Preferences;
}

/** A stored value that is not on its list is replaced: a form could not show it. */
function known(preference: Description, stored: unknown, spoken: Language): unknown {
  if (preference.kind === "language") return isLanguage(String(stored)) ? stored : spoken;
  if (preference.kind === "day") return orNull(() => storedDay(stored));
  if (preference.kind !== "minutes") return stored;
  return preference.choices.some((minutes) => minutes === stored) ? stored : preference.byDefault;
}

/** The columns of a change. */
export function preferenceColumns(change: Partial<Preferences>): Partial<PreferenceRow> {
  return Object.fromEntries(
    entries.flatMap(([name, { column }]) => (name in change ? [[column, change[name]]] : [])),
  );
}

/** What a form holds: what is chosen from a list is text. */
export type PreferencesDraft = {
  readonly [Name in PreferenceField]: FormPreferences[Name] extends boolean ? boolean : string;
};

type Listed = Exclude<PreferenceField, PreferenceSwitch>;
type Wrong = Partial<Record<Listed, "unknown">>;

/** Everything is chosen from a list, so that what is not on it came from somewhere else. */
export function checkPreferences(draft: PreferencesDraft): Checked<FormPreferences, Wrong> {
  const values: Partial<Record<PreferenceField, unknown>> = {};
  for (const field of PREFERENCE_FIELDS) {
    const value = chosen(PREFERENCES[field], draft[field]);
    if (value === undefined) return { ok: false, wrong: { [field]: "unknown" } };
    values[field] = value;
  }
  return { ok: true, value: values as FormPreferences };
}

function chosen(preference: Description, typed: boolean | string) {
  if (preference.kind === "minutes") {
    return preference.choices.find((minutes) => String(minutes) === typed);
  }
  return preference.kind === "language" && !isLanguage(String(typed)) ? undefined : typed;
}

/** As a form shows them. */
export function preferencesDraft(preferences: FormPreferences): PreferencesDraft {
  return Object.fromEntries(
    PREFERENCE_FIELDS.map((field) => {
      const value = preferences[field];
      return [field, typeof value === "boolean" ? value : String(value)];
    }),
  ) as PreferencesDraft;
}

/** How many of them a form changes. */
export function changedPreferences(before: PreferencesDraft, after: PreferencesDraft): number {
  return PREFERENCE_FIELDS.filter((field) => before[field] !== after[field]).length;
}
