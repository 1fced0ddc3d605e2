import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  type ActivityWish,
  countIntakes,
  indexIntakes,
  listIntakes,
  type MedicationChoice,
  medicationChoices,
} from "../../../domain/intakes/activity.ts";
import { isWithin } from "../../../domain/intakes/period.ts";
import { useNow } from "../../client/now.ts";
import { useToday } from "../../client/today.ts";
import { browserZone } from "../../client/zone.ts";
import type { Counts } from "./activity-counters.tsx";
import type { LatestIntakes, StoredIntake } from "./data.ts";
import { allIntakesQuery, countsQuery } from "./queries.ts";

/** What a wish leaves of the history. */
export interface ListedActivity {
  /** Of every dose, whatever is wished for. */
  readonly counts: Counts;
  readonly choices: readonly MedicationChoice[];
  /** As many of them as are here. */
  readonly listed: readonly StoredIntake[];
  /** How many doses the wish leaves, also those that are not here yet. */
  readonly count: number;
  /**
   * `whole` when `listed` is what the wish leaves; otherwise the rest is on its way, or could not be read and
   * `readRest` tries again.
   */
  readonly state: "whole" | "waiting" | "cut";
  /** To be called when more than the latest doses will be needed. */
  readonly readRest: () => void;
}

/** A search or a filter speaks of every dose, so the latest fifty are enough only where there are no others. */
export function useActivity(
  profileId: string,
  latest: LatestIntakes,
  wish: ActivityWish,
  needed: number,
): ListedActivity {
  const now = useNow();
  const today = useToday();
  const [isRestWanted, setRestWanted] = useState(false);
  const isNarrow = wish.search.trim() !== "" || wish.medication !== null || wish.period !== "all";
  const isOldestFirst = wish.order === "oldest";
  const isCut = latest.total > latest.intakes.length;
  const isRestNeeded = isNarrow || isOldestFirst || needed > latest.intakes.length;

  const rest = useQuery(allIntakesQuery(profileId, isCut && (isRestWanted || isRestNeeded)));
  const intakes = (isCut && rest.data) || latest.intakes;
  const isWhole = !isCut || rest.data !== undefined;

  const oldest = latest.intakes.at(-1);
  const isWeekCut =
    !isWhole && oldest !== undefined && isWithin("week", oldest.takenAt, now, browserZone);
  const counted = useQuery(countsQuery(profileId, today, isWeekCut));

  const index = useMemo(() => indexIntakes(intakes), [intakes]);
  const listed = useMemo(() => listIntakes(index, wish, now, browserZone), [index, wish, now]);
  const own = useMemo(() => countIntakes(intakes, now, browserZone), [intakes, now]);
  const choices = useMemo(() => medicationChoices(intakes), [intakes]);

  const unknown = counted.isError ? null : undefined;
  const { today: ofToday, week } = isWeekCut
    ? (counted.data ?? { today: unknown, week: unknown })
    : own;
  return {
    counts: { total: latest.total, today: ofToday, week },
    choices,
    listed,
    count: isNarrow ? listed.length : latest.total,
    state: isWhole || !isRestNeeded ? "whole" : rest.isError ? "cut" : "waiting",
    readRest: () => {
      setRestWanted(true);
      if (rest.isError) void rest.refetch();
    },
  };
}
