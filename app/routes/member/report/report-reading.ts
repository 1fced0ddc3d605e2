import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { browserZone } from "#app/client/time/time-zone.ts";
import { illnessEntriesQuery } from "#app/features/illness/queries.ts";
import { intakesSinceQuery, latestIntakesQuery } from "#app/features/intakes/queries.ts";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import { factsQuery, weightsQuery } from "#app/features/profiles/queries.ts";
import { plannedSpanQuery } from "#app/features/reminders/planned-span-query.ts";
import type { ReportReading } from "#app/features/report/report-words.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { momentsOf, plannedSpan, reportContent } from "#domain/report/report-content.ts";
import type { ReportPeriod } from "#domain/report/report-period.ts";

/** All that a report of one person says; undefined until everything was read. */
export function useReportReading(profileId: string, period: ReportPeriod) {
  const since = momentsOf(period, browserZone).from;
  const facts = useQuery(factsQuery(profileId));
  const boxes = useQuery(medicationsQuery(profileId));
  const doses = useQuery(intakesSinceQuery(profileId, since));
  const latest = useQuery(latestIntakesQuery(profileId));
  const planned = useQuery(plannedSpanQuery(profileId, plannedSpan(period)));
  const notes = useQuery(illnessEntriesQuery(profileId));
  const weights = useQuery(weightsQuery(profileId));
  const parts = [facts, boxes, doses, latest, planned, notes, weights];
  const readAt = Math.min(...parts.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const reading = useMemo((): ReportReading | undefined => {
    if (!facts.data || !boxes.data || !doses.data || !latest.data) return undefined;
    if (!planned.data || !notes.data || !weights.data) return undefined;
    const { data: person } = facts;
    // The last dose of a treatment may lie before the period.
    const known = new Set(doses.data.intakes.map(({ id }) => id));
    const earlier = latest.data.intakes.filter(({ id }) => !known.has(id));
    const oldest = notes.data.entries.at(-1);
    return {
      person: {
        ...person,
        name: profileName(person),
        weightUnit: person.units.weight,
        areAllergiesUnreadable: person.unreadable.includes("allergies"),
      },
      content: reportContent(
        {
          boxes: boxes.data,
          stated: person.treatmentAnswers.taken,
          doses: [...doses.data.intakes, ...earlier],
          planned: planned.data,
          entries: notes.data.entries,
          weights: weights.data,
        },
        period,
        browserZone,
      ),
      writtenAt: instantAt(readAt),
      unreadableDoses: doses.data.unreadable.length,
      areNotesCut:
        notes.data.isCut && oldest !== undefined && epochMs(oldest.notedAt) > epochMs(since),
    };
  }, [
    facts,
    boxes.data,
    doses.data,
    latest.data,
    planned.data,
    notes.data,
    weights.data,
    period,
    since,
    readAt,
  ]);
  const error = parts.find((part) => part.error)?.error ?? null;
  const refetch = () => Promise.all(parts.map((part) => part.refetch()));
  return { reading, error, refetch };
}
