import { randomUUID } from "node:crypto";
import { aNewRow, type Household } from "./households.ts";
import { type Promised, remove, update } from "./promised.ts";
import { insert, where } from "./sql-cells.ts";

/** The triggers that move stock, doses and what was dismissed, with what they promise. */
export function reminderCells(house: Household): [trigger: string, promises: Promised[]][] {
  return [...stockCells(house), ...doseCells(house), ...dismissalCells(house)];
}

function stockCells(house: Household): [string, Promised[]][] {
  const stock = `select current_quantity from public.medications where ${where(house.rows.medications)}`;
  return [
    [
      "public.medication_intake_logs take_from_stock",
      [
        {
          promise: "what is taken is gone from the box",
          by: house,
          isRequest: true,
          deed: insert("medication_intake_logs", aNewRow("medication_intake_logs", house)),
          truth: stock,
        },
      ],
    ],
    [
      "public.medication_intake_logs give_back_to_stock",
      [
        {
          promise: "what was not taken after all is back in the box",
          deed: remove("medication_intake_logs", house.rows.medication_intake_logs),
          truth: stock,
        },
      ],
    ],
  ];
}

function doseCells(house: Household): [string, Promised[]][] {
  const { medications, medication_reminders, planned_doses } = house.rows;
  const box = medications[1];
  const intake = randomUUID();
  // Within the hours in which the household's dose of that day was asked for.
  const taken = `insert into public.medication_intake_logs (id, user_id, medication_id, taken_at)
    values ('${intake}', '${house.account}', '${box}', '2020-01-01T08:00Z')`;
  const state = `select state from public.planned_doses where ${where(planned_doses)}`;
  const planned = (columns: string) =>
    `select jsonb_agg(jsonb_build_array(${columns}) order by planned_at)
     from public.planned_doses where medication_id = '${box}' and state = 'planned'`;
  const plan = planned("planned_at, expires_at, quantity");
  const changes = (column: string, set: string, prepare?: string): Promised => ({
    promise: `doses are planned anew for another ${column}`,
    ...(prepare && { prepare: update("medication_reminders", prepare, medication_reminders) }),
    deed: update("medication_reminders", set, medication_reminders),
    truth: plan,
  });
  return [
    [
      "public.medication_intake_logs answer_planned_dose",
      [
        {
          promise: "an intake answers the dose that asked for it",
          deed: taken,
          truth: state,
        },
      ],
    ],
    [
      "public.medication_intake_logs reopen_planned_dose",
      [
        {
          promise: "a dose whose intake is deleted was not taken",
          prepare: taken,
          deed: remove("medication_intake_logs", ["id", intake]),
          truth: state,
        },
      ],
    ],
    [
      "public.medication_reminders replan",
      [
        {
          promise: "a new reminder has its doses",
          deed: insert("medication_reminders", aNewRow("medication_reminders", house)),
          truth: plan,
        },
      ],
    ],
    [
      "public.medication_reminders replan_changed",
      [
        changes("reminder_time", "reminder_time = '09:30'"),
        changes("weekdays", "weekdays = array[extract(isodow from now() + interval '4 days')]"),
        changes("starts_on", "starts_on = (now() + interval '9 days')::date"),
        changes("ends_on", "ends_on = '2020-01-01'"),
        changes("paused_at", "paused_at = now()"),
        changes(
          "paused_until",
          "paused_until = '2020-01-01'",
          "paused_at = now(), paused_until = (now() + interval '9 days')::date",
        ),
        changes("quantity", "quantity = 2"),
      ],
    ],
    [
      "public.medication_reminders forget_planned",
      [
        {
          promise: "nobody is asked for a dose whose reminder is deleted",
          deed: remove("medication_reminders", medication_reminders),
          truth: plan,
        },
      ],
    ],
    [
      "public.medications move_planned_doses",
      [
        {
          promise: "doses to come follow their box to another profile",
          deed: update("medications", `profile_id = '${house.child}'`, medications),
          truth: planned("profile_id"),
        },
      ],
    ],
    [
      "public.user_preferences follow_preferences",
      [
        {
          promise: "doses are planned anew for another zone",
          deed: update(
            "user_preferences",
            "time_zone = 'Pacific/Auckland'",
            house.rows.user_preferences,
          ),
          truth: plan,
        },
        {
          promise: "doses are told of at another advance",
          deed: update(
            "user_preferences",
            "reminder_advance_minutes = 60",
            house.rows.user_preferences,
          ),
          truth: planned("tell_at"),
        },
      ],
    ],
  ];
}

function dismissalCells(house: Household): [string, Promised[]][] {
  const { medications } = house.rows;
  const dismissal = (key: string) =>
    `insert into public.alert_dismissals (user_id, profile_id, alert_key)
     values ('${house.account}', '${house.account}', '${key}')`;
  const forgotten = (why: string, key: string, before: string, after: string): Promised => ({
    promise: `an alert speaks again after ${why}`,
    prepare: `${update("medications", before, medications)}; ${dismissal(key)}`,
    deed: update("medications", after, medications),
    truth: `select count(*) from public.alert_dismissals where alert_key = '${key}'`,
  });
  const [, box] = medications;
  const [earlier, later] = ["2030-01-01", "2030-02-01"].map(
    (day) => `custom-${house.alert}-${day}`,
  );
  return [
    [
      "public.medications forget_dismissals",
      [
        forgotten(
          "more in the box",
          `out-of-stock-${box}`,
          "current_quantity = 0",
          "current_quantity = 8",
        ),
        forgotten(
          "another total",
          `low-stock-${box}`,
          "current_quantity = 1, total_quantity = 100",
          "total_quantity = 2",
        ),
        forgotten(
          "another last day",
          `expired-${box}`,
          "expiry_date = '2020-01-31'",
          "expiry_date = '2020-02-29'",
        ),
      ],
    ],
    [
      "public.alert_dismissals forget_earlier",
      [
        {
          promise: "of an alert that repeats the last dismissal counts",
          prepare: dismissal(earlier ?? ""),
          deed: dismissal(later ?? ""),
          truth: `select count(*) from public.alert_dismissals where alert_key = '${earlier}'`,
        },
      ],
    ],
  ];
}
