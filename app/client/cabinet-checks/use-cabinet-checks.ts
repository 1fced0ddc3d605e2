import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Day } from "#domain/calendar/day.ts";
import { type StandingLabel, standingLabel } from "#domain/dose-rules/standing-label.ts";
import { type Interaction, interactionsOf } from "#domain/interactions/interactions.ts";
import { type PrintedBox, productOf } from "#domain/interactions/product.ts";
import { treatmentsOf } from "#domain/interactions/treatments.ts";
import { visitorCountry } from "../locale/visitor-locale.ts";
import { dbForProfile } from "../permissions/profile-access.ts";
import { now, useNow } from "../time/now.ts";
import { useToday } from "../time/today.ts";
import { type PersonFacts, readPersonFacts } from "./person-facts.ts";

/** A box as a form or a list has it. */
export interface CheckedBox extends Omit<PrintedBox, "activeMolecule"> {
  /** Null for a box that is not stored yet. */
  readonly id: string | null;
  /** Of its reference, where the form knows it already. */
  readonly activeMolecule?: string | null;
}

/** Under the key of the inventory: changing a box or logging a dose reads it anew. */
const personFactsQuery = (profileId: string, today: Day) =>
  queryOptions({
    queryKey: ["inventory", profileId, "person-facts", today] as const,
    queryFn: async () =>
      readPersonFacts(await dbForProfile(profileId), profileId, { today, now: now() }),
  });

/** What the rules say of boxes for one person. */
export function useCabinetChecks(profileId: string, { isFresh = false } = {}) {
  const today = useToday();
  const moment = useNow();
  const query = useQuery({
    ...personFactsQuery(profileId, today),
    // Somebody may have given a dose a minute ago, on another phone.
    ...(isFresh && { staleTime: 0 }),
  });
  const facts = query.data;
  const treatments = useMemo(
    () => facts && treatmentsOf({ ...facts, typed: [], now: moment }),
    [facts, moment],
  );
  const labelOf = useCallback(
    (box: CheckedBox): StandingLabel | null =>
      facts
        ? standingLabel(asStored(box, facts), facts.taker, { country: visitorCountry(), today })
        : null,
    [facts, today],
  );
  return {
    isFailed: query.isError,
    /** Whether nothing was compared yet: no interaction found says nothing then. */
    isPending: facts === undefined && !query.isError,
    /** Null while the person is not known. */
    labelOf,
    /** Empty while the treatments are not known. */
    interactionsWith(box: CheckedBox): readonly Interaction[] {
      if (!facts || !treatments) return [];
      const product = productOf(asStored(box, facts));
      return interactionsOf({ ...product, boxId: box.id }, treatments, moment);
    },
  };
}

/** What a list does not say of a stored box, its reference does. */
function asStored(box: CheckedBox, { boxes }: PersonFacts) {
  const stored = boxes.find(({ id }) => id === box.id);
  return {
    ...box,
    activeMolecule: box.activeMolecule ?? stored?.activeMolecule ?? null,
    needsPrescription: stored?.needsPrescription ?? null,
    country: stored?.country ?? null,
  };
}
