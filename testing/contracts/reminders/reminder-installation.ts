import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { allowFutureDoses } from "#testing/engines/allow-future-doses.ts";
import type { TestEngine } from "#testing/engines/engines.ts";
import { type FakeChannels, fakeChannels } from "#testing/fakes/reminder-channels.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

/** The day all of it happens on, in winter in Paris; the hours are those of the wall. */
export const on = (hour: string, day = "2027-01-12") => `${day}T${hour}:00+01:00`;

/** An installation with one household that takes one medicine, at 08:00 and at 20:00. */
export interface ReminderInstallation {
  readonly installation: Installation;
  readonly house: Household;
  readonly channels: FakeChannels;
  /** Starts again with another household that has no notifications yet. */
  reset(): Promise<void>;
  /** What the scheduler does at that moment. */
  tick(at: string): Promise<number>;
  /** Doses that no channel could notify until their window ended, as reported to the operator. */
  readonly unreached: number;
  /** One statement past every policy. */
  rows<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The day's doses: `08:00 due`. */
  states(): Promise<string[]>;
  /** The id of the day's dose, or nothing that exists. */
  doseAt(hour: string): Promise<string>;
  /** `08:00 reminder push sent`, sorted. */
  ledger(): Promise<string[]>;
  stock(): Promise<number | undefined>;
}

export async function startReminderInstallation(place: TestEngine): Promise<ReminderInstallation> {
  const installation = await startInstallation(place);
  await allowFutureDoses(installation.engine);
  let house: Household | undefined;
  let channels = fakeChannels();
  let unreached = 0;

  const rows: ReminderInstallation["rows"] = (text, values = []) =>
    installation.engine.transaction((tx) => tx.query(text, values));
  const texts = async (text: string, values: readonly unknown[] = []) => {
    const found = await rows<{ told: string }>(text, values);
    return found.map(({ told }) => told);
  };
  const theHouse = () => {
    if (!house) throw new Error("The world has not been reset.");
    return house;
  };

  return {
    installation,
    rows,
    get house() {
      return theHouse();
    },
    get channels() {
      return channels;
    },
    get unreached() {
      return unreached;
    },
    async reset() {
      unreached = 0;
      channels = fakeChannels();
      house = await installation.engine.transaction(async (tx) => {
        await tx.script("delete from auth.users");
        const made = await aHousehold(tx, "house");
        await tx.query(
          "insert into public.medication_reminders (medication_id, reminder_time) values ($1, '20:00')",
          [made.medication],
        );
        await tx.query(
          "update public.medication_reminders set planned_until = $1, created_at = $1",
          [on("00:00")],
        );
        await tx.script(`
          delete from public.planned_doses;
          update public.user_preferences set push_notifications = true, time_zone = 'Europe/Paris'`);
        return made;
      });
    },
    tick: (at) =>
      deliver({
        asService: (text, values = []) => installation.engine.asRole(SERVICE, text, values),
        channels,
        onUnreachedDoses(doses) {
          unreached += doses;
        },
        report(problem) {
          throw problem;
        },
        at,
      }),
    states: () =>
      texts(
        `select to_char(wall_time, 'HH24:MI') || ' ' || state as told
         from public.planned_doses where on_day = '2027-01-12' order by 1`,
      ),
    async doseAt(hour) {
      const [row] = await rows<{ id: string }>(
        "select id from public.planned_doses where on_day = '2027-01-12' and wall_time = $1::text::time",
        [hour],
      );
      return row?.id ?? "";
    },
    ledger: () =>
      texts(
        `select concat_ws(' ', to_char(d.wall_time, 'HH24:MI'), l.occasion, l.channel, l.state, l.reason) as told
         from public.reminder_deliveries l join public.planned_doses d on d.id = l.planned_dose_id order by 1`,
      ),
    async stock() {
      const [row] = await rows<{ left: number }>(
        "select current_quantity::float as left from public.medications where id = $1",
        [theHouse().medication],
      );
      return row?.left;
    },
  };
}
