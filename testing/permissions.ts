/**
 * Who may do what with each table of the API, as one table to read: S select, I insert, U update,
 * D delete. What is not listed here is refused, also for roles that are not listed. A table of the API
 * without a line fails the test that reads this one, so no table is born unprotected.
 */

/** Whom a household invited to its profiles, and how far that went; up to "unopened" it was to manage them. */
export const standings = [
  "pending",
  "unconfirmed",
  "declined",
  "revoked",
  "unopened",
  "view",
  "edit",
  "manage",
] as const;

export type Standing = (typeof standings)[number];

/**
 * `passwordOnly` is the owner who asked for a second proof at sign-in and has not given it yet. `helper` has no account,
 * and the link of a page that the household made: what its functions give stands in `helperFunctions`, and the tables
 * give nothing.
 */
export const actors = [
  "signedOut",
  "helper",
  "stranger",
  "owner",
  "passwordOnly",
  ...standings,
  "admin",
] as const;

export type Actor = (typeof actors)[number];
export type Right = "S" | "I" | "U" | "D";

type Line = Partial<Record<Actor, string>>;

/** The same list for everybody who is signed in: nobody owns a line of it. */
const reference: Line = {
  stranger: "S",
  owner: "S",
  passwordOnly: "S",
  pending: "S",
  unconfirmed: "S",
  declined: "S",
  revoked: "S",
  unopened: "S",
  view: "S",
  edit: "S",
  manage: "S",
  admin: "S",
};

/** What is published; drafts are their own table below. */
const published: Line = { ...reference, signedOut: "S", helper: "S", admin: "SIUD" };

export const permissions = {
  profiles: { owner: "SIUD", view: "S", edit: "SU", manage: "SU" },
  profile_details: { owner: "SIU", view: "S", edit: "SIU", manage: "SIU" },
  profile_conditions: { owner: "SIUD", view: "S", edit: "SIUD", manage: "SIUD" },
  profile_weights: { owner: "SIUD", view: "S", edit: "SIUD", manage: "SIUD" },
  profile_cards: { owner: "SIU", view: "S", edit: "SIU", manage: "SIU" },
  // Who has a link opens its sealed copy by a function, without an account.
  card_links: { owner: "SID" },
  // Made by a function alone, with its people and boxes.
  helper_pages: { owner: "SD" },
  // A function makes them, and returns the secret once; a program of calendars opens them by another one.
  calendar_feeds: { owner: "SD" },
  medications: { owner: "SIUD", view: "S", edit: "SIU", manage: "SIUD" },
  medication_reminders: { owner: "SIUD", view: "S", edit: "SIUD", manage: "SIUD" },
  // The row is the owner's: carers delete the intakes they logged themselves.
  medication_intake_logs: { owner: "SID", view: "S", edit: "SI", manage: "SI" },
  // The row is the owner's: carers delete the entries they noted themselves.
  illness_entries: { owner: "SID", view: "S", edit: "SI", manage: "SI" },
  prescriptions: { owner: "SIUD", view: "S", edit: "SIU", manage: "SIUD" },
  // Written by the triggers of doses, boxes and compositions.
  intake_substances: { owner: "S", view: "S", edit: "S", manage: "S" },
  // Planned and answered by functions alone.
  planned_doses: { owner: "S", view: "S", edit: "S", manage: "S" },
  // Claimed, given up and ended by functions and triggers alone.
  dose_claims: { owner: "S", view: "S", edit: "S", manage: "S" },
  // The row is the owner’s: every account reads its own deliveries.
  reminder_deliveries: { owner: "S" },
  escalations: { owner: "SIUD", view: "S", edit: "S", manage: "S" },
  custom_alerts: { owner: "SIUD", view: "S", edit: "SIUD", manage: "SIUD" },
  // The row is the owner's: everybody dismisses for themselves.
  alert_dismissals: { owner: "SID", view: "I", edit: "I", manage: "I" },
  // The row is the caller's own, while it is pending or accepted; only the functions write it.
  profile_shares: {
    owner: "S",
    pending: "S",
    unopened: "S",
    view: "S",
    edit: "S",
    manage: "S",
  },
  profile_access_log: { owner: "S" },
  // What an import brought, nobody deletes.
  medication_references: { ...reference, admin: "SIUD" },
  // An import alone writes them.
  substances: reference,
  reference_substances: reference,
  reference_packs: reference,
  generic_groups: reference,
  generic_group_members: reference,
  reference_availability: reference,
  // Published and taken back by functions alone, for admins.
  recalls: reference,
  recall_products: reference,
  reference_information: reference,
  // Those that are active; an admin sees the others too.
  online_pharmacies: { ...reference, admin: "SIUD" },
  user_pharmacy_preferences: { owner: "SIUD" },
  user_preferences: { owner: "SIUD" },
  user_roles: { owner: "S" },
  // Added by the function alone, which knows where messages may be sent.
  push_subscriptions: { owner: "SD" },
  user_activity_logs: { owner: "SI" },
  // Nobody changes what was looked for; it ends with its account or its profile.
  symptom_searches: { owner: "SI" },
  // Visitors ask about a symptom before they have an account.
  symptoms_medications: published,
  health_products: published,
  // Written by the function alone, which asks for the captcha and counts attempts; admins note what became of them.
  contact_messages: { admin: "SUD" },
  // Written by the triggers of the tables that admins write.
  admin_log: { admin: "S" },
  // Everybody else reads by a function which flags are on for them, without the targeting.
  feature_flags: { admin: "SIUD" },
  // Written by the trigger alone.
  feature_flags_history: { admin: "S" },
  // The row is the household’s: every admin keeps their own.
  article_drafts: { admin: "I" },
  blog_posts: published,
  faq_items: published,
  homepage_content: published,
  press_mentions: published,
  site_images: published,
  site_metadata: published,
  testimonials: published,
} as const satisfies Record<string, Line>;

