import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Level, PERMISSIONS } from "#domain/sharing/permission.ts";
import { may, PROFILE_ACTIONS, type ProfileAction } from "#domain/sharing/profile-actions.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { invite } from "#testing/builders/invitations.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const LEVELS: readonly Level[] = [...PERMISSIONS, "own"];

/** A person of one permission level who tries an action on the profiles of a house. */
interface Attempt {
  readonly installation: Installation;
  readonly house: Household;
  readonly person: Household;
  readonly db: SupabaseClient;
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}

/** Whether rows came, or were touched. */
const isDone = ({ data, error }: Answer) =>
  error === null && (!Array.isArray(data) || data.length > 0);

/** Each action as the screens request it; the result says whether the database did it. */
const ATTEMPTS: Record<ProfileAction, (attempt: Attempt) => Promise<boolean>> = {
  read: async ({ db, house }) => {
    const answers = await Promise.all([
      db.from("profiles").select("id").eq("id", house.account),
      db.from("profile_details").select("profile_id").eq("profile_id", house.child),
      db.from("medications").select("id").eq("for_profile_id", house.account),
      db.from("medication_intake_logs").select("id").eq("profile_id", house.account),
      db.from("custom_alerts").select("id").eq("for_profile_id", house.account),
    ]);
    return allOrNone(answers.map(isDone));
  },
  "dismiss-alerts": async ({ db, person, house }) => {
    const row = { user_id: person.account, profile_id: house.account };
    const key = `expired-${house.medication}`;
    const dismissed = await db
      .from("alert_dismissals")
      .insert({ ...row, alert_key: key })
      .select();
    const restored = await db.from("alert_dismissals").delete().match(row).select();
    return allOrNone([isDone(dismissed), isDone(restored)]);
  },
  "edit-profile": async ({ db, house }) => {
    const change = db.from("profiles").update({ first_name: "Zoé" }).eq("id", house.account);
    const details = db.from("profile_details").update({ phone: "1" }).eq("profile_id", house.child);
    return allOrNone([isDone(await change.select()), isDone(await details.select())]);
  },
  "edit-medications": async ({ db, person, house }) => {
    const added = await db
      .from("medications")
      .insert(aNewRow("medications", house, person.account))
      .select();
    const reminder = await db
      .from("medication_reminders")
      .insert(aNewRow("medication_reminders", house, person.account))
      .select();
    const changed = await db
      .from("medications")
      .update({ notes: "x" })
      .eq("id", house.medication)
      .select();
    return allOrNone([added, reminder, changed].map(isDone));
  },
  "log-intakes": async ({ db, person, house }) =>
    isDone(
      await db
        .from("medication_intake_logs")
        .insert(aNewRow("medication_intake_logs", house, person.account))
        .select(),
    ),
  "delete-own-intakes": async ({ db, installation, person, house }) => {
    const id = randomUUID();
    await installation.engine.transaction((tx) =>
      tx.query(
        "insert into public.medication_intake_logs (id, user_id, medication_id) values ($1, $2, $3)",
        [id, person.account, house.medication],
      ),
    );
    return isDone(await db.from("medication_intake_logs").delete().eq("id", id).select());
  },
  "note-illness": async ({ db, house }) =>
    isDone(await db.from("illness_entries").insert(aNewRow("illness_entries", house)).select()),
  "write-alerts": async ({ db, person, house }) => {
    const row = aNewRow("custom_alerts", house, person.account);
    const added = await db.from("custom_alerts").insert(row).select();
    const deleted = await db.from("custom_alerts").delete().eq("id", house.alert).select();
    return allOrNone([isDone(added), isDone(deleted)]);
  },
  "delete-medications": async ({ db, house }) =>
    isDone(await db.from("medications").delete().eq("id", house.medication).select()),
  share: async ({ installation, person, house }) => {
    const to = {
      email: "friend@example.org",
      profile: house.account,
      permission: "manage",
    } as const;
    return (await invite(installation, person, to)).outcome === "invited";
  },
  "delete-any-intake": async ({ db, house }) => {
    const [column, value] = house.rows.medication_intake_logs;
    return isDone(await db.from("medication_intake_logs").delete().eq(column, value).select());
  },
  "set-primary": async ({ db, house }) =>
    isDone(await db.rpc("set_primary_profile", { profile_id: house.child })),
  "read-journal": async ({ db, house }) =>
    isDone(await db.from("profile_access_log").select("id").eq("profile_id", house.account)),
  "delete-profile": async ({ db, house }) =>
    isDone(await db.from("profiles").delete().eq("id", house.child).select()),
};

/** The parts of one action must all be allowed or all be refused, as the screens offer them together. */
function allOrNone(parts: readonly boolean[]): boolean {
  expect(new Set(parts).size, `${parts}`).toBe(1);
  return parts[0] ?? false;
}

describe.each(anyEngine)("the screens offer what the database allows, on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const cells = LEVELS.flatMap((level) =>
    PROFILE_ACTIONS.map((action) => ({ level, action, answer: may(level, action) })),
  );

  test.each(cells)("$level, $action: $answer", async ({ level, action, answer }) => {
    const person =
      level === "own"
        ? house
        : await installation.engine.transaction((tx) => aGuest(tx, house, level));
    const db = installation.signedIn(person);
    expect(await ATTEMPTS[action]({ installation, house, person, db })).toBe(answer);
  });
});
