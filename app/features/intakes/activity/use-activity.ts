import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { epochMs } from "#domain/calendar/instant.ts";
import {
  type ActivityFilter,
  countIntakes,
  indexIntakes,
  listIntakes,
  type MedicationChoice,
  medicationChoices,
} from "#domain/intakes/activity.ts";
import { type DosesOfDay, daysShown, dosesPerDay } from "#domain/intakes/doses-per-day.ts";
import { recentStart } from "#domain/intakes/period.ts";
import type { LatestIntakes } from "../data.ts";
import {
  type ListedIntake,
  useLatestWithDeviceIntakes,
  useWithDeviceIntakes,
} from "../device-intakes.ts";
import { allIntakesQuery, recentIntakesQuery } from "../queries.ts";
import type { Counts } from "./activity-counters.tsx";

/** The part of the history that the filter selects. */
export interface ListedActivity {
  /** Of every dose, whatever the filter. */
  readonly total: number;
  /** The same, and of today and the week. */
  readonly counts: Counts;
  readonly choices: readonly MedicationChoice[];
  /** Of the selected doses, day by day; undefined on their way, null where they could not be read. */
  readonly days: readonly DosesOfDay[] | null | undefined;
  /** As many of them as are here. */
  readonly listed: readonly ListedIntake[];
  /** How many doses the filter selects, also those that are not here yet. */
  readonly count: number;
  /** How many of the latest doses can be listed without reading more. */
  readonly here: number;
  /**
   * `whole` when `listed` is all that the filter selects; otherwise the rest is on its way, or could not be read and
   * `readRest` tries again.
   */
  readonly state: "whole" | "waiting" | "cut";
  /** To be called when more than the latest doses will be needed. Stays the same function while all is well. */
  readonly readRest: () => void;
}

/**
 * Reads no more of a history than the filter needs: the latest fifty doses, those of a month for counters, chart and
 * periods, or all of them for a search and for the oldest. Doses that wait on this device are among them.
 * @param read the latest fifty, and when they were read in milliseconds since 1970
 * @param most how many doses the page shows
 */
export function useActivity(
  profileId: string,
  read: { readonly latest: LatestIntakes; readonly readAt: number },
  filter: ActivityFilter,
  most: number,
): ListedActivity {
  const latest = useLatestWithDeviceIntakes(profileId, read.latest, read.readAt);
  const needed = Math.min(most, latest.total);
  const now = useNow();
  const today = useToday();
  const [isRestWanted, setRestWanted] = useState(false);
  const isOfPeriod = filter.period !== "all";
  const isNarrow = filter.search.trim() !== "" || filter.medication !== null || isOfPeriod;
  const isOfAll = !isOfPeriod && (isNarrow || filter.order === "oldest");

  const isCut = latest.total > latest.intakes.length;
  const oldest = read.latest.intakes.at(-1);
  const isMonthCut =
    isCut &&
    oldest !== undefined &&
    epochMs(oldest.takenAt) >= epochMs(recentStart(today, browserZone));
  const recent = useQuery(recentIntakesQuery(profileId, today, isMonthCut));
  const recentIntakes = useWithDeviceIntakes(profileId, recent.data, recent.dataUpdatedAt)?.intakes;

  // The month is read for its counts: the next fifty are mostly among its doses.
  const isMonthNeeded = isOfPeriod || needed > latest.intakes.length;
  const isMonthEnough = isOfPeriod || (recentIntakes?.length ?? 0) >= needed;
  const isRestNeeded = isOfAll || (isMonthNeeded && !isMonthEnough);
  const rest = useQuery(allIntakesQuery(profileId, isCut && (isRestWanted || isRestNeeded)));
  const restIntakes = useWithDeviceIntakes(profileId, rest.data, rest.dataUpdatedAt)?.intakes;
  const all = isCut ? restIntakes : latest.intakes;
  const month = isMonthCut ? (recentIntakes ?? all) : latest.intakes;

  const wanted = isRestNeeded ? all : isMonthNeeded ? month : latest.intakes;
  const reading = isOfPeriod ? recent : rest;

  const ofMonth = useMemo(() => month && indexIntakes(month), [month]);
  const index = useMemo(
    () => (ofMonth && wanted === month ? ofMonth : indexIntakes(wanted ?? latest.intakes)),
    [wanted, latest, month, ofMonth],
  );
  const listed = useMemo(() => listIntakes(index, filter, now, browserZone), [index, filter, now]);
  const counted = useMemo(() => month && countIntakes(month, now, browserZone), [month, now]);
  const known = all ?? month ?? latest.intakes;
  const choices = useMemo(() => medicationChoices(known), [known]);
  const days = useMemo(() => {
    // Whole days, also those that a period of hours cuts.
    const drawn = ofMonth && listIntakes(ofMonth, { ...filter, period: "all" }, now, browserZone);
    return drawn && dosesPerDay(drawn, today, daysShown(filter.period), browserZone);
  }, [ofMonth, filter, now, today]);

  const readRest = useCallback(() => {
    setRestWanted(true);
    if (rest.isError) void rest.refetch();
    if (recent.isError) void recent.refetch();
  }, [rest.isError, rest.refetch, recent.isError, recent.refetch]);

  const unread = recent.isError ? null : undefined;
  return {
    total: latest.total,
    counts: { today: unread, week: unread, ...counted, total: latest.total },
    choices,
    days: days ?? unread,
    listed,
    count: isNarrow ? listed.length : latest.total,
    state: wanted ? "whole" : reading.isError ? "cut" : "waiting",
    here: known.length,
    readRest,
  };
}