export type Relation = keyof typeof permissions;

export const relations = Object.keys(permissions) as Relation[];

/**
 * The whole level of a helper, for the people and boxes of one page in its hours: what each function does for somebody
 * without an account who has the secret of its link. Nobody without that secret learns anything from them.
 */
export const helperFunctions = {
  open_helper_page:
    "reads the page: its people, their allergies, its boxes and their doses of 24 hours",
  record_helper_dose: "records a dose of a box of the page, within its quantity",
  undo_helper_dose: "takes back a dose that the same link recorded in the last ten minutes",
} as const;

/** The tables whose rows can wait unpublished: then only admins know of them. */
export const draftable = [
  "blog_posts",
  "faq_items",
  "homepage_content",
  "online_pharmacies",
  "press_mentions",
  "site_images",
  "testimonials",
] as const satisfies readonly Relation[];

export type Draftable = (typeof draftable)[number];

export function may(actor: Actor, right: Right, relation: Relation): boolean {
  const line: Line = permissions[relation];
  return line[actor]?.includes(right) ?? false;
}

/** Who may listen to the topics of the household: of its first profile, of its home, and of its account. */
export const topics = {
  profile: ["owner", "view", "edit", "manage"],
  home: ["owner", "view", "edit", "manage"],
  person: ["owner"],
} as const satisfies Record<string, readonly Actor[]>;

export type TopicKind = keyof typeof topics;

export const mayListen = (actor: Actor, kind: TopicKind): boolean =>
  (topics[kind] as readonly Actor[]).includes(actor);

/** The tables whose changes are broadcast, by the noun of the message. A table with such a trigger and without a line fails. */
export const announced = {
  medication_intake_logs: "intakes",
  illness_entries: "illness",
  prescriptions: "prescriptions",
  planned_doses: "doses",
  dose_claims: "claims",
  medication_reminders: "doses",
  medications: "boxes",
  custom_alerts: "alerts",
  alert_dismissals: "alerts",
  profiles: "people",
  profile_details: "people",
  profile_conditions: "people",
  profile_cards: "people",
  profile_shares: "shares",
  user_preferences: "preferences",
} as const satisfies Partial<Record<Relation, string>>;

/** The columns that say whose a row is. No update moves them, for anybody. */
export const ownershipColumns: Partial<Record<Relation, readonly string[]>> = {
  profiles: ["id", "created_by", "is_primary"],
  profile_details: ["profile_id"],
  profile_conditions: ["profile_id", "condition"],
  profile_cards: ["profile_id"],
  card_links: ["id", "profile_id", "opened_count", "last_opened_at", "created_at"],
  helper_pages: ["id", "user_id", "starts_at", "ends_at", "opened_count", "created_at"],
  calendar_feeds: ["id", "profile_id", "opened_count", "last_opened_at", "created_at"],
  profile_weights: ["profile_id", "measured_on", "confirmed_by", "created_at"],
  medications: ["id", "user_id", "profile_id", "for_profile_id"],
  medication_reminders: ["id", "medication_id"],
  planned_doses: ["id", "reminder_id", "medication_id", "profile_id", "user_id", "intake_id"],
  dose_claims: ["id", "profile_id", "planned_dose_id", "user_id"],
  reminder_deliveries: ["id", "planned_dose_id", "user_id", "sent_at"],
  escalations: ["profile_id"],
  medication_intake_logs: ["id", "user_id", "profile_id", "medication_id", "quantity_deducted"],
  illness_entries: ["id", "profile_id", "user_id", "created_at"],
  prescriptions: ["id", "profile_id", "created_at"],
  intake_substances: ["intake_id", "substance_id", "profile_id"],
  medication_references: ["id"],
  substances: ["id"],
  reference_substances: ["reference_id", "substance_id"],
  reference_packs: ["cip13", "reference_id"],
  generic_groups: ["number"],
  generic_group_members: ["group_number", "cis"],
  reference_availability: ["cis", "cip13"],
  recalls: ["id", "created_at"],
  recall_products: ["recall_id", "reference_id"],
  reference_information: ["id", "cis"],
  user_pharmacy_preferences: ["user_id"],
  user_preferences: ["user_id"],
  user_roles: ["user_id", "role"],
  custom_alerts: ["id", "user_id", "profile_id"],
  alert_dismissals: ["user_id", "profile_id", "alert_key"],
  profile_shares: [
    "id",
    "profile_id",
    "shared_by",
    "shared_with_email",
    "shared_with_user_id",
    "permission_type",
    "status",
    "accepted_at",
  ],
  profile_access_log: ["id", "profile_id", "user_id", "actor_name", "happened_at"],
  push_subscriptions: ["id", "user_id", "endpoint", "gone_at"],
  user_activity_logs: ["id", "user_id"],
  admin_log: ["id", "admin_id", "admin_email", "happened_at"],
  contact_messages: ["id", "full_name", "email", "subject", "message", "created_at"],
  feature_flags: ["id", "created_by"],
  feature_flags_history: ["id", "feature_flag_id", "changed_at", "changed_by"],
  symptom_searches: ["id", "user_id", "profile_id"],
};
