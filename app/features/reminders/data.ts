import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { refusalOf } from "#app/client/functions/function-failure.ts";
import type { AnsweredDose } from "#app/client/offline/actions.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type Instant, instant } from "#domain/calendar/instant.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { profileName } from "#domain/profiles/profile.ts";
import {
  DELIVERY_CHANNELS,
  DELIVERY_OCCASIONS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
} from "#domain/reminders/delivery.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, nullOr } from "#domain/stored-values.ts";
import type { ReminderDevice, TestOutcome } from "./device.ts";
import type { DayDose, PlannedDose } from "./dose.ts";
import { toDayDose, toPlannedDoses } from "./dose-rows.ts";
import type { ReminderDelivery } from "./reminder-delivery.ts";

/** The planned doses of a profile from one moment up to, and without, another; by hour. */
export async function listDoses(
  db: Db,
  profileId: string,
  { from, until }: { from: Instant; until: Instant },
): Promise<PlannedDose[]> {
  const rows = orThrow(
    await db
      .from("planned_doses")
      .select(
        "id, medication_id, planned_at, expires_at, quantity, state, snoozed_until, is_closed_by_plan, medications(name, dosage, form, expiry_date, opened_on, in_use_days, current_quantity), medication_intake_logs(id, user_id, taken_at, quantity_taken)",
      )
      .eq("profile_id", profileId)
      .gte("planned_at", from)
      .lt("planned_at", until)
      .order("planned_at")
      .order("id"),
  );
  const taken = rows.filter(({ medication_intake_logs: intake }) => intake).map(({ id }) => id);
  const givers = new Map(await listGivers(db, taken));
  return toPlannedDoses(rows.map((row) => ({ ...row, giver_name: givers.get(row.id) ?? null })));
}

