import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { addDays, type Day, dayOf } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { instantOf, wallTimeOn } from "#domain/calendar/wall-time.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import type { FamilyMedicine, FamilyMember } from "../samples/family.ts";

/** Intakes sent at once: a request may hold 128 kB. */
const BATCH = 200;

const MS_PER_MINUTE = 60_000;

/** The local time of the machine that runs this. */
const home: Zone = (at) => -new Date(at).getTimezoneOffset();

/**
 * Fills the cabinet of an account, as the person signed in to it: whatever the policies refuse is
 * refused here. The first of the family is that person, the others become profiles.
 * @param account id of the person who is signed in
 * @param now milliseconds since 1970
 */
export async function writeFamilyCabinets(
  db: SupabaseClient,
  account: string,
  [self, ...others]: readonly [FamilyMember, ...FamilyMember[]],
  now: number,
): Promise<void> {
  const today = dayOf(instantAt(now), home);
  await done(db.rpc("ensure_main_profile"));
  await done(db.from("profiles").update(bodyOf(self, today)).eq("id", account));
  await fillCabinet(db, { account, profile: account, member: self, now });
  for (const member of others) {
    const profile = randomUUID();
    const names = { first_name: member.firstName, last_name: member.lastName };
    const row = { id: profile, created_by: account, ...names, ...bodyOf(member, today) };
    await done(db.from("profiles").insert(row));
    await fillCabinet(db, { account, profile, member, now });
  }
}

interface Cabinet {
  readonly account: string;
  readonly profile: string;
  readonly member: FamilyMember;
  readonly now: number;
}

async function fillCabinet(
  db: SupabaseClient,
  { account, profile, member, now }: Cabinet,
): Promise<void> {
  const { allergies = [], medicines } = member;
  await done(db.from("profile_details").insert({ profile_id: profile, allergies: [...allergies] }));
  const today = dayOf(instantAt(now), home);
  for (const medicine of medicines) {
    const id = randomUUID();
    const box = { id, user_id: account, profile_id: profile === account ? null : profile };
    const intakes = intakesOf(medicine, today).filter(({ taken_at }) => Date.parse(taken_at) < now);
    const taken = intakes.reduce((sum, intake) => sum + intake.quantity_taken, 0);
    await done(db.from("medications").insert({ ...box, ...labelOf(medicine, taken, today) }));
    const rows = intakes.map((intake) => ({ ...intake, medication_id: id }));
    for (let start = 0; start < rows.length; start += BATCH) {
      await done(db.from("medication_intake_logs").insert(rows.slice(start, start + BATCH)));
    }
    const times = (medicine.reminders ?? []).map((reminder_time) => ({
      medication_id: id,
      reminder_time,
    }));
    if (times.length > 0) await done(db.from("medication_reminders").insert(times));
  }
}

/** @param taken what the intakes will take out of the box before it holds what is left today */
function labelOf(medicine: FamilyMedicine, taken: number, today: Day) {
  const { name, dosage, form, total, left, expiresIn, openedDaysAgo, posology, notes } = medicine;
  return {
    name,
    dosage,
    form,
    total_quantity: total,
    current_quantity: left + taken,
    expiry_date: addDays(today, expiresIn),
    opened_on: openedDaysAgo === undefined ? null : addDays(today, -openedDaysAgo),
    posology: posology ?? null,
    notes: notes ?? null,
  };
}

function bodyOf({ type, age, weight, height }: FamilyMember, today: Day) {
  return {
    profile_type: type,
    date_of_birth: `${Number(today.slice(0, 4)) - age}-01-01`,
    weight: weight ?? null,
    weight_measured_on: weight === undefined ? null : addDays(today, -20),
    height: height ?? null,
  };
}

/** One dose in eleven is forgotten and most are some minutes late, as in any house. */
function intakesOf({ routine, taken = [] }: FamilyMedicine, today: Day) {
  const { at = [], days = 0, endedDaysAgo = 0 } = routine ?? {};
  const routinely = Array.from({ length: days }, (_, day) =>
    at.map((time, dose) => ({
      daysAgo: endedDaysAgo + day,
      at: time,
      nth: day * at.length + dose,
    })),
  ).flat();
  return [
    ...taken.map(({ daysAgo, at: time, quantity = 1 }) => ({
      quantity_taken: quantity,
      taken_at: moment(addDays(today, -daysAgo), time, 0),
    })),
    ...routinely
      .filter(({ nth }) => nth % 11 !== 7)
      .map(({ daysAgo, at: time, nth }) => ({
        quantity_taken: 1,
        taken_at: moment(addDays(today, -daysAgo), time, (nth * 7) % 23),
      })),
  ];
}

function moment(day: Day, at: string, minutesLate: number): string {
  const onTime = epochMs(instantOf(wallTimeOn(day, at), home));
  return instantAt(onTime + minutesLate * MS_PER_MINUTE);
}

/** Nothing is skipped in silence: what the database refuses, it refuses here. */
async function done(answer: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await answer;
  if (error) throw new Error(`The database refused: ${error.message}`);
}
