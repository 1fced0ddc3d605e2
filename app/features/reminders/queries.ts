import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Day } from "../../../domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "../../../domain/calendar/instant.ts";
import { spanOfToday } from "../../../domain/reminders/today.ts";
import { newId } from "../../client/new-id.ts";
import { now } from "../../client/now.ts";
import { openedDb } from "../../client/shared-profile.ts";
import { browserZone } from "../../client/zone.ts";
import { listDoses, noteShown, postponeDoses, skipDoses, takeDoses, untakeDoses } from "./data.ts";
import type { PlannedDose } from "./dose.ts";

const A_MINUTE = 60_000;

const dosesKey = (profileId: string) => ["doses", profileId] as const;

/** Asked anew each minute: the same dose may be in somebody else's hand, on another phone. */
export const dosesQuery = (profileId: string, today: Day) =>
  queryOptions({
    queryKey: [...dosesKey(profileId), today] as const,
    queryFn: async () =>
      listDoses(await openedDb(profileId), profileId, spanOfToday(today, browserZone)),
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

export type DoseAnswer =
  | { readonly deed: "take"; readonly doses: readonly PlannedDose[]; readonly by: string }
  | { readonly deed: "skip"; readonly doses: readonly PlannedDose[] }
  | { readonly deed: "later"; readonly doses: readonly PlannedDose[]; readonly minutes: number }
  | { readonly deed: "undo"; readonly doses: readonly PlannedDose[] };

/**
 * Answers doses, one answer after the other. The screen follows at once and asks the database afterwards, whatever came
 * of it. Answers the doses that this answer decided: somebody else may have been faster.
 */
export function useAnswerDoses(profileId: string) {
  const queryClient = useQueryClient();
  const mutationKey = [...dosesKey(profileId), "answer"];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async (answer: DoseAnswer) => send(profileId, answer),
    onMutate: async (answer) => {
      await queryClient.cancelQueries({ queryKey: dosesKey(profileId) });
      const changed = new Set(answer.doses.map(({ id }) => id));
      queryClient.setQueriesData<PlannedDose[]>({ queryKey: dosesKey(profileId) }, (doses) =>
        doses?.map((dose) => (changed.has(dose.id) ? expected(dose, answer) : dose)),
      );
    },
    onSettled: () => refresh(queryClient, profileId),
  });
}

async function send(profileId: string, answer: DoseAnswer): Promise<readonly PlannedDose[]> {
  const db = await openedDb(profileId);
  const { doses } = answer;
  const ids = doses.map(({ id }) => id);
  switch (answer.deed) {
    case "take": {
      const taken = await takeDoses(db, new Map(doses.map((dose) => [dose.id, intakeOf(dose)])));
      return doses.filter(({ id }) => taken.includes(id));
    }
    case "skip":
      await skipDoses(db, ids);
      return doses;
    case "later":
      await postponeDoses(db, ids, answer.minutes);
      return doses;
    case "undo":
      await untakeDoses(
        db,
        doses.map((dose) => dose.taken?.intakeId ?? intakeOf(dose)),
      );
      return doses;
  }
}

/** What the database will most likely say of a dose. */
function expected(dose: PlannedDose, answer: DoseAnswer): PlannedDose {
  const at = now();
  switch (answer.deed) {
    case "take":
      return {
        ...dose,
        state: "taken",
        snoozedUntil: null,
        taken: { intakeId: intakeOf(dose), takenAt: at, by: answer.by, byName: null },
      };
    case "skip":
      return { ...dose, state: "skipped", snoozedUntil: null };
    case "later":
      return { ...dose, snoozedUntil: after(at, answer.minutes) };
    case "undo":
      return { ...dose, state: "planned", taken: null };
  }
}

function after(moment: Instant, minutes: number): Instant {
  return instantAt(epochMs(moment) + minutes * A_MINUTE);
}

/** What is shown of doses is told to the ledger once; a line that got lost is told with the next look. */
export function useNoteShown(profileId: string): (doses: readonly string[]) => void {
  const { mutate } = useMutation({
    mutationFn: async (doses: readonly string[]) => noteShown(await openedDb(profileId), doses),
  });
  return mutate;
}

/** A dose that is answered moves the stock, adds an intake, and alerts are derived from both. */
function refresh(queryClient: QueryClient, profileId: string): void {
  for (const noun of ["doses", "intakes", "inventory", "alerts"]) {
    void queryClient.invalidateQueries({ queryKey: [noun, profileId] });
  }
}
