import { randomUUID as uuid } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { Relation } from "../permissions.ts";
import { aCompositionRow, isCompositionRelation, writeCompositions } from "./composition-rows.ts";
import { aContentRow, type Finder, writeContent } from "./content-rows.ts";

/** One account with one row in every table of the API, of the site's content too. */
export interface Household {
  readonly account: string;
  readonly email: string;
  readonly child: string;
  readonly medication: string;
  readonly alert: string;
  /** The column and value that find the household's row of each table. */
  readonly rows: Record<Relation, Finder>;
}

const aSubscription = () => `https://fcm.googleapis.com/fcm/send/${uuid()}`;

/** Written past every policy, as an operator would: the tests then come as people. */
export async function aHousehold(tx: Transaction, name: string): Promise<Household> {
  const [account, child, medication, alert] = [uuid(), uuid(), uuid(), uuid()];
  const [reminder, intake, activity, share, access] = [uuid(), uuid(), uuid(), uuid(), uuid()];
  const [search, dose, claim, delivery, draft] = [uuid(), uuid(), uuid(), uuid(), uuid()];
  const [illnessEntry, cardLink, prescription, calendarFeed] = [uuid(), uuid(), uuid(), uuid()];
  const helperPage = uuid();
  const email = `${name}-${account.slice(0, 8)}@example.org`;
  const insert = (sql: string, ...values: unknown[]) => tx.query(sql, values);

  await insert(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, now(), jsonb_build_object('first_name', $3::text, 'locale', 'fr-fr'))`,
    account,
    email,
    name,
  );
  await insert(
    `insert into public.profiles (id, first_name, profile_type, created_by) values ($1, 'Léa', 'child', $2)`,
    child,
    account,
  );
  await insert(`insert into public.profile_details (profile_id) values ($1)`, child);
  await insert(
    `insert into public.profile_conditions (profile_id, condition) values ($1, 'asthma_copd')`,
    child,
  );
  await insert(
    `insert into public.profile_weights (profile_id, measured_on, weight) values ($1, '2026-01-02', 20)`,
    child,
  );
  await insert(
    `insert into public.profile_cards (profile_id, blood_group) values ($1, 'O-')`,
    child,
  );
  await insert(
    `insert into public.card_links (id, profile_id, sealed, expires_at)
     values ($1, $2, 'c2VhbGVk', now() + interval '1 day')`,
    cardLink,
    child,
  );
  await insert(
    `insert into public.helper_pages (id, user_id, helper_name, country, starts_at, ends_at)
     values ($1, $2, 'Nina', 'FR', now(), now() + interval '1 day')`,
    helperPage,
    account,
  );
  await insert(
    `insert into public.calendar_feeds (id, profile_id, secret_digest, language, shows_medicines, shows_person)
     values ($1, $2, encode(sha256(uuid_send($1)), 'hex'), 'fr', false, false)`,
    calendarFeed,
    child,
  );
  await insert(
    `insert into public.illness_entries (id, profile_id, user_id, kind, noted_at, celsius)
     values ($1, $2, $3, 'temperature', '2020-01-01T03:00Z', 38.9)`,
    illnessEntry,
    child,
    account,
  );
  await insert(
    `insert into public.prescriptions (id, profile_id, prescriber, lines)
     values ($1, $2, 'Dr Diallo', '{Amoxicilline 500 mg}')`,
    prescription,
    child,
  );
  await insert(
    `insert into public.medications
       (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
     values ($1, $2, 'Doliprane', '1000 mg', 'Comprimé', 8, 8, '2030-01-31')`,
    medication,
    account,
  );
  await insert(
    `insert into public.medication_reminders (id, medication_id, reminder_time) values ($1, $2, '08:00')`,
    reminder,
    medication,
  );
  await insert(
    `insert into public.planned_doses
       (id, reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
     values ($1, $2, $3, $4, $4, '2020-01-01', '08:00', '2020-01-01T07:00Z', '2020-01-01T10:00Z', 1, 'missed')`,
    dose,
    reminder,
    medication,
    account,
  );
  await insert(
    `insert into public.reminder_deliveries
       (id, planned_dose_id, user_id, channel, occasion, tell_at, state, sent_at)
     values ($1, $2, $3, 'page', 'reminder', '2020-01-01T06:45Z', 'sent', '2020-01-01T06:45Z')`,
    delivery,
    dose,
    account,
  );
  await insert(`insert into public.escalations (profile_id) values ($1)`, child);
  await insert(
    `insert into public.medication_intake_logs (id, user_id, medication_id) values ($1, $2, $3)`,
    intake,
    account,
    medication,
  );
  // Of the child: a dose that the account records for itself ends no claim of another person.
  await insert(
    `insert into public.dose_claims (id, profile_id, user_id) values ($1, $2, $3)`,
    claim,
    child,
    account,
  );
  await insert(
    `insert into public.user_roles (user_id, role) values ($1, 'premium') on conflict do nothing`,
    account,
  );
  await insert(
    `insert into public.custom_alerts (id, user_id, title, alert_date) values ($1, $2, 'Renouveler', '2030-01-01')`,
    alert,
    account,
  );
  await insert(
    `insert into public.alert_dismissals (user_id, profile_id, alert_key) values ($1, $1, 'reminder')`,
    account,
  );
  await insert(
    `insert into public.user_activity_logs (id, user_id, activity_type) values ($1, $2, 'symptom_search')`,
    activity,
    account,
  );
  await insert(
    `insert into public.symptom_searches (id, user_id, symptoms_text, country_context)
     values ($1, $2, 'Mal de tête', 'France/Europe')`,
    search,
    account,
  );
  const [device] = await tx.query<{ id: string }>(
    "select private.save_push_subscription($1, $2, $3, $4, 'Firefox, Android') as id",
    [account, aSubscription(), "B".repeat(87), "a".repeat(22)],
  );
  const [, favourite] = await writeContent(tx, "online_pharmacies");
  await insert(
    `insert into public.user_pharmacy_preferences (user_id, pharmacy_id) values ($1, $2)`,
    account,
    favourite,
  );
  const [letter] = await tx.query<{ id: string }>(
    `insert into public.contact_messages (full_name, email, subject, message, language)
     values ('Zoé', 'zoe@example.org', 'Bonjour', 'Une question', 'fr') returning id`,
  );
  await insert(
    `insert into public.profile_shares (id, profile_id, shared_by, shared_with_email)
     values ($1, $2, $2, 'nobody@example.org')`,
    share,
    account,
  );
  await insert(
    `insert into public.profile_access_log (id, profile_id, actor_name, action, subject)
     values ($1, $2, 'Nounou', 'opened', 'profile')`,
    access,
    account,
  );
  await insert(
    `insert into public.article_drafts (user_id, post_id, form) values ($1, $2, '{"title": "La nuit"}')`,
    account,
    draft,
  );
  const [flag] = await tx.query<{ id: string }>(
    "insert into public.feature_flags (name) values ('flag_' || replace($1, '-', '_')) returning id",
    [account],
  );
  const [noted] = await tx.query<{ id: string }>(
    "select id::text from public.feature_flags_history where feature_flag_id = $1::uuid",
    [flag?.id],
  );
  await insert("select set_config('trousse.on_behalf_of', 'machine', true)");
  await insert("update public.contact_messages set answered_at = now() where id = $1", letter?.id);
  await insert("select set_config('trousse.on_behalf_of', '', true)");
  const [entry] = await tx.query<{ id: string }>(
    "select id::text from public.admin_log where row_key = $1",
    [letter?.id],
  );
  const [reference] = await tx.query<{ id: string }>(
    "select id from public.medication_references limit 1",
  );
  const composed = await writeCompositions(tx);
  await insert(
    `insert into public.intake_substances (intake_id, substance_id, profile_id, milligrams)
     values ($1, $2, $3, 1000)`,
    intake,
    composed.substances[1],
    account,
  );
  return {
    account,
    email,
    child,
    medication,
    alert,
    rows: {
      admin_log: ["id", entry?.id ?? "0"],
      profiles: ["id", child],
      profile_details: ["profile_id", child],
      profile_conditions: ["profile_id", child],
      profile_weights: ["profile_id", child],
      profile_cards: ["profile_id", child],
      card_links: ["id", cardLink],
      helper_pages: ["id", helperPage],
      calendar_feeds: ["id", calendarFeed],
      medications: ["id", medication],
      medication_reminders: ["id", reminder],
      planned_doses: ["id", dose],
      dose_claims: ["id", claim],
      reminder_deliveries: ["id", delivery],
      escalations: ["profile_id", child],
      illness_entries: ["id", illnessEntry],
      prescriptions: ["id", prescription],
      medication_intake_logs: ["id", intake],
      intake_substances: ["intake_id", intake],
      medication_references: ["id", reference?.id ?? uuid()],
      user_preferences: ["user_id", account],
      user_roles: ["user_id", account],
      custom_alerts: ["id", alert],
      alert_dismissals: ["user_id", account],
      profile_shares: ["id", share],
      profile_access_log: ["id", access],
      push_subscriptions: ["id", device?.id ?? uuid()],
      user_activity_logs: ["id", activity],
      symptom_searches: ["id", search],
      user_pharmacy_preferences: ["user_id", account],
      contact_messages: ["id", letter?.id ?? uuid()],
      feature_flags: ["id", flag?.id ?? uuid()],
      feature_flags_history: ["id", noted?.id ?? "0"],
      article_drafts: ["post_id", draft],
      ...composed,
      blog_posts: await writeContent(tx, "blog_posts"),
      faq_items: await writeContent(tx, "faq_items"),
      health_products: await writeContent(tx, "health_products"),
      homepage_content: await writeContent(tx, "homepage_content"),
      online_pharmacies: await writeContent(tx, "online_pharmacies"),
      press_mentions: await writeContent(tx, "press_mentions"),
      site_images: await writeContent(tx, "site_images"),
      site_metadata: await writeContent(tx, "site_metadata"),
      symptoms_medications: await writeContent(tx, "symptoms_medications"),
      testimonials: await writeContent(tx, "testimonials"),
    },
  };
}

/**
 * A row somebody could add to the household, and nothing but what the table asks for.
 * @param by the account that adds it, as its browser sends it; by default the account of the household
 */
export function aNewRow(
  relation: Relation,
  house: Household,
  by: string = house.account,
): Record<string, unknown> {
  const id = uuid();
  // The main profile is written as null by its own account, by its id by all others.
  const cabinet = { user_id: by, profile_id: by === house.account ? null : house.account };
  switch (relation) {
    case "profiles":
      return { id, first_name: "Tom", created_by: house.account };
    case "profile_details":
      return { profile_id: house.account, phone: "0102030405" };
    case "profile_conditions":
      return { profile_id: house.account, condition: "diabetes" };
    case "profile_weights":
      return { profile_id: house.account, measured_on: "2026-01-03", weight: 60 };
    case "profile_cards":
      return { profile_id: house.account, blood_group: "A+" };
    case "card_links":
      return {
        id,
        profile_id: house.account,
        sealed: "c2VhbGVk",
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      };
    case "helper_pages":
      return {
        id,
        user_id: by,
        helper_name: "Nina",
        country: "FR",
        starts_at: new Date().toISOString(),
        ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      };
    case "calendar_feeds":
      return {
        id,
        profile_id: house.account,
        secret_digest: id.replaceAll("-", "").repeat(2),
        language: "fr",
        shows_medicines: false,
        shows_person: false,
      };
    case "medications":
      return {
        id,
        ...cabinet,
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        total_quantity: 30,
        current_quantity: 30,
        expiry_date: "2030-06-30",
      };
    case "medication_reminders":
      return { id, medication_id: house.medication, reminder_time: "20:00" };
    case "planned_doses":
      return {
        id,
        medication_id: house.medication,
        profile_id: house.account,
        user_id: by,
        on_day: "2020-01-02",
        wall_time: "08:00",
        planned_at: "2020-01-02T07:00:00Z",
        expires_at: "2020-01-02T10:00:00Z",
        quantity: 1,
      };
    case "dose_claims":
      return { id, profile_id: house.account, user_id: by };
    case "reminder_deliveries":
      return {
        id,
        planned_dose_id: house.rows.planned_doses[1],
        user_id: by,
        channel: "email",
        occasion: "reminder",
        tell_at: "2020-01-01T00:00:00Z",
      };
    case "escalations":
      return { profile_id: house.account };
    case "illness_entries":
      return {
        id,
        profile_id: house.account,
        kind: "note",
        noted_at: "2020-01-01T00:00:00Z",
        words: "x",
      };
    case "prescriptions":
      return { id, profile_id: house.account };
    case "medication_intake_logs":
      return { id, user_id: by, medication_id: house.medication };
    case "intake_substances":
      return {
        intake_id: house.rows.medication_intake_logs[1],
        substance_id: "paracetamol",
        profile_id: house.account,
        milligrams: 500,
      };
    case "medication_references":
      return {
        id,
        name: "X",
        dosage: "1",
        form: "Sirop",
        prescription_required: "Non",
        active_molecule: "x",
        source: "x",
        source_date: "2026-01-01",
      };
    case "user_preferences":
      return { user_id: house.account };
    case "user_roles":
      return { user_id: house.account, role: "moderator" };
    case "custom_alerts":
      return { id, ...cabinet, title: "Rappel", alert_date: "2030-02-01" };
    case "alert_dismissals":
      return { user_id: by, profile_id: house.account, alert_key: `expiring-${house.medication}` };
    case "profile_shares":
      return {
        id,
        profile_id: house.account,
        shared_by: by,
        shared_with_email: "another@example.org",
      };
    case "profile_access_log":
      return { id, profile_id: house.account, user_id: by, action: "opened", subject: "profile" };
    case "push_subscriptions":
      return {
        user_id: by,
        endpoint: aSubscription(),
        p256dh: "B".repeat(87),
        auth: "a".repeat(22),
        device: "X",
      };
    case "user_activity_logs":
      return { id, user_id: house.account, activity_type: "pharmacy_clicked" };
    case "symptom_searches":
      return {
        id,
        user_id: house.account,
        symptoms_text: "Toux",
        country_context: "France/Europe",
      };
    case "user_pharmacy_preferences":
      return { user_id: house.account, pharmacy_id: house.rows.online_pharmacies[1] };
    case "contact_messages":
      return {
        id,
        full_name: "X",
        email: "x@example.org",
        subject: "X",
        message: "x",
        language: "fr",
      };
    case "admin_log":
      return { action: "added", table_name: "faq_items", row_key: "x" };
    case "feature_flags":
      return { id, name: `flag_${id.replaceAll("-", "_")}` };
    case "feature_flags_history":
      return { feature_flag_id: house.rows.feature_flags[1] };
    case "article_drafts":
      return { user_id: by, post_id: id, form: { title: "Le jour" } };
    default:
      return isCompositionRelation(relation)
        ? aCompositionRow(relation, {
            reference: house.rows.medication_references[1],
            substance: house.rows.substances[1],
          })
        : aContentRow(relation);
  }
}
