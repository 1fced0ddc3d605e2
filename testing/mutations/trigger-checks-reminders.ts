import { randomUUID } from "node:crypto";
import { aNewRow, type Household } from "../builders/household.ts";
import { insert, where } from "./sql-checks.ts";
import { remove, type TriggerExpectation, update } from "./trigger-expectation.ts";

/** The triggers that move stock and doses, with what they promise. */
export function reminderChecks(
  house: Household,
): [trigger: string, promises: TriggerExpectation[]][] {
  return [...stockChecks(house), ...doseChecks(house)];
}

function stockChecks(house: Household): [string, TriggerExpectation[]][] {
  // Of eight tablets one was logged as taken.
  const holds = (left: number) =>
    `select current_quantity = ${left} from public.medications where ${where(house.rows.medications)}`;
  const taking = (quantity: number, id: string = randomUUID()) =>
    insert("medication_intake_logs", {
      ...aNewRow("medication_intake_logs", house),
      id,
      quantity_taken: quantity,
    });
  const twice = randomUUID();
  const common = randomUUID();
  const [first = "", second = ""] = [randomUUID(), randomUUID()].sort();
  const { user_id, medication_id } = aNewRow("medication_intake_logs", house);
  const takingTwo = (one: number, other: number) =>
    `insert into public.medication_intake_logs (id, user_id, medication_id, quantity_taken) values
      ('${second}', '${user_id}', '${medication_id}', ${other}), ('${first}', '${user_id}', '${medication_id}', ${one})`;
  const shares = (one: number, other: number) =>
    `select array_agg(quantity_deducted order by id) = '{${one},${other}}'
      from public.medication_intake_logs where id in ('${first}', '${second}')`;
  const taken = { caller: house, isRequest: true };
  const emptying = {
    ...taken,
    title: "who takes more than there is leaves nothing",
    statement: taking(10),
    stateQuery: holds(0),
  };
  const besideAnImport = {
    ...taken,
    title: "while somebody else imports an archive, an intake counts",
    prepare: "insert into private.running_imports (transaction_id) values ('3')",
    statement: taking(2),
    stateQuery: holds(5),
  };
  return [
    [
      "public.medication_intake_logs set_intake_columns",
      [
        emptying,
        besideAnImport,
        {
          ...taken,
          title: "an intake that is sent twice counts once",
          statement: `${taking(2, twice)}; ${taking(2, twice)}`,
          stateQuery: holds(5),
        },
        {
          title: "a dose is that of the account that records it",
          caller: house,
          statement: `insert into public.medication_intake_logs (medication_id) values ('${house.medication}')`,
          stateQuery: `select count(*) from public.medication_intake_logs where user_id = '${house.account}'`,
        },
        {
          title: "a dose of a helper is no account's",
          caller: house,
          statement: `insert into public.medication_intake_logs (medication_id, helper_name) values ('${house.medication}', 'Nina')`,
          stateQuery: `select count(*) from public.medication_intake_logs where helper_name = 'Nina' and user_id is null`,
        },
        {
          title: "nobody takes from a box for somebody out of its reach",
          isRefused: true,
          statement: `insert into public.medication_intake_logs (medication_id, profile_id)
            select '${house.medication}', id from public.profiles where created_by <> '${house.account}' limit 1`,
          stateQuery: `select count(*) from public.medication_intake_logs where medication_id = '${house.medication}'`,
        },
      ],
    ],
    [
      "public.medication_intake_logs deduct_from_stock",
      [
        {
          ...taken,
          title: "what is taken is gone from the box",
          statement: taking(2),
          stateQuery: holds(5),
        },
        emptying,
        besideAnImport,
        {
          ...taken,
          title: "two doses of one statement are both gone from the box",
          statement: takingTwo(2, 3),
          stateQuery: `${holds(2)} and (${shares(2, 3)})`,
        },
        {
          ...taken,
          title:
            "who takes more in two doses than there is leaves nothing, and each took its share",
          statement: takingTwo(5, 6),
          stateQuery: `${holds(0)} and (${shares(5, 2)})`,
        },
        {
          ...taken,
          title:
            "a dose from a box that another dose of the statement emptied took nothing from it",
          statement: takingTwo(9, 4),
          stateQuery: `${holds(0)} and (${shares(7, 0)})`,
        },
      ],
    ],
    [
      "public.medication_intake_logs add_back_to_stock",
      [
        {
          title: "what was not taken after all is back in the box",
          statement: remove("medication_intake_logs", house.rows.medication_intake_logs),
          stateQuery: holds(8),
        },
        {
          title: "doses that go with their person were taken all the same",
          prepare: `insert into public.medications
              (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date, is_common)
              values ('${common}', '${house.account}', 'Smecta', '3 g', 'Sachet', 8, 8, '2030-01-31', true);
            insert into public.medication_intake_logs (user_id, profile_id, medication_id, quantity_taken)
              values ('${house.account}', '${house.child}', '${common}', 2)`,
          statement: remove("profiles", house.rows.profiles),
          stateQuery: `select current_quantity = 6
              and not exists (select from public.profiles where id = '${house.child}')
            from public.medications where id = '${common}'`,
        },
      ],
    ],
  ];
}

