/** A table that people write, with its rows as SQL expressions over `n`, the number of the row from 1 on. */
export interface BatchTable {
  readonly name: string;
  /** Columns and what to write into them. */
  readonly row: Readonly<Record<string, string>>;
  /** The `set` of an update of every row; undefined where nobody updates. */
  readonly change?: string;
  readonly isDeletable: boolean;
  /** The column that distinguishes rows; `id`, unless given. */
  readonly key?: string;
  /** Who writes; changes by a carer are also written into the access log. */
  readonly by: "owner" | "carer";
  /** The largest batch, where the table has one row for each of something else. */
  readonly most?: number;
}

/** Ids of the rows referred to, derived in the same way by `BATCH_PEOPLE`. */
const id = (what: string, number = "n") => `md5('${what} ' || ${number})::uuid`;
const OWNER = "md5('owner')::uuid";
const CARER = "md5('carer')::uuid";

/** Reminder times of a medicine in the batches: the maximum. */
const TIMES = 24;
/** Profiles besides the main one. */
const PROFILES = 150;

export const BATCH_TABLES: readonly BatchTable[] = [
  {
    name: "medications",
    row: {
      id: id("new box"),
      user_id: CARER,
      profile_id: OWNER,
      name: "'Doliprane'",
      dosage: "'1000 mg'",
      form: "'Comprimé'",
      total_quantity: "8",
      current_quantity: "8",
      expiry_date: "date '2030-01-31'",
    },
    change: "current_quantity = 1, expiry_date = '2030-02-28'",
    isDeletable: true,
    by: "carer",
  },
  {
    name: "medication_reminders",
    row: {
      id: id("reminder"),
      medication_id: id("box", `(n - 1) / ${TIMES}`),
      reminder_time: `time '00:30' + make_interval(hours => (n - 1) % ${TIMES})`,
    },
    change: "quantity = 2",
    isDeletable: true,
    by: "carer",
  },
  {
    name: "medication_intake_logs",
    row: {
      id: id("intake"),
      user_id: CARER,
      medication_id: id("box", "n % 100"),
      taken_at: "now() - make_interval(mins => n)",
    },
    isDeletable: true,
    by: "carer",
  },
  {
    name: "custom_alerts",
    row: {
      id: id("alert"),
      user_id: CARER,
      profile_id: OWNER,
      title: "'Rappel'",
      alert_date: "date '2030-02-01'",
      medication_id: id("box", "0"),
    },
    change: "title = 'Autre'",
    isDeletable: true,
    by: "carer",
  },
  {
    name: "alert_dismissals",
    key: "alert_key",
    row: {
      user_id: OWNER,
      profile_id: OWNER,
      alert_key: `'custom-' || md5('kept alert')::uuid || '-' || (date '1990-01-01' + n)`,
    },
    isDeletable: true,
    by: "owner",
  },
  {
    name: "profiles",
    row: { id: id("new profile"), first_name: "'Tom'", created_by: OWNER },
    change: "last_name = 'Martin'",
    isDeletable: false,
    by: "owner",
    most: PROFILES,
  },
  {
    name: "profile_details",
    key: "profile_id",
    row: { profile_id: id("profile"), phone: "'0102030405'" },
    change: "phone = '0605040302'",
    isDeletable: false,
    by: "owner",
    most: PROFILES,
  },
  {
    name: "escalations",
    key: "profile_id",
    row: { profile_id: id("profile"), delay_minutes: "60" },
    change: "delay_minutes = 30",
    isDeletable: true,
    by: "owner",
    most: PROFILES,
  },
  {
    name: "symptom_searches",
    row: {
      id: id("search"),
      user_id: OWNER,
      profile_id: OWNER,
      symptoms_text: "'Toux'",
      country_context: "'France/Europe'",
    },
    isDeletable: false,
    by: "owner",
  },
  {
    name: "user_activity_logs",
    row: { id: id("activity"), user_id: OWNER, activity_type: "'pharmacy_clicked'" },
    isDeletable: false,
    by: "owner",
  },
  {
    name: "user_pharmacy_preferences",
    key: "pharmacy_id",
    row: { user_id: OWNER, pharmacy_id: id("pharmacy"), is_preferred: "true" },
    change: "notes = 'Ouverte le soir'",
    isDeletable: true,
    by: "owner",
  },
];

/** An owner with boxes and profiles, a carer who manages the main profile, and pharmacies. */
export const BATCH_PEOPLE = `
  update private.quotas set most = 1000000;
  insert into auth.users (id, email, email_confirmed_at) values
    (md5('admin')::uuid, 'admin@example.org', now()),
    (${OWNER}, 'owner@example.org', now()),
    (${CARER}, 'carer@example.org', now());
  insert into public.profiles (id, first_name, created_by)
  select ${id("profile")}, 'Léa', ${OWNER} from generate_series(1, ${PROFILES}) n;
  insert into public.profile_shares
    (id, profile_id, shared_by, shared_with_email, shared_with_user_id, permission_type, status, accepted_at)
  values (md5('share')::uuid, ${OWNER}, ${OWNER}, 'carer@example.org', ${CARER}, 'manage', 'accepted', now());
  insert into private.profile_openings (share_id, noted_at, expires_at)
  values (md5('share')::uuid, now(), now() + interval '1 day');
  insert into public.medications
    (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
  select ${id("box")}, ${OWNER}, 'Spasfon', '80 mg', 'Comprimé', 30000, 30000, '2030-06-30'
  from generate_series(0, 500) n;
  insert into public.custom_alerts (id, user_id, title, alert_date)
  values (md5('kept alert')::uuid, ${OWNER}, 'Renouveler', '2030-01-01');
  insert into public.online_pharmacies (id, name, url, country, authority, source, is_active)
  select ${id("pharmacy")}, 'Pharmacie ' || n, 'https://p' || n || '.example.org/', 'France/Europe', 'ARS',
    'https://register.example.org/', true
  from generate_series(1, 10000) n;`;

/** The account of the writer, as SQL. */
export const accountOf = ({ by }: BatchTable) => (by === "owner" ? OWNER : CARER);
