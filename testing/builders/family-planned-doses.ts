import type { SupabaseClient } from "@supabase/supabase-js";
import { addDays, type Day, dayOf } from "#domain/calendar/day.ts";
import { epochMs, instant, instantAt } from "#domain/calendar/instant.ts";
import { instantOf, wallTimeOn } from "#domain/calendar/wall-time.ts";
import type { Zone } from "#domain/calendar/zone.ts";

/** Days of planned doses before today. */
const DAYS = 45;

const AN_HOUR_MS = 3_600_000;

/** A dose counts as this late and no later. */
const WINDOW_MS = 3 * AN_HOUR_MS;

/** The local time of the machine that runs this. */
const home: Zone = (at) => -new Date(at).getTimezoneOffset();

interface Reminder {
  readonly id: string;
  readonly medication_id: string;
  readonly reminder_time: string;
  readonly quantity: number;
  readonly medications: { readonly user_id: string; readonly for_profile_id: string };
}

interface Intake {
  readonly id: string;
  readonly medication_id: string;
  readonly taken_at: string;
}

/**
 * The planned doses of the past, as the scheduler would have left them if the family had been there all that time: it plans
 * ahead, so the calendar of a new account is empty. A dose that was recorded within three hours is taken, the others are
 * missed.
 * @param service a client with the secret key: nobody else writes planned doses
 */
export async function writePastPlannedDoses(service: SupabaseClient, now: number): Promise<void> {
  const today = dayOf(instantAt(now), home);
  const reminders = await read<Reminder>(
    service
      .from("medication_reminders")
      .select("id, medication_id, reminder_time, quantity, medications(user_id, for_profile_id)"),
  );
  for (const reminder of reminders) {
    const { medication_id } = reminder;
    const intakes = await read<Intake>(
      service
        .from("medication_intake_logs")
        .select("id, medication_id, taken_at")
        .eq("medication_id", medication_id)
        .order("taken_at"),
    );
    const rows = plannedBefore(today, reminder, intakes);
    if (rows.length > 0) await read(service.from("planned_doses").insert(rows).select("id"));
  }
}

/** From the first recorded dose on: nobody planned any before. */
function plannedBefore(today: Day, reminder: Reminder, intakes: readonly Intake[]) {
  const [first] = intakes;
  if (!first) return [];
  const since = dayOf(instant(first.taken_at), home);
  return Array.from({ length: DAYS }, (_, index) => addDays(today, -1 - index))
    .filter((day) => day >= since)
    .map((day) => {
      const wallTime = reminder.reminder_time.slice(0, 5);
      const planned = instantOf(wallTimeOn(day, wallTime), home);
      const intake = intakes.find(({ taken_at }) => {
        const late = epochMs(instant(taken_at)) - epochMs(planned);
        return late >= 0 && late < WINDOW_MS;
      });
      return {
        reminder_id: reminder.id,
        medication_id: reminder.medication_id,
        profile_id: reminder.medications.for_profile_id,
        user_id: reminder.medications.user_id,
        on_day: day,
        wall_time: wallTime,
        planned_at: planned,
        expires_at: instantAt(epochMs(planned) + WINDOW_MS),
        quantity: reminder.quantity,
        state: intake ? "taken" : "missed",
        intake_id: intake?.id ?? null,
        answered_at: intake?.taken_at ?? null,
      };
    });
}

async function read<Row>(
  answer: PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<readonly Row[]> {
  const { data, error } = await answer;
  if (error) throw new Error(`The database refused: ${error.message}`);
  return data as readonly Row[];
}
