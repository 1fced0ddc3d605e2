import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { AppError, failureOf } from "#app/client/errors/failure.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { withCorrectedDose, withoutDose } from "#app/client/offline/waiting-intakes.ts";
import { dbForProfile, readProfile } from "#app/client/permissions/profile-access.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { currentSession } from "#app/client/session/session.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { IntakeEntry } from "#domain/intakes/intake-draft.ts";
import { recentStart } from "#domain/intakes/period.ts";
import {
  correctIntake,
  deleteIntake,
  type GivenIntake,
  type IntakeList,
  type LatestIntakes,
  listIntakes,
  listLatestIntakes,
  type OtherCorrection,
  readLastGivenIntake,
  readOtherCorrection,
  type SeenDose,
  type UnreadableIntake,
} from "./data.ts";
import type { AskedProduct, DoseFacts } from "./dose-facts.ts";
import { listDoseBoxes, readDoseFacts, readDoseLedger } from "./dose-facts-data.ts";
import { answerPossibleDuplicate, listPossibleDuplicates } from "./possible-duplicates-data.ts";
import "./send-intakes.ts";
import type { StoredIntake } from "./stored-intake.ts";

const HALF_A_MINUTE = 30_000;

const intakesKey = (profileId: string) => ["intakes", profileId] as const;
const listsKey = (profileId: string) => [...intakesKey(profileId), "list"] as const;

export const latestIntakesQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...intakesKey(profileId), "latest"] as const,
    queryFn: () => readProfile(profileId, (db) => listLatestIntakes(db, profileId)),
    ...STAYS_IN_MEMORY,
  });

/** Asked for only where the latest fifty are not enough. */
export const allIntakesQuery = (profileId: string, enabled: boolean) =>
  queryOptions({
    queryKey: [...listsKey(profileId), "all"] as const,
    queryFn: async () => listIntakes(await dbForProfile(profileId), profileId, null),
    enabled,
  });

/** What a household took in a month, where its latest fifty doses do not reach back that far. */
export const recentIntakesQuery = (profileId: string, today: Day, enabled: boolean) =>
  queryOptions({
    queryKey: [...listsKey(profileId), "recent", today] as const,
    queryFn: async () =>
      listIntakes(await dbForProfile(profileId), profileId, recentStart(today, browserZone)),
    enabled,
  });

/** Every dose from a moment on, that moment included. */
export const intakesSinceQuery = (profileId: string, since: Instant) =>
  queryOptions({
    queryKey: [...listsKey(profileId), "since", since] as const,
    queryFn: async () => listIntakes(await dbForProfile(profileId), profileId, since),
  });

/** The doses that cannot be read, as far as the history has been read. */
export function useUnreadableIntakes(
  profileId: string,
  latest: LatestIntakes,
): readonly UnreadableIntake[] {
  const { data: all = NONE } = useQuery({
    ...allIntakesQuery(profileId, false),
    select: unreadableOf,
  });
  return all.length > latest.unreadable.length ? all : latest.unreadable;
}

const NONE: never[] = [];
const unreadableOf = ({ unreadable }: IntakeList) => unreadable;

export const lastDoseQuery = (profileId: string, { id, name, dosage, form }: AskedProduct) =>
  queryOptions({
    queryKey: [...intakesKey(profileId), "last", id, name, dosage, form] as const,
    queryFn: async () =>
      readLastGivenIntake(await dbForProfile(profileId), profileId, { id, name, dosage, form }),
    staleTime: 0,
  });

/** Of what the dose form knows of a person, whatever the box. */
export const doseFactsKey = (profileId: string) => [...intakesKey(profileId), "facts"] as const;

/**
 * Never served from the cache: the form must show the dose given a minute ago on another phone.
 * @param without the id of a dose that does not count: the one that is being corrected
 */
export const doseFactsQuery = (
  profileId: string,
  box: AskedProduct | null,
  without: string | null = null,
) =>
  queryOptions({
    queryKey: [...doseFactsKey(profileId), box?.id, box?.name, box?.dosage, box?.form, without],
    queryFn: box
      ? async () => {
          const session = await currentSession();
          if (!session) throw new AppError("signed-out");
          const whose = { me: session.user.id, profileId };
          return readDoseFacts(await dbForProfile(profileId), whose, box, now(), without);
        }
      : skipToken,
    staleTime: 0,
    // A form stands open while somebody else gives a dose.
    refetchInterval: pollInterval(HALF_A_MINUTE),
    // What an earlier form read is never shown as if it were known now.
    gcTime: 0,
  });

