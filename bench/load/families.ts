/** Boxes of each profile, and profiles of each family: one account with two people it cares for. */
const BOXES = 15;
const PROFILES = 3;

/** Boxes of the longest list, which the minimal server answers, too. */
const LONG_LIST = 50;

/** Families at one household's table: those that the first account opened. */
const SHARES = 10;

/** Initial units in a box: enough that none is emptied during a run. */
const PIECES = 100_000;

/** Boxes written by one statement, so that none takes minutes. */
const AT_ONCE = 5000;

export const boxesOf = (families: number) => families * PROFILES * BOXES;
export const familiesWith = (boxes: number) => Math.max(20, Math.round(boxes / PROFILES / BOXES));

export const emailOf = (family: number) => `family-${family}@example.org`;

/** SQL for the id of an object by its number, so that no look-up is needed. */
const id = (thing: string, number: string) => `md5('${thing} ' || ${number})::uuid`;

/**
 * SQL scripts that write families of a size, each with an account that has `passwordHash`. They are run by a superuser, each
 * in a transaction, with triggers and foreign keys disabled: the rows that triggers would write are written here.
 */
export function* familyScripts(families: number, passwordHash: string): Generator<string> {
  const asleep = "set local session_replication_role = replica;";
  for (let first = 1; first <= families; first += AT_ONCE) {
    const last = Math.min(families, first + AT_ONCE - 1);
    yield `${asleep}
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        select ${id("family", "n")}, 'authenticated', 'authenticated', 'family-' || n || '@example.org', '${passwordHash}', now(),
          '{"provider": "email", "providers": ["email"]}', '{"first_name": "Zoé", "last_name": "Le Gall", "locale": "fr-fr"}'
        from generate_series(${first}, ${last}) n;
      insert into public.user_preferences (user_id) select ${id("family", "n")} from generate_series(${first}, ${last}) n;
      insert into public.profiles (id, first_name, last_name, is_primary, profile_type, created_by)
        select case when nth = 0 then ${id("family", "n")} else ${id("profile", "n || '-' || nth")} end,
          (array['Zoé', 'Malo', 'Nour'])[nth + 1], 'Le Gall', nth = 0, 'adult', ${id("family", "n")}
        from generate_series(${first}, ${last}) n, generate_series(0, ${PROFILES - 1}) nth;
      ${boxes(first, last, `generate_series(0, ${PROFILES - 1}) nth, generate_series(1, ${BOXES}) box`)}
      insert into public.medication_intake_logs
          (user_id, profile_id, medication_id, medication_name, medication_dosage, medication_form, quantity_taken, quantity_deducted, taken_at)
        select m.user_id, m.for_profile_id, m.id, m.name, m.dosage, m.form, 1, 0, now() - times * interval '9 hours'
        from generate_series(${first}, ${last}) n
        join public.medications m on m.user_id = ${id("family", "n")}, generate_series(1, 2) times;
      insert into public.custom_alerts (user_id, title, alert_date)
        select ${id("family", "n")}, 'Renouveler l’ordonnance', current_date + 3 from generate_series(${first}, ${last}) n`;
  }
  yield `${asleep}
    ${boxes(1, 1, `(values (0)) as first_profile (nth), generate_series(${BOXES + 1}, ${LONG_LIST}) box`)}
    insert into public.profile_shares (id, profile_id, shared_by, shared_with_email, shared_with_user_id, permission_type, status, accepted_at)
      select ${id("share", "n")}, ${id("family", "n")}, ${id("family", "n")}, '${emailOf(1)}', ${id("family", "1")}, 'view', 'accepted', now()
      from generate_series(2, ${SHARES + 1}) n;
    insert into private.profile_openings (share_id, noted_at, expires_at)
      select ${id("share", "n")}, now(), now() + interval '1 day' from generate_series(2, ${SHARES + 1}) n`;
  yield "analyze";
}

function boxes(first: number, last: number, which: string): string {
  return `
    insert into public.medications
        (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date, posology, created_at)
      select ${id("box", "n || '-' || nth || '-' || box")}, ${id("family", "n")},
        case when nth > 0 then ${id("profile", "n || '-' || nth")} end,
        (array['Doliprane', 'Spasfon', 'Gaviscon', 'Lévothyrox', 'Bisoprolol'])[box % 5 + 1] || ' ' || box,
        (box % 9 + 1) || '00 mg', (array['Comprimé', 'Gélule', 'Sirop'])[box % 3 + 1], ${PIECES}, ${PIECES},
        current_date + (box * 37 % 700), '1 comprimé matin et soir pendant le repas', now() - box * interval '3 days'
      from generate_series(${first}, ${last}) n, ${which};`;
}
