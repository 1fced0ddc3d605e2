import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, failureOf } from "#app/client/errors/failure.ts";
import {
  type ActionOf,
  type AnsweredDose,
  DONE,
  type Sent,
  sendActionsWith,
} from "#app/client/offline/actions.ts";
import { isConsentRevoked } from "#app/client/permissions/consent-revoked.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import {
  listGivenDoses,
  listOwnIntakes,
  matchDose,
  postponeDoses,
  recordDosesBeside,
  reopenSkippedDoses,
  skipDoses,
  takeDoses,
  untakeDoses,
} from "./data.ts";

const A_MINUTE = 60_000;

/** The shortest 'later' that the database takes, in minutes. */
const SHORTEST_LATER = 5;

sendActionsWith("take", async ({ owner, profileId, body: { doses } }, { pressed, now }) => {
  const db = await dbForProfile(profileId);
  // The database's clock says when a dose was taken, except where the press is longer ago than clocks differ.
  const isEarlier = epochMs(now) - epochMs(pressed) > A_MINUTE;
  const { taken, gone } = await withReason(db, profileId, () =>
    takeEach(db, profileId, doses, isEarlier ? pressed : undefined),
  );
  const answered = doses.flatMap(({ id, intakeId }) => {
    const answer = taken.get(id);
    return answer === undefined || answer.intakeId === intakeId ? [] : [{ id, ...answer }];
  });
  const notPlanned: Sent =
    gone.length === 0 ? DONE : { outcome: "refused", reason: "not-found", only: gone };
  if (answered.length === 0) return notPlanned;
  const given = await listGivenDoses(
    db,
    owner,
    new Map(answered.map(({ id, intakeId }) => [id, intakeId])),
  );
  const others = answered.filter(({ id }) => !given.get(id)?.isOwn);
  const isOwn = others.length === 0;
  if (isOwn && gone.length > 0) return notPlanned;
  const overtaken = new Map((isOwn ? answered : others).map((dose) => [dose.id, dose]));
  // Nobody can say any more whether it was the same dose: both count until somebody does.
  const isRecorded = isEarlier && !isOwn;
  if (isRecorded) {
    const own = doses.filter(({ id }) => overtaken.has(id));
    await recordDosesBeside(db, profileId, own, pressed);
  }
  return {
    outcome: "refused",
    reason: "overtaken",
    doses: [...overtaken.values()].map(({ id, intakeId, answeredAt }) => {
      const { byName = null, takenAt } = given.get(id) ?? {};
      return { id, intakeId, byName, takenAt: takenAt ?? answeredAt };
    }),
    isOwn,
    isRecorded,
    gone,
  };
});

/**
 * Takes doses, where some of them are planned no more the others.
 * @returns what `takeDoses` says of those that are taken, and the ids of the others
 * @throws AppError `not-found` when all are gone or none may be answered
 */
async function takeEach(
  db: Db,
  profileId: string,
  doses: readonly AnsweredDose[],
  at: Instant | undefined,
) {
  const take = (some: readonly AnsweredDose[]) =>
    takeDoses(db, profileId, new Map(some.map(({ id, intakeId }) => [id, intakeId])), at);
  try {
    return { taken: await take(doses), gone: [] };
  } catch (problem) {
    if (failureOf(problem) !== "not-found" || doses.length === 1) throw problem;
    // The database takes all or none.
    const taken: Awaited<ReturnType<typeof take>> = new Map();
    const gone: string[] = [];
    for (const dose of doses) {
      try {
        for (const [id, answer] of await take([dose])) taken.set(id, answer);
      } catch (refusal) {
        if (failureOf(refusal) !== "not-found") throw refusal;
        gone.push(dose.id);
      }
    }
    if (gone.length === doses.length) throw problem;
    return { taken, gone };
  }
}

sendActionsWith("same", async ({ profileId, body: { doses } }) => {
  const db = await dbForProfile(profileId);
  await withReason(db, profileId, async () => {
    for (const dose of doses) await matchDose(db, profileId, dose);
  });
  return DONE;
});

sendActionsWith("skip", async ({ profileId, body: { doses } }) => {
  const db = await dbForProfile(profileId);
  await withReason(db, profileId, () => skipDoses(db, profileId, idsOf(doses)));
  return DONE;
});

sendActionsWith("later", async ({ profileId, body: { doses, minutes } }, { pressed, now }) => {
  const left = Math.ceil((epochMs(pressed) - epochMs(now)) / A_MINUTE) + minutes;
  if (left <= 0) return TOO_LATE;
  const db = await dbForProfile(profileId);
  await withReason(db, profileId, () =>
    postponeDoses(db, profileId, idsOf(doses), Math.max(left, Math.min(minutes, SHORTEST_LATER))),
  );
  return DONE;
});

sendActionsWith("undo", async ({ owner, profileId, body: { doses } }, { pressed }) => {
  const db = await dbForProfile(profileId);
  const deleted = await untakeDoses(
    db,
    doses.map(({ intakeId }) => intakeId),
  );
  const left = doses.filter(({ intakeId }) => !deleted.includes(intakeId));
  if (left.length > 0) await untakeDoses(db, await listOwnIntakes(db, owner, idsOf(left), pressed));
  return DONE;
});

sendActionsWith("unskip", async ({ profileId, body: { doses } }) => {
  const db = await dbForProfile(profileId);
  const closed = await withReason(db, profileId, () => reopenSkippedDoses(db, idsOf(doses)));
  return closed.length === 0 ? DONE : { outcome: "refused", reason: "plan-ended", only: closed };
});

/** With a consent that is taken back the open doses go: one that is answered later is missing for that reason. */
async function withReason<Answer>(
  db: Db,
  profileId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (problem) {
    if (failureOf(problem) === "not-found" && (await isConsentRevoked(db, profileId))) {
      throw new AppError("consent-revoked", { cause: problem });
    }
    throw problem;
  }
}

const TOO_LATE: Sent = { outcome: "refused", reason: "conflict" };

function idsOf(doses: readonly AnsweredDose[]): string[] {
  return doses.map(({ id }) => id);
}

/** Until when 'later' puts a dose off. */
export function laterUntil({ body: { minutes } }: ActionOf<"later">, pressed: Instant): Instant {
  return instantAt(epochMs(pressed) + minutes * A_MINUTE);
}
