import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo } from "react";
import type { Day } from "#domain/calendar/day.ts";
import type { HomeWait } from "#domain/dose-rules/home-wait.ts";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import type { BoxPair } from "#domain/interactions/box-pairs.ts";
import type { Interaction } from "#domain/interactions/interactions.ts";
import type { CountedDose } from "#domain/ledger/ledger.ts";
import { fold } from "#domain/locale/fold.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { useGuidanceLevel } from "../guidance/guidance-level.ts";
import { readProfile } from "../permissions/profile-access.ts";
import { now, useNow } from "../time/now.ts";
import { useToday } from "../time/today.ts";
import type { CheckedBox, ListedBox, PrintedSpacing } from "./box-rules.ts";

/** Under the key of the inventory: changing a box or logging a dose reads it anew. */
const personFactsQuery = (profileId: string, today: Day) =>
  queryOptions({
    queryKey: ["inventory", profileId, "person-facts", today] as const,
    queryFn: async () => {
      const { readPersonFacts } = await import("./person-facts.ts");
      return readProfile(profileId, (db) => readPersonFacts(db, profileId, { today, now: now() }));
    },
  });

/** The rules and their tables weigh a third of the first pages, which show their boxes without waiting for them. */
const boxRulesQuery = queryOptions({
  queryKey: ["box-rules"] as const,
  queryFn: () => import("./box-rules.ts"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Fetches what the checks need before boxes are shown; a failure will be told when they are. */
export function prefetchCabinetChecks(client: QueryClient, profileId: string, today: Day): void {
  void client.prefetchQuery(personFactsQuery(profileId, today));
  void client.prefetchQuery(boxRulesQuery);
}

function usePersonRules(profileId: string | null, isFresh: boolean) {
  const enabled = profileId !== null;
  const query = useQuery({
    ...personFactsQuery(profileId ?? "", useToday()),
    enabled,
    // Somebody may have given a dose a minute ago, on another phone.
    ...(isFresh && { staleTime: 0 }),
  });
  const code = useQuery({ ...boxRulesQuery, enabled });
  return {
    facts: query.data,
    rules: code.data,
    isFailed: query.isError || code.isError,
    /** Without a network nothing may come for hours. */
    isHeldUp: [query, code].some(
      ({ fetchStatus, failureReason }) => fetchStatus === "paused" || failureReason !== null,
    ),
  };
}

/** How the rules label boxes for one person. Null while the person is not known. */
export function useLabelOf(profileId: string): (box: CheckedBox) => StandingLabel | null {
  const level = useGuidanceLevel();
  const today = useToday();
  const { facts, rules } = usePersonRules(profileId, false);
  return useCallback(
    (box) => {
      const label = rules && facts ? rules.labelOfBox(box, facts, today) : null;
      return label && level === "leaflet" ? withoutStanding(label) : label;
    },
    [rules, facts, today, level],
  );
}

/**
 * When a substance may be given again by the leaflets of the home, as the answer about a symptom has it: for a box whose
 * own leaflet says nothing. Null where it is not known, and at the level `leaflet`.
 */
export function useHomeWait(
  profileId: string,
): (substance: Substance, amounts: readonly CountedDose[]) => HomeWait | null {
  const level = useGuidanceLevel();
  const today = useToday();
  const moment = useNow();
  const { facts, rules } = usePersonRules(profileId, false);
  return useCallback(
    (substance, amounts) =>
      level === "checks" && rules && facts
        ? rules.homeWaitOf(substance, amounts, facts, { today, now: moment })
        : null,
    [level, rules, facts, today, moment],
  );
}

/** What the rules say of a box in a list for one person. */
export interface BoxStanding {
  readonly label: StandingLabel;
  /** Whether its leaflet, an age, a condition or an allergy speaks against it, or may because the age is unknown. */
  readonly isAgainst: boolean;
}

/**
 * What the rules say of the boxes of a list, in which those that they speak against stand last.
 * @param profileId null where nobody is chosen, and nothing is said
 */
export function useBoxStandings(profileId: string | null): {
  readonly isPending: boolean;
  /** Null while nothing is known of the person. */
  readonly standingOf: (box: CheckedBox) => BoxStanding | null;
} {
  const level = useGuidanceLevel();
  const today = useToday();
  const { facts, rules, isFailed, isHeldUp } = usePersonRules(profileId, false);
  const standingOf = useCallback(
    (box: CheckedBox) => {
      const label = rules && facts ? rules.labelOfBox(box, facts, today) : null;
      if (!rules || !facts || !label) return null;
      if (level === "leaflet") return { label: withoutStanding(label), isAgainst: false };
      const isOutside = "standing" in label && label.standing === "outside";
      return { label, isAgainst: isOutside || rules.warningsOfBox(box, facts).length > 0 };
    },
    [rules, facts, today, level],
  );
  return {
    isPending: profileId !== null && !(rules && facts) && !isFailed && !isHeldUp,
    standingOf,
  };
}

/**
 * Whether boxes were compared with the person: `off` at the level `leaflet`, where nothing ever is; until it is `made`,
 * no interaction found says nothing.
 */
type Comparison = "off" | "pending" | "failed" | "made";

/** What the rules say of boxes for one person. */
export function useCabinetChecks(profileId: string, { isFresh = false } = {}) {
  const level = useGuidanceLevel();
  const today = useToday();
  const moment = useNow();
  const { facts, rules, isFailed, isHeldUp } = usePersonRules(profileId, isFresh);
  // Reading a thousand boxes takes a slow phone longer than a press may: what shows the checks is drawn before. React
  // takes `undefined` for no first value.
  const readFacts = useDeferredValue(facts, null);
  const readMoment = useDeferredValue(moment);
  const treatments = useMemo(
    () => rules && readFacts && rules.treatmentsOfPerson(readFacts, readMoment),
    [rules, readFacts, readMoment],
  );
  const isPending = !treatments && !isFailed;
  const reading = isPending ? "pending" : "made";
  const comparison: Comparison = level === "leaflet" ? "off" : isFailed ? "failed" : reading;
  return {
    /** Whether what the labels and the comparisons need could not be read. */
    isFailed,
    isPending,
    /** Whether the checks will be made in a moment: what is saved before them would not have been compared. */
    isNearlyMade: level !== "leaflet" && isPending && !isHeldUp,
    comparison,
    labelOf: useLabelOf(profileId),
    /** Null while the person is not known, and where no leaflet of ours says it. */
    spacingOf: (box: CheckedBox): PrintedSpacing | null =>
      rules && facts ? rules.spacingOfBox(box, facts, today) : null,
    /** What the person alone says against a box; empty while the person is not known. */
    warningsOf(box: CheckedBox): readonly Refused[] {
      return level === "leaflet" || !rules || !facts ? [] : rules.warningsOfBox(box, facts);
    },
    /** Why a dose of a box is asked about before it is recorded. Empty while the person is not known. */
    refusalsOf(box: CheckedBox): readonly Refused[] {
      if (level === "leaflet" || !rules || !facts) return [];
      return rules.refusalsOfBox(box, facts, treatments ? { treatments, now: moment } : null);
    },
    /** Another anticoagulant that the person takes; null while the treatments are not known. */
    otherAnticoagulantOf(box: CheckedBox): string | null {
      if (level === "leaflet" || !rules || !facts || !treatments) return null;
      return rules.otherAnticoagulantOf(box, facts, treatments);
    },
    /** Whether somebody said that the person takes what is called so. */
    isSaidTaken: (name: string): boolean =>
      facts?.answers.taken.some((each) => fold(each) === fold(name)) ?? false,
    /** Empty while the treatments are not known. */
    interactionsWith(box: CheckedBox): readonly Interaction[] {
      if (level === "leaflet" || !rules || !facts || !treatments) return [];
      return rules.interactionsOfBox(box, facts, { treatments, now: moment });
    },
    /** Empty while the treatments are not known. */
    pairsAmong(boxes: readonly ListedBox[]): readonly BoxPair<ListedBox>[] {
      if (level === "leaflet" || !rules || !facts || !treatments) return [];
      return rules.pairsOfBoxes(boxes, facts, { treatments, now: moment });
    },
    /** False while nothing is known. */
    isComparable: (box: CheckedBox): boolean =>
      rules !== undefined && facts !== undefined && rules.isComparable(box, facts),
  };
}

/** What the leaflet says, and not whether it is for this person. */
function withoutStanding(label: StandingLabel): StandingLabel {
  return "standing" in label ? { ...label, standing: "inside" } : label;
}
