import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import type { CustomAlertEntry } from "#domain/alerts/custom-alert-draft.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type AlertRecords, toAlertRecords } from "./alert-records.ts";

/** What the create-alert form writes. */
export interface NewAlert extends CustomAlertEntry {
  readonly medicationId: string | null;
}

/** The alerts people wrote for one profile, its prescriptions to renew, and what the caller has dismissed there. */
export async function readAlertRecords(db: Db, profileId: string): Promise<AlertRecords> {
  const [written, renewable, dismissed] = await Promise.all([
    readEvery((from, to) =>
      db
        .from("custom_alerts")
        .select(
          "id, title, message, alert_date, alert_time, priority, medication_id, repeats, ends_on",
          { count: "exact" },
        )
        .eq("for_profile_id", profileId)
        .order("alert_date", { ascending: false })
        .order("id")
        .range(from, to),
    ),
    readEvery((from, to) =>
      db
        .from("prescriptions")
        .select("id, prescriber, ends_on, renewal_days", { count: "exact" })
        .eq("profile_id", profileId)
        .not("ends_on", "is", null)
        .not("renewal_days", "is", null)
        .order("id")
        .range(from, to),
    ),
    readEvery((from, to) =>
      db
        .from("alert_dismissals")
        .select("alert_key", { count: "exact" })
        .eq("profile_id", profileId)
        .order("alert_key")
        .range(from, to),
    ),
  ]);
  return toAlertRecords(
    written,
    renewable,
    dismissed.map(({ alert_key }) => alert_key),
  );
}

/**
 * Sent twice, it makes one alert that says what was typed last.
 * @param id made when the form opens
 */
export async function addAlert(
  db: Db,
  owner: { userId: string; profileId: string },
  id: string,
  alert: NewAlert,
): Promise<void> {
  const facts = {
    medication_id: alert.medicationId,
    title: alert.title,
    message: alert.message,
    alert_date: alert.day,
    alert_time: alert.time,
    priority: alert.priority,
    repeats: alert.repeats,
    ends_on: alert.endsOn,
  };
  const inserted = await db.from("custom_alerts").insert({
    id,
    user_id: owner.userId,
    // The main profile has the account's id and is written as null.
    profile_id: owner.profileId === owner.userId ? null : owner.profileId,
    ...facts,
  });
  if (inserted.error?.code === UNIQUE_VIOLATION) {
    orThrow(await db.from("custom_alerts").update(facts).eq("id", id).select("id").single());
  } else {
    orThrow(inserted);
  }
}

/**
 * Says on which day a repeating alert rings for the last time; null lets it go on. Not before its first day.
 * @throws AppError `not-found` when it is gone or may not be changed
 */
export async function endAlert(db: Db, id: string, lastDay: Day | null): Promise<void> {
  orThrow(
    await db.from("custom_alerts").update({ ends_on: lastDay }).eq("id", id).select("id").single(),
  );
}

/** An alert that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteAlert(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("custom_alerts").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("custom_alerts").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** Dismissing what is dismissed already changes nothing. */
export async function dismissAlert(
  db: Db,
  by: { userId: string; profileId: string },
  key: string,
): Promise<void> {
  orThrow(
    await db
      .from("alert_dismissals")
      .upsert(
        { user_id: by.userId, profile_id: by.profileId, alert_key: key },
        { onConflict: "user_id,profile_id,alert_key", ignoreDuplicates: true },
      ),
  );
}

export async function restoreAlert(
  db: Db,
  by: { userId: string; profileId: string },
  key: string,
): Promise<void> {
  orThrow(
    await db
      .from("alert_dismissals")
      .delete()
      .eq("user_id", by.userId)
      .eq("profile_id", by.profileId)
      .eq("alert_key", key),
  );
}
