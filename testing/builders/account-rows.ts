import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import fc from "fast-check";
import { FORMS } from "#domain/inventory/form.ts";
import { COURSE_STOP_REASONS } from "#domain/reminders/course.ts";

/** What people write, and what a file format stumbles over. */
const AWKWARD = [
  "=HYPERLINK(1)",
  'guillemets " et ; virgules, tout',
  "دواء ضد الألم",
  "כדור",
  "👩🏽‍⚕️ Léa",
  "<script>alert(1)</script>",
  "__proto__",
  "'=1+1",
  "\\N",
];
const written = (awkward: readonly string[], refused: RegExp) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
      fc.constantFrom(...awkward),
    )
    .filter((text) => /\S/.test(text) && !refused.test(text) && text.isWellFormed());
/** A name or a title, of one line; and notes, of several. */
const word = written(AWKWARD, /[\p{Cc}\u2028\u2029]/u);
const words = written([...AWKWARD, "ligne\r\nsuivante"], /[^\P{Cc}\t\n\r]/u);
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null });
const between = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);
const amount = between(1, 999.999);
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((count) => count / 100);
const aDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const aMoment = fc
  .integer({ min: 0, max: 1_700_000_000 })
  .map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}.123456+00:00`);
const data = fc.dictionary(
  fc.constantFrom("from", "listed", "__proto", "é"),
  fc.oneof(word, fc.boolean(), fc.constant(null), fc.integer()),
);
/** Which of those written before it a row names: -1 for none, which is the main profile, or no box at all. */
const named = fc.integer({ min: -1, max: 3 });

const people = fc.array(
  fc.record({
    first_name: maybe(word),
    last_name: maybe(word),
    profile_type: fc.constantFrom("adult", "child"),
    date_of_birth: maybe(aDay),
    weight: maybe(hundredths(0.3, 400)),
    weight_measured_on: maybe(aDay),
    weight_confirmed_at: maybe(aMoment),
    weight_confirmed_by: maybe(word),
    height: maybe(hundredths(20, 260)),
    created_at: aMoment,
  }),
  { minLength: 1, maxLength: 3 },
);
const boxes = fc.array(
  fc.record({
    of: named,
    name: word,
    dosage: word,
    form: fc.constantFrom(...FORMS),
    total_quantity: amount,
    current_quantity: fc.oneof(fc.constant(0), amount),
    expiry_date: aDay,
    opened_on: maybe(aDay),
    in_use_days: maybe(fc.integer({ min: 1, max: 3650 })),
    posology: maybe(words),
    notes: maybe(words),
    isCommon: fc.boolean(),
    stop: maybe(
      fc.record({ on: aDay, reason: fc.constantFrom(...COURSE_STOP_REASONS), note: maybe(words) }),
    ),
    location: maybe(word),
    official_number: fc.constantFrom(null, "60234100", "51347", "50580-449-05"),
    lot: fc.constantFrom(null, "LOT42", "B-12.4/X"),
    gtin: fc.constantFrom(null, "04006381333931"),
    created_at: aMoment,
  }),
  { maxLength: 4 },
);

/** What a household may hold besides what every account starts with. */
export const anAccountRows = fc.record({
  people,
  main: fc.integer({ min: -1, max: 2 }),
  details: fc.record({
    phone: maybe(word),
    allergies: fc.array(word, { maxLength: 3 }),
    picked_allergies: fc.array(word, { maxLength: 3 }),
    unrecognized_allergies: fc.array(word, { maxLength: 3 }),
    taken_treatments: fc.array(word, { maxLength: 3 }),
    untaken_treatments: fc.array(word, { maxLength: 3 }),
    weight_unit: fc.constantFrom("kg", "lbs"),
    height: maybe(hundredths(20, 260)),
    treating_doctor_name: maybe(word),
    treating_doctor_appointment_link: fc.constantFrom(null, "https://rdv.example/é?a=1&b=2"),
  }),
  conditions: fc.uniqueArray(
    fc.oneof(
      fc.record({
        condition: fc.constant("pregnancy"),
        state: fc.constantFrom("present", "unknown"),
        last_period_on: maybe(aDay),
      }),
      fc.record({
        condition: fc.constantFrom("chickenpox_now", "kidney"),
        since: maybe(aDay),
        until: fc.constantFrom(null, "2030-01-01"),
      }),
    ),
    { maxLength: 3, selector: ({ condition }) => condition },
  ),
  weights: fc.uniqueArray(
    fc.record({
      measured_on: aDay,
      weight: hundredths(0.3, 400),
      confirmed_at: maybe(aMoment),
      confirmed_by: maybe(word),
    }),
    { maxLength: 3, selector: ({ measured_on }) => measured_on },
  ),
  card: maybe(
    fc.record({
      blood_group: maybe(fc.constantFrom("O-", "AB+")),
      reacting_allergies: fc.constant(["Pénicilline", "Arachide"]),
      reactions: fc.constant(["œdème", "urticaire"]),
      implants: maybe(words),
      first_contact_name: maybe(word),
      first_contact_phone: maybe(fc.constant("06 12 34 56 78")),
      second_contact_relation: maybe(word),
      languages: maybe(word),
      donor_wish: maybe(fc.constantFrom("donates", "refuses")),
      shown_lines: fc.subarray(["born", "blood", "contacts"]),
    }),
  ),
  illnesses: fc.array(
    fc.record({
      isMine: fc.boolean(),
      noted_at: fc.constantFrom("2024-01-02T03:04:05.678901Z", "2025-06-07T08:09:10Z"),
      said: fc.oneof(
        fc.constantFrom({ kind: "begin" }, { kind: "end" }),
        fc.record({ kind: fc.constant("temperature"), celsius: hundredths(30, 45) }),
        fc.record({ kind: fc.constantFrom("symptom", "note"), words: word }),
      ),
    }),
    { maxLength: 3 },
  ),
  prescriptions: fc.array(
    fc.record({
      prescriber: maybe(word),
      issued_on: maybe(fc.constant("2024-01-02")),
      ends_on: maybe(fc.constant("2024-07-02")),
      renewal_days: maybe(fc.integer({ min: 1, max: 90 })),
      lines: fc.constant(["Amoxicilline 500 mg, 1 gélule matin et soir", "Sérum 0,9 %"]),
      boxed_lines: fc.subarray(["Sérum 0,9 %"]),
    }),
    { maxLength: 3 },
  ),
  language: fc.constantFrom("fr", "en", "es"),
  zone: fc.constantFrom(null, "Europe/Paris", "America/New_York"),
  delay: maybe(fc.integer({ min: 15, max: 720 })),
  boxes,
  hours: fc.uniqueArray(fc.record({ box: named, hour: fc.integer({ min: 0, max: 23 }) }), {
    maxLength: 4,
    selector: ({ hour }) => hour,
  }),
  intakes: fc.array(
    fc.record({
      box: named,
      medication_name: word,
      quantity_taken: between(0.001, 999.999),
      // Taken first, written down later.
      moments: fc.tuple(aMoment, aMoment).map((moments) => moments.sort()),
      notes: maybe(words),
      isMine: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  alerts: fc.array(
    fc.record({
      of: named,
      title: word,
      message: maybe(words),
      alert_date: aDay,
      created_at: aMoment,
    }),
    { maxLength: 3 },
  ),
  searches: fc.array(
    fc.record({ of: named, symptoms_text: words, found: data, created_at: aMoment }),
    {
      maxLength: 3,
    },
  ),
  activity: fc.array(
    fc.record({
      activity_data: data,
      page_url: maybe(word.map((text) => `/${text}`)),
      created_at: aMoment,
    }),
    { maxLength: 3 },
  ),
});

type AccountRows = typeof anAccountRows extends fc.Arbitrary<infer Rows> ? Rows : never;

/** Written past every policy. */
export async function writeRows(
  tx: Transaction,
  account: string,
  rows: AccountRows,
): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row).join(", ");
    return tx.query(
      `insert into public.${table} (${columns})
       select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
      [JSON.stringify(row)],
    );
  };
  const profiles = rows.people.map((person) => ({ id: randomUUID(), ...person }));
  const profileOf = (nth: number) => profiles[nth]?.id ?? account;
  for (const person of profiles) {
    await insert("profiles", { ...person, is_primary: false, created_by: account });
  }
  const primary = profileOf(rows.main);
  await tx.query("update public.profiles set is_primary = false where created_by = $1", [account]);
  await tx.query("update public.profiles set is_primary = true where id = $1", [primary]);
  await insert("profile_details", { profile_id: primary, height_unit: "ft", ...rows.details });
  for (const condition of rows.conditions) {
    await insert("profile_conditions", { profile_id: primary, state: "present", ...condition });
  }
  for (const weight of rows.weights) {
    await tx.query(
      `insert into public.profile_weights (profile_id, measured_on, weight, confirmed_at, confirmed_by)
       values ($1, $2, $3, $4, $5)
       on conflict (profile_id, measured_on) do update set weight = excluded.weight`,
      [primary, weight.measured_on, weight.weight, weight.confirmed_at, weight.confirmed_by],
    );
  }
  if (rows.card) await insert("profile_cards", { profile_id: primary, ...rows.card });
  for (const { isMine, said, noted_at } of rows.illnesses) {
    const user_id = isMine ? account : null;
    const id = randomUUID();
    await insert("illness_entries", { id, profile_id: primary, user_id, noted_at, ...said });
  }
  for (const prescription of rows.prescriptions) {
    await insert("prescriptions", { id: randomUUID(), profile_id: primary, ...prescription });
  }
  await tx.query(
    "update public.user_preferences set language = $2, time_zone = $3, weekly_report = false where user_id = $1",
    [account, rows.language, rows.zone],
  );
  if (rows.delay) await insert("escalations", { profile_id: primary, delay_minutes: rows.delay });

  const boxes = rows.boxes.map(({ of, isCommon, stop, ...box }, nth) => {
    const profile_id = profiles[of]?.id ?? null;
    const isScheduled = rows.hours.some((hour) => hour.box === nth);
    return {
      id: randomUUID(),
      user_id: account,
      profile_id,
      course_stopped_on: stop?.on ?? null,
      course_stop_reason: stop?.reason ?? null,
      course_stop_note: stop?.note ?? null,
      is_common: isCommon && profile_id === null && !isScheduled,
      ...box,
    };
  });
  for (const box of boxes) await insert("medications", box);
  for (const { box, medication_name, isMine, moments, ...intake } of rows.intakes) {
    const id = randomUUID();
    const taken = boxes[box];
    // Logged as people log: the box gives what it can, and the line remembers it.
    if (!taken) continue;
    const [taken_at, created_at] = moments;
    const row = { id, medication_id: taken.id, taken_at, created_at, ...intake };
    await insert("medication_intake_logs", row);
    await tx.query(
      "update public.medication_intake_logs set medication_name = $2, user_id = $3 where id = $1",
      [id, medication_name, isMine ? account : null],
    );
  }
  const thrown = boxes[2];
  if (thrown) await tx.query("delete from public.medications where id = $1", [thrown.id]);
  for (const { box, hour } of rows.hours) {
    const told = boxes[box];
    if (!told || told === thrown) continue;
    await insert("medication_reminders", {
      id: randomUUID(),
      medication_id: told.id,
      reminder_time: `${String(hour).padStart(2, "0")}:30`,
      weekdays: [1, 7],
      quantity: 0.5 + 1,
      created_at: "2026-01-02T03:04:05.678901Z",
    });
  }
  for (const { of, ...alert } of rows.alerts) {
    const id = randomUUID();
    await insert("custom_alerts", {
      id,
      user_id: account,
      profile_id: profiles[of]?.id ?? null,
      alert_time: "07:05",
      priority: "high",
      repeats: "weekly",
      ...alert,
    });
    const dismissed = {
      user_id: account,
      profile_id: profileOf(of),
      alert_key: `custom-${id}-2026-01-01`,
    };
    await insert("alert_dismissals", { ...dismissed, dismissed_at: alert.created_at });
  }
  for (const { of, found, ...search } of rows.searches) {
    await insert("symptom_searches", {
      id: randomUUID(),
      user_id: account,
      profile_id: profiles[of]?.id ?? null,
      country_context: "France/Europe",
      found_medications: found,
      ...search,
    });
  }
  for (const line of rows.activity) {
    await insert("user_activity_logs", {
      id: randomUUID(),
      user_id: account,
      activity_type: "symptom_search",
      ...line,
    });
  }
}