/** What the dose form answers from without a network. Read in quiet moments, never for a form that has one. */
export const keptLedgerQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...intakesKey(profileId), "kept-ledger"] as const,
    queryFn: async () => {
      const session = await currentSession();
      if (!session) throw new AppError("signed-out");
      const whose = { me: session.user.id, profileId };
      return readDoseLedger(await dbForProfile(profileId), whose, now());
    },
    ...STAYS_IN_MEMORY,
  });

/** The same about boxes. Under the key of the inventory: changing a box reloads it. */
export const keptDoseBoxesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["inventory", profileId, "kept-dose-boxes"] as const,
    queryFn: () => readProfile(profileId, (db) => listDoseBoxes(db, profileId)),
    ...STAYS_IN_MEMORY,
  });

export interface LoggedIntake {
  readonly id: string;
  readonly medicationId: string;
  readonly entry: IntakeEntry;
}

/** Doses that may have been recorded twice, of every profile: asked about wherever the page is. */
export const possibleDuplicatesQuery = queryOptions({
  queryKey: ["intakes", "possible-duplicates"] as const,
  queryFn: async () => listPossibleDuplicates(browserDb()),
  refetchInterval: pollInterval(HALF_A_MINUTE),
});

export function useAnswerDuplicate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answer: Parameters<typeof answerPossibleDuplicate>[1]) =>
      answerPossibleDuplicate(browserDb(), answer),
    onSettled: () => refresh(queryClient),
  });
}

/** The dose leaves the screen at once, and comes back if it could not be deleted. */
export function useDeleteIntake(profileId: string) {
  const queryClient = useQueryClient();
  const { onSettled, ...callbacks } = optimisticUpdate<KnownIntakes, Pick<StoredIntake, "id">>(
    queryClient,
    {
      queryKey: intakesKey(profileId),
      mutationKey: [...intakesKey(profileId), "delete"],
      apply: withoutIntake,
    },
  );
  return useMutation({
    ...callbacks,
    mutationFn: async ({ id }: Pick<StoredIntake, "id">) => {
      await deleteIntake(await dbForProfile(profileId), id);
      // Where no list can be read, this device tells what it has sent itself.
      await outbox.editTried((action) => withoutDose(action, id));
    },
    onSettled: () => {
      onSettled();
      refresh(queryClient);
    },
  });
}

/**
 * Waits for the database: the form stays open with what was typed until the dose is corrected. It answers with what
 * another correction made of the dose meanwhile; then this one is not made.
 * @param profileId who took it
 */
export function useCorrectIntake(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      seen,
      entry,
      warnings,
    }: LoggedIntake & {
      readonly seen: SeenDose;
      readonly warnings: readonly string[];
    }): Promise<OtherCorrection | null> => {
      const db = await dbForProfile(profileId);
      try {
        await correctIntake(db, { id, profileId, seen }, entry, warnings);
      } catch (problem) {
        if (failureOf(problem) !== "conflict") throw problem;
        const other = await readOtherCorrection(db, id);
        // Two requests met, and neither changed the dose.
        if (isSameDose(seen, other)) throw problem;
        return other;
      }
      await outbox.editTried((action) => withCorrectedDose(action, { id, profileId }, entry));
      return null;
    },
    onSettled: () => refresh(queryClient),
  });
}

/** To the millisecond, as far as a browser keeps a moment. */
function isSameDose(one: SeenDose, other: SeenDose): boolean {
  return (
    one.profileId === other.profileId &&
    one.quantityTaken === other.quantityTaken &&
    one.notes === other.notes &&
    epochMs(one.takenAt) === epochMs(other.takenAt)
  );
}

/** What the queries about the intakes of a profile hold. */
type KnownIntakes = IntakeList | LatestIntakes | DoseFacts | GivenIntake | null;

function withoutIntake(known: KnownIntakes, { id }: Pick<StoredIntake, "id">): KnownIntakes {
  if (known === null || !("intakes" in known)) return known;
  const isOther = (intake: { readonly id: string }) => intake.id !== id;
  const left = {
    intakes: known.intakes.filter(isOther),
    unreadable: known.unreadable.filter(isOther),
  };
  const gone = known.intakes.length - left.intakes.length;
  return "total" in known ? { ...left, total: known.total - gone } : left;
}

/** An intake moves the stock, also of a box in somebody else's list, and alerts are derived from it. */
function refresh(queryClient: QueryClient): void {
  for (const noun of ["intakes", "inventory", "alerts", ...HOME_KEY]) {
    void queryClient.invalidateQueries({ queryKey: [noun] });
  }
}
