import { DONE, sendActionsWith } from "#app/client/offline/actions.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { deleteIntake, logIntake } from "./data.ts";

/** Milliseconds around the press within which a moment was read from the clock of the device, and not typed. */
const JUST_NOW = 10 * 60_000;

sendActionsWith("log", async ({ owner, profileId, pressedAt, body }, { pressed }) => {
  const {
    intakeId,
    medicationId,
    confirmedWarnings,
    isServerTime = false,
    isEdited = false,
  } = body;
  const typed = epochMs(body.entry.takenAt);
  // A device whose clock is wrong proposes a wrong moment.
  const isRead = !isServerTime && Math.abs(typed - pressedAt) < JUST_NOW;
  const ahead = isRead ? epochMs(pressed) - pressedAt : 0;
  const entry = { ...body.entry, takenAt: instantAt(typed + ahead) };
  const db = await dbForProfile(profileId);
  const whose = { by: owner, profileId };
  await logIntake(db, whose, intakeId, medicationId, entry, { confirmedWarnings, isEdited });
  return DONE;
});

sendActionsWith("delete-intake", async ({ profileId, body: { intakeId } }) => {
  await deleteIntake(await dbForProfile(profileId), intakeId);
  return DONE;
});
