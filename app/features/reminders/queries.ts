import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import type { Db } from "#app/client/database/browser-db.ts";
import { newId } from "#app/client/database/new-id.ts";
import { AppError, failureOf } from "#app/client/errors/failure.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import { spanOfToday } from "#domain/reminders/today.ts";
import { listDoses, markShown, postponeDoses, skipDoses, takeDoses, untakeDoses } from "./data.ts";
import type { PlannedDose } from "./dose.ts";
import type { DoseAnswer } from "./today/dose-answer.ts";
import { clearUnsaved, recordUnsaved } from "./today/unsaved-answers.ts";

const A_MINUTE = 60_000;

const dosesKey = (profileId: string) => ["doses", profileId] as const;
const answersKey = (profileId: string) => [...dosesKey(profileId), "answer"];

/** Asked anew each minute: the same dose may be in somebody else's hand, on another phone. */
export const dosesQuery = (profileId: string, today: Day) =>
  queryOptions({
    queryKey: [...dosesKey(profileId), today] as const,
    queryFn: async () =>
      listDoses(await dbForProfile(profileId), profileId, spanOfToday(today, browserZone)),
    staleTime: 10_000,
    refetchInterval: A_MINUTE,
  });

/**
 * The intake of each dose that was taken in this page. An answer that got lost is sent again under the same id, and so
 * counts once.
 */
const intakeIds = new Map<string, string>();

function intakeOf(dose: PlannedDose): string {
  const id = intakeIds.get(dose.id) ?? newId();
  intakeIds.set(dose.id, id);
  return id;
}

/** Milliseconds after which a request without an answer counts as failed: nobody waits longer to learn of it. */
const ANSWER_TIMEOUT = 20_000;

/**
 * Answers doses, one answer after the other. Nothing is shown as done before the database has said so, and what failed
 * stays noted until it is answered. Resolves to the doses that this answer decided: somebody else may have been faster.
 */
export function useAnswerDoses(profileId: string) {
  const queryClient = useQueryClient();
  const mutationKey = answersKey(profileId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (answer: DoseAnswer) => inTime(send(profileId, answer)),
    onMutate: ({ doses }) => clearUnsaved(queryClient, profileId, doses),
    onSuccess: async ({ changed }) => {
      // What was asked for before this answer would hide it.
      await queryClient.cancelQueries({ queryKey: dosesKey(profileId) });
      queryClient.setQueriesData<PlannedDose[]>({ queryKey: dosesKey(profileId) }, (doses) =>
        doses?.map((dose) => changed.get(dose.id) ?? dose),
      );
    },
    onError: (problem, answer) => recordUnsaved(queryClient, profileId, answer, failureOf(problem)),
    onSettled: () => refresh(queryClient, profileId),
  });
}

/** The doses whose answer is on its way, by id. */
export function usePendingDoses(profileId: string): ReadonlySet<string> {
  const pending = useMutationState({
    filters: { mutationKey: answersKey(profileId), status: "pending" },
    select: ({ state }) => state.variables as DoseAnswer,
  });
  return new Set(pending.flatMap(({ doses }) => doses.map(({ id }) => id)));
}

interface Outcome {
  /** The doses that this answer decided. */
  readonly decided: readonly PlannedDose[];
  /** The doses as they stand now, by id. */
  readonly changed: ReadonlyMap<string, PlannedDose>;
}

async function inTime(outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError("offline")), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([outcome, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(profileId: string, answer: DoseAnswer): Promise<Outcome> {
  const db = await dbForProfile(profileId);
  const { doses } = answer;
  const ids = doses.map(({ id }) => id);
  switch (answer.action) {
    case "take":
      return take(db, answer);
    case "skip":
      await skipDoses(db, ids);
      return all(doses, (dose) => ({ ...dose, state: "skipped", snoozedUntil: null }));
    case "later":
      await postponeDoses(db, ids, answer.minutes);
      return all(doses, (dose) => ({ ...dose, snoozedUntil: after(now(), answer.minutes) }));
    case "undo":
      await untakeDoses(
        db,
        doses.map((dose) => dose.taken?.intakeId ?? intakeOf(dose)),
      );
      return all(doses, (dose) => ({ ...dose, state: "planned", taken: null }));
  }
}

async function take(db: Db, { doses, by, at }: DoseAnswer & { action: "take" }): Promise<Outcome> {
  const intakes = new Map(doses.map((dose) => [dose.id, intakeOf(dose)]));
  // The database's clock says when a dose was taken, except where the press is longer ago than clocks differ.
  const isEarlier = at !== undefined && epochMs(now()) - epochMs(at) > A_MINUTE;
  const taken = await takeDoses(db, intakes, isEarlier ? at : undefined);
  const isMine = (dose: PlannedDose) => taken.get(dose.id)?.intakeId === intakes.get(dose.id);
  return {
    decided: doses.filter(isMine),
    changed: new Map(
      doses.flatMap((dose) => {
        const answered = taken.get(dose.id);
        if (!answered) return [];
        const giver = { by: isMine(dose) ? by : null, byName: null };
        const now = {
          state: "taken",
          snoozedUntil: null,
          taken: { ...answered, ...giver },
        } as const;
        return [[dose.id, { ...dose, ...now }] as const];
      }),
    ),
  };
}

function all(doses: readonly PlannedDose[], next: (dose: PlannedDose) => PlannedDose): Outcome {
  return { decided: doses, changed: new Map(doses.map((dose) => [dose.id, next(dose)])) };
}

function after(moment: Instant, minutes: number): Instant {
  return instantAt(epochMs(moment) + minutes * A_MINUTE);
}

/** What is shown of doses is told to the delivery log once; a line that got lost is told with the next look. */
export function useMarkShown(profileId: string): (doses: readonly string[]) => void {
  const { mutate } = useMutation({
    mutationFn: async (doses: readonly string[]) => markShown(await dbForProfile(profileId), doses),
  });
  return mutate;
}

/** A dose that is answered moves the stock, adds an intake, and alerts are derived from both. */
function refresh(queryClient: QueryClient, profileId: string): void {
  for (const noun of ["doses", "intakes", "inventory", "alerts"]) {
    void queryClient.invalidateQueries({ queryKey: [noun, profileId] });
  }
}