/** The planned doses of a profile of some days, by the clock of its people, with what became of each; by day and hour. */
export async function listPlannedDays(
  db: Db,
  profileId: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayDose[]> {
  const rows = await readEvery((first, last) =>
    db
      .from("planned_doses")
      .select(
        "id, on_day, wall_time, state, quantity, intake_id, medications(name, dosage, form), medication_intake_logs(quantity_taken)",
        {
          count: "exact",
        },
      )
      .eq("profile_id", profileId)
      .gte("on_day", from)
      .lte("on_day", to)
      .order("on_day")
      .order("wall_time")
      .order("id")
      .range(first, last),
  );
  return readableRows(rows, toDayDose).rows;
}

async function listGivers(db: Db, doses: string[]): Promise<[string, string | null][]> {
  if (doses.length === 0) return [];
  const rows = orThrow(await db.rpc("list_dose_givers", { doses }));
  return rows.flatMap(({ planned_dose_id: id, giver_name: name }) => (id ? [[id, name]] : []));
}

/**
 * Takes doses. Sent twice it counts once, and a dose that somebody else gave meanwhile stays theirs.
 * @param intakes each dose with the id of its intake, made when the button was pressed
 * @param at when they were taken, where that is not now
 * @param profileId for whom the device showed them, as in all answers
 * @returns the intake of each dose that is taken now, and when the server had that answer
 * @throws AppError `not-found` when one is gone, of another person by now, or may not be answered
 */
export async function takeDoses(
  db: Db,
  profileId: string,
  intakes: ReadonlyMap<string, string>,
  at?: Instant,
): Promise<Map<string, { readonly intakeId: string; readonly answeredAt: Instant }>> {
  const rows = orThrow(
    await db.rpc("confirm_planned_doses", {
      doses: [...intakes.keys()],
      intakes: [...intakes.values()],
      profile: profileId,
      ...(at && { taken_at: at }),
    }),
  );
  return new Map(
    rows.flatMap(({ id, intake_id: intakeId, answered_at: answeredAt }) =>
      intakeId && answeredAt ? [[id, { intakeId, answeredAt: instant(answeredAt) }]] : [],
    ),
  );
}

/** Who gave a dose, and when. */
export interface GivenDose {
  readonly isOwn: boolean;
  /** Null for oneself, and for somebody without a name. */
  readonly byName: string | null;
  /** Null where the intake cannot be read: it may be gone again. */
  readonly takenAt: Instant | null;
}

/**
 * By whom doses were given, and when: the moment at which the server heard of it may be hours later.
 * @param intakes the intake of each dose
 */
export async function listGivenDoses(
  db: Db,
  me: string,
  intakes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, GivenDose>> {
  const rows = orThrow(
    await db
      .from("medication_intake_logs")
      .select("id, user_id, taken_at")
      .in("id", [...intakes.values()]),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const isOwn = (intake: string) => known.get(intake)?.user_id === me;
  const others = [...intakes].flatMap(([dose, intake]) => (isOwn(intake) ? [] : [dose]));
  const names = new Map(await listGivers(db, others));
  return new Map(
    [...intakes].map(([dose, intake]) => [
      dose,
      {
        isOwn: isOwn(intake),
        byName: names.get(dose) ?? null,
        takenAt: nullOr(known.get(intake)?.taken_at ?? null, knownMoment),
      },
    ]),
  );
}

/**
 * Records doses beside those of another account that answered the planned ones, which stay answered by these. Both accounts
 * are asked whether the two are one. Sent twice it counts once, and a dose that is open again by now is answered.
 */
export async function recordDosesBeside(
  db: Db,
  profileId: string,
  doses: readonly Pick<AnsweredDose, "id" | "intakeId">[],
  takenAt: Instant,
): Promise<void> {
  orThrow(
    await db.rpc("record_doses_beside", {
      doses: doses.map(({ id }) => id),
      intakes: doses.map(({ intakeId }) => intakeId),
      taken_at: takenAt,
      profile: profileId,
    }),
  );
}

/** @throws AppError `conflict` when one was taken meanwhile, or its window has closed */
export async function skipDoses(
  db: Db,
  profileId: string,
  doses: readonly string[],
): Promise<void> {
  orThrow(await db.rpc("skip_planned_doses", { doses: [...doses], profile: profileId }));
}

/**
 * Takes skips back: the doses are open again, or missed. Sent twice it counts once.
 * @returns the ids of those that their plan holds no more, which stay closed
 * @throws AppError `conflict` when one was taken meanwhile
 */
export async function reopenSkippedDoses(db: Db, doses: readonly string[]): Promise<string[]> {
  const rows = orThrow(await db.rpc("reopen_skipped_doses", { doses: [...doses] }));
  return rows.flatMap(({ id, state }) => (state === "skipped" ? [id] : []));
}

/**
 * Says that a recorded dose is the planned one. The planned dose that it had answered is open again, or missed. Sent twice
 * it counts once.
 * @throws AppError `not-found` when the planned one is gone, `conflict` when another dose answered it, or the recorded one
 * is gone
 */
export async function matchDose(
  db: Db,
  profileId: string,
  { id, intakeId }: Pick<AnsweredDose, "id" | "intakeId">,
): Promise<void> {
  orThrow(await db.rpc("match_planned_dose", { dose: id, intake: intakeId, profile: profileId }));
}

/** @throws AppError `conflict` when one was answered meanwhile, or cannot be put off that far */
export async function postponeDoses(
  db: Db,
  profileId: string,
  doses: readonly string[],
  minutes: number,
): Promise<void> {
  orThrow(
    await db.rpc("postpone_planned_doses", { doses: [...doses], minutes, profile: profileId }),
  );
}

/**
 * Takes back what was just taken: the stock comes back, and the doses are open again, or missed.
 * @returns the intakes that were there
 */
export async function untakeDoses(db: Db, intakes: readonly string[]): Promise<string[]> {
  if (intakes.length === 0) return [];
  const deleted = orThrow(
    await db
      .from("medication_intake_logs")
      .delete()
      .in("id", [...intakes])
      .select("id"),
  );
  const ids = deleted.map(({ id }) => id);
  if (ids.length === intakes.length) return ids;
  const left = orThrow(
    await db
      .from("medication_intake_logs")
      .select("id")
      .in("id", [...intakes]),
  );
  if (left.length > 0) throw new AppError("forbidden");
  return ids;
}

/**
 * The intakes of this account by which planned doses were answered before a moment. An answer on a notification, or on
 * another device, has an id that this device does not know.
 */
export async function listOwnIntakes(
  db: Db,
  me: string,
  doses: readonly string[],
  before: Instant,
): Promise<string[]> {
  const answered = orThrow(
    await db
      .from("planned_doses")
      .select("intake_id")
      .in("id", [...doses])
      .not("intake_id", "is", null),
  );
  const ids = answered.flatMap(({ intake_id: id }) => id ?? []);
  if (ids.length === 0) return [];
  const own = orThrow(
    await db
      .from("medication_intake_logs")
      .select("id")
      .in("id", ids)
      .eq("user_id", me)
      .lte("taken_at", before),
  );
  return own.map(({ id }) => id);
}

/** Tells the delivery log that the page has shown what it was sent of these doses. */
export async function markShown(db: Db, doses: readonly string[]): Promise<void> {
  const rows = orThrow(
    await db
      .from("reminder_deliveries")
      .select("id")
      .eq("channel", "page")
      .eq("state", "sent")
      .in("planned_dose_id", [...doses]),
  );
  if (rows.length === 0) return;
  orThrow(await db.rpc("mark_deliveries_shown", { deliveries: rows.map(({ id }) => id) }));
}

/** What this account was told, newest first. @param most how many lines at most */
export async function listDeliveries(
  db: Db,
  most: number,
): Promise<{ deliveries: ReminderDelivery[]; total: number }> {
  const { count, ...reply } = await db
    .from("reminder_deliveries")
    .select(
      "id, planned_dose_id, channel, occasion, tell_at, state, reason, sent_at, shown_at, acted_at, planned_doses(planned_at, medications(name, dosage), profiles(first_name, last_name))",
      { count: "exact" },
    )
    .order("tell_at", { ascending: false })
    .order("planned_dose_id")
    .order("channel")
    .limit(most);
  const rows = orThrow(reply);
  return {
    total: count ?? rows.length,
    deliveries: rows.flatMap((row) => {
      const channel = DELIVERY_CHANNELS.find((each) => each === row.channel);
      const occasion = DELIVERY_OCCASIONS.find((each) => each === row.occasion);
      const state = DELIVERY_STATES.find((each) => each === row.state);
      if (!channel || !occasion || !state) return [];
      const moment = row.acted_at ?? row.shown_at ?? row.sent_at;
      const { planned_doses: dose } = row;
      return {
        id: row.id,
        doseId: row.planned_dose_id,
        channel,
        occasion,
        state,
        reason: DELIVERY_REASONS.find((each) => each === row.reason) ?? null,
        tellAt: knownMoment(row.tell_at),
        happenedAt: nullOr(moment, knownMoment),
        dose: dose && {
          plannedAt: knownMoment(dose.planned_at),
          medication: dose.medications ? boxName(dose.medications) : null,
          person: dose.profiles
            ? profileName({
                firstName: dose.profiles.first_name,
                lastName: dose.profiles.last_name,
              })
            : null,
        },
      };
    }),
  };
}

/** The devices of this account, those in use first. */
export async function listDevices(db: Db): Promise<ReminderDevice[]> {
  const rows = orThrow(
    await db
      .from("push_subscriptions")
      .select("id, device, last_used_at, shown_at, failed_at, gone_at")
      .order("gone_at", { ascending: false, nullsFirst: true })
      .order("created_at"),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    lastUsedAt: nullOr(row.last_used_at, knownMoment),
    shownAt: nullOr(row.shown_at, knownMoment),
    hasFailed: row.failed_at !== null,
    isGone: row.gone_at !== null,
  }));
}

/** One that is gone already is as good as removed. */
export async function removeDevice(db: Db, id: string): Promise<void> {
  orThrow(await db.from("push_subscriptions").delete().eq("id", id));
}

/** Rings every device of this account, and answers what became of it. */
export async function sendTest(db: Db): Promise<TestOutcome> {
  const { data, error } = await db.functions.invoke<{
    devices: { id: string; outcome: string }[];
  }>("send-test", { body: { channel: "push" } });
  if (data) {
    return {
      kind: "sent",
      devices: data.devices.map(({ id, outcome }) => ({
        id,
        outcome: outcome === "delivered" || outcome === "retry" ? outcome : "gone",
      })),
    };
  }
  const { minutes } = await refusalOf(error);
  if (minutes !== null) return { kind: "too-many", minutes };
  throw new AppError("unexpected", { cause: error });
}

/** Minutes after which others are told, by profile; nobody is told for those it does not name. */
export async function listEscalations(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = orThrow(await db.from("escalations").select("profile_id, delay_minutes"));
  return new Map(rows.map((row) => [row.profile_id, row.delay_minutes]));
}

/** @param minutes null tells nobody any more */
export async function saveEscalation(
  db: Db,
  profileId: string,
  minutes: number | null,
): Promise<void> {
  if (minutes === null) {
    orThrow(await db.from("escalations").delete().eq("profile_id", profileId));
    return;
  }
  const written = orThrow(
    await db
      .from("escalations")
      .update({ delay_minutes: minutes })
      .eq("profile_id", profileId)
      .select("profile_id"),
  );
  if (written.length > 0) return;
  orThrow(await db.from("escalations").insert({ profile_id: profileId, delay_minutes: minutes }));
}