function doseChecks(house: Household): [string, TriggerExpectation[]][] {
  const { medications, medication_reminders, planned_doses } = house.rows;
  const box = medications[1];
  const intake = randomUUID();
  const ofChild = {
    ...aNewRow("medications", house),
    id: randomUUID(),
    profile_id: house.child,
  };
  // Within the hours in which the household's dose of that day was asked for.
  const taken = `insert into public.medication_intake_logs (id, user_id, medication_id, taken_at)
    values ('${intake}', '${house.account}', '${box}', '2020-01-01T08:00Z')`;
  const state = `select state from public.planned_doses where ${where(planned_doses)}`;
  const planned = (columns: string) =>
    `select jsonb_agg(jsonb_build_array(${columns}) order by planned_at)
     from public.planned_doses where medication_id = '${box}' and state = 'planned'`;
  const plan = planned("planned_at, expires_at, quantity");
  const changes = (column: string, set: string, prepare?: string): TriggerExpectation => ({
    title: `doses are planned anew for another ${column}`,
    ...(prepare && { prepare: update("medication_reminders", prepare, medication_reminders) }),
    statement: update("medication_reminders", set, medication_reminders),
    stateQuery: plan,
  });
  const claimed = (dose: string) =>
    `insert into public.dose_claims (profile_id, planned_dose_id, user_id)
     values ('${house.account}', ${dose}, '${house.account}') on conflict do nothing`;
  const claims = "select count(*) from public.dose_claims";
  const due = house.rows.planned_doses;
  return [
    [
      "public.medication_intake_logs end_claims_of_giver",
      [
        {
          title: "recording a dose for a person ends the claim of the account that recorded it",
          prepare: claimed("null"),
          statement: taken,
          stateQuery: claims,
        },
      ],
    ],
    [
      "public.planned_doses end_claims_of_answered",
      [
        {
          title: "an answered dose is nobody's to give",
          prepare: `${update("planned_doses", "state = 'planned'", due)}; ${claimed(`'${due[1]}'`)}`,
          statement: update("planned_doses", "state = 'skipped', answered_at = now()", due),
          stateQuery: claims,
        },
        {
          title: "a dose that is put off is still claimed",
          isRefused: true,
          prepare: `${update("planned_doses", "state = 'planned'", due)}; ${claimed(`'${due[1]}'`)}`,
          statement: update("planned_doses", "snoozed_until = now()", due),
          stateQuery: claims,
        },
      ],
    ],
    [
      "public.medication_intake_logs answer_planned_dose",
      [
        {
          title: "an intake answers the dose that asked for it",
          statement: taken,
          stateQuery: state,
        },
      ],
    ],
    [
      "public.medication_intake_logs reopen_planned_dose",
      [
        {
          title: "a dose whose intake is deleted was not taken",
          prepare: taken,
          statement: remove("medication_intake_logs", ["id", intake]),
          stateQuery: state,
        },
      ],
    ],
    [
      "public.medication_reminders plan_new_reminders",
      [
        {
          title: "a new reminder has its doses",
          statement: insert("medication_reminders", aNewRow("medication_reminders", house)),
          stateQuery: plan,
        },
      ],
    ],
    [
      "public.medication_reminders replan_changed_reminders",
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
      "public.medication_reminders delete_orphaned_doses",
      [
        {
          title: "nobody is asked for a dose whose reminder is deleted",
          statement: remove("medication_reminders", medication_reminders),
          stateQuery: plan,
        },
      ],
    ],
    [
      "public.medications move_planned_doses",
      [
        {
          title: "doses to come follow their box to another profile",
          statement: update("medications", `profile_id = '${house.child}'`, medications),
          stateQuery: planned("profile_id"),
        },
      ],
    ],
    [
      "public.medications refuse_schedule",
      [
        {
          title: "a box with a schedule stays one person's",
          isRefused: true,
          statement: update("medications", "is_common = true", medications),
          stateQuery: `select is_common from public.medications where ${where(medications)}`,
        },
      ],
    ],
    [
      "public.medication_reminders refuse_common",
      [
        {
          title: "a box of the whole home gets no schedule",
          isRefused: true,
          prepare: insert("medications", { ...ofChild, profile_id: null, is_common: true }),
          statement: insert("medication_reminders", {
            ...aNewRow("medication_reminders", house),
            medication_id: ofChild.id,
          }),
          stateQuery: "select count(*) from public.medication_reminders",
        },
      ],
    ],
    [
      "public.medications share_box",
      [
        {
          title: "a child's box that is given to the whole home leaves the child's list",
          prepare: insert("medications", ofChild),
          statement: update("medications", "is_common = true", ["id", ofChild.id]),
          stateQuery: `select profile_id from public.medications where id = '${ofChild.id}'`,
        },
      ],
    ],
    [
      "public.medications share_new_box",
      [
        {
          title: "a box added for a child and the whole home is the home's",
          statement: insert("medications", { ...ofChild, is_common: true }),
          stateQuery: "select count(*) from public.medications where is_common",
        },
      ],
    ],
    [
      "public.user_preferences apply_preference_changes",
      [
        {
          title: "doses are planned anew for another zone",
          statement: update(
            "user_preferences",
            "time_zone = 'Pacific/Auckland'",
            house.rows.user_preferences,
          ),
          stateQuery: plan,
        },
        {
          title: "doses are notified at another advance",
          statement: update(
            "user_preferences",
            "reminder_advance_minutes = 60",
            house.rows.user_preferences,
          ),
          stateQuery: planned("tell_at"),
        },
      ],
    ],
  ];
}
