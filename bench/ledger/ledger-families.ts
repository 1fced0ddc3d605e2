/** The account whose main profile is asked about. */
export const LEDGER_MEMBER = "00000000-0000-4000-8000-000000000001";

const FAMILIES = 10_000;
const BOXES = 30;
const DOSES = 300;

/** `n` is the number of the family, from 1 on. */
const account = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const child = (n: string) => `('00000000-0000-4000-9000-' || lpad((${n})::text, 12, '0'))::uuid`;
const box = (n: string) => `('00000000-0000-4000-a000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Four planned doses a day for each person during seven days and a half, and what is said of boxes. */
const PLANS_AND_ALERTS = `
  insert into public.planned_doses
    (medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state, answered_at)
    select ${box(`(f - 1) * ${BOXES} + d + 1`)}, person.id, ${account("f")}, (now() + make_interval(hours => d * 6 - 168))::date,
      '08:00', now() + make_interval(hours => d * 6 - 168), now() + make_interval(hours => d * 6 - 165), 1,
      case when d > 27 then 'planned' when d % 5 = 0 then 'missed' else 'taken' end,
      case when d <= 27 and d % 5 > 0 then now() end
    from generate_series(1, ${FAMILIES}) f, generate_series(0, 29) d,
      lateral (values (${account("f")}), (${child("f")})) as person (id);
  alter table public.custom_alerts disable trigger user;
  insert into public.custom_alerts (user_id, title, alert_date)
    select ${account("f")}, 'Renouveler', current_date from generate_series(1, ${FAMILIES}) f;
  alter table public.custom_alerts enable trigger user;
  insert into public.alert_dismissals (user_id, profile_id, alert_key)
    select ${account("f")}, ${account("f")}, 'reminder' from generate_series(1, ${FAMILIES}) f;`;

/**
 * 10,000 families of two, each with 30 boxes and 300 doses, one every two hours: 300,000 boxes and 3 million doses. Two
 * boxes of three are linked to a medicine of the seed. The triggers of accounts and rows are off while it is written.
 */
export const LEDGER_FAMILIES = `
  alter table auth.users disable trigger user;
  insert into auth.users (id, email, email_confirmed_at)
    select ${account("n")}, 'family-' || n || '@example.org', now() from generate_series(1, ${FAMILIES}) n;
  alter table auth.users enable trigger user;

  alter table public.profiles disable trigger user;
  insert into public.profiles (id, first_name, last_name, profile_type, created_by, is_primary)
    select ${account("n")}, 'Zoé', 'Moreau', 'adult', ${account("n")}, true from generate_series(1, ${FAMILIES}) n
    union all
    select ${child("n")}, 'Léa', 'Moreau', 'child', ${account("n")}, false from generate_series(1, ${FAMILIES}) n;
  alter table public.profiles enable trigger user;

  alter table public.medications disable trigger user;
  insert into public.medications
    (id, user_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date, is_common)
    select ${box("n")}, ${account(`(n - 1) / ${BOXES} + 1`)}, case when n % 3 > 0 then linked.ids[n % linked.size + 1] end,
      'Boîte ' || n, '500 mg', 'Comprimé', 1000, 1000, '2030-01-31', n % 2 = 0
    from generate_series(1, ${FAMILIES * BOXES}) n,
      (select array_agg(distinct reference_id) as ids, count(distinct reference_id)::integer as size
        from public.reference_substances) as linked;
  alter table public.medications enable trigger user;

  alter table public.medication_intake_logs disable trigger user;
  insert into public.medication_intake_logs
    (id, user_id, profile_id, medication_id, medication_name, medication_dosage, medication_form, quantity_taken,
     quantity_deducted, taken_at)
    select gen_random_uuid(), ${account("f")}, case when d % 2 = 0 then ${account("f")} else ${child("f")} end,
      ${box(`(f - 1) * ${BOXES} + d % ${BOXES} + 1`)}, 'Boîte', '500 mg', 'Comprimé', 1, 1,
      now() - make_interval(hours => d)
    from generate_series(1, ${DOSES}) d, generate_series(1, ${FAMILIES}) f;
  alter table public.medication_intake_logs enable trigger user;
${PLANS_AND_ALERTS}
  analyze;`;
