import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { keptAnswerMoment } from "#app/client/kept-data/data-age.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { type WaitingIntake, withWaitingIntakes } from "#app/client/offline/waiting-intakes.ts";
import { useToday } from "#app/client/time/today.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import { emergencies } from "#domain/symptoms/emergencies/emergencies.ts";
import { type Circumstance, circumstancesAt } from "#domain/symptoms/facts/circumstances.ts";
import type { Category, GuideFacts, RecentIntake } from "#domain/symptoms/facts/guide-facts.ts";
import { withStatedFacts } from "#domain/symptoms/facts/stated-facts.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import { guide } from "#domain/symptoms/guide.ts";
import { type ChosenSymptom, everythingSaid, listCountry } from "#domain/symptoms/list/symptom.ts";
import { knownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { circumstancesOf } from "#domain/symptoms/rules/condition-checks.ts";
import type { PatientReading, RecentNotes } from "../known-patient.ts";
import { NOBODY_KNOWN } from "../nobody-known.ts";
import {
  cabinetBoxesQuery,
  DOSES_GOOD_FOR_MS,
  healthProductsQuery,
  recentIntakesQuery,
} from "../queries.ts";
import { type Specify, useRematchedSymptoms } from "../search/use-rematched-symptoms.ts";

const NOTHING_KNOWN = {
  boxes: [],
  intakes: [],
  products: [],
} as const;

/**
 * What is offered, once all that could speak against it is known: a box nobody could read, or an allergy, is not
 * passed over. An emergency waits for nothing.
 */
export function useGuidance({
  profileId,
  asked,
  notes,
  category,
  circumstances,
  reading,
  isOpen,
  openedAt,
  now,
}: {
  profileId: string;
  /** What was chosen, as it was written or picked. */
  asked: readonly ChosenSymptom[];
  notes: RecentNotes;
  category: Category;
  circumstances: readonly Circumstance[];
  reading: PatientReading;
  /** Whether it is on the screen, or only prepared. */
  isOpen: boolean;
  /** When the analysis was opened. */
  openedAt: Instant;
  /** The moment that the answer speaks of, at most `DOSES_GOOD_FOR_MS` before it was opened. */
  now: Instant;
}): {
  /** What was asked for, as the list has it. */
  chosen: readonly ChosenSymptom[];
  guidance: Guidance | undefined;
  /** When what it rests on was read, where the network did not confirm it. */
  keptAt: Instant | null;
  /** What may be so at the age of the person. */
  askedCircumstances: readonly Circumstance[];
  /** What the profile or the words answer: it is ticked, and cannot be unticked here. */
  knownCircumstances: readonly Circumstance[];
  specify: Specify;
  problem: unknown;
  onRetry: () => void;
} {
  const today = useToday();
  const level = useGuidanceLevel();
  const person = useMemo(
    () => personFacts(reading.patient ?? NOBODY_KNOWN, today),
    [reading.patient, today],
  );
  const words = useRematchedSymptoms(asked, knownAge(person));
  const { chosen, isRead, specify } = words;
  const log = useRematchedSymptoms(
    useMemo(() => asWords(notes), [notes]),
    knownAge(person),
  );
  const noted = notes === null ? null : log.chosen;
  const isLogRead = notes === null || (notes !== undefined && log.isRead);
  const boxes = useQuery({ ...cabinetBoxesQuery(profileId), staleTime: 0 });
  const intakes = useQuery({
    ...recentIntakesQuery(profileId),
    // A prepared answer may never be asked for.
    ...(!isOpen && { refetchInterval: false }),
  });
  useReadAgainOnceOpen(isOpen, [boxes.refetch, intakes.refetch, reading.onRetry]);
  // Read while the question was typed, they answer at once; those of an earlier question do not.
  const isFresh = intakes.dataUpdatedAt >= epochMs(openedAt) - DOSES_GOOD_FOR_MS;
  // Without a network what this device has kept answers, with its hour; a server that refuses is another matter.
  const isLost = intakes.failureReason !== null && isTransient(failureOf(intakes.failureReason));
  const keptAt =
    !isFresh && isLost
      ? oldestAnswer([recentIntakesQuery(profileId), cabinetBoxesQuery(profileId)])
      : null;
  const stored = isFresh || keptAt !== null ? intakes.data : undefined;
  const actions = useOutboxActions(profileId);
  // A dose that this device has recorded and not sent yet was given all the same.
  const doses = useMemo(
    () => stored && withWaitingIntakes(stored, actions, intakes.dataUpdatedAt, toRecentIntake),
    [stored, actions, intakes.dataUpdatedAt],
  );
  const products = useQuery(healthProductsQuery());
  const guidance = useMemo(() => {
    const known = isRead &&
      isLogRead &&
      reading.patient &&
      boxes.data &&
      doses &&
      products.data && {
        boxes: boxes.data,
        intakes: doses,
        products: products.data,
      };
    const facts = known || NOTHING_KNOWN;
    const patient = { ...person, circumstances };
    const said = withStatedFacts({ chosen, noted, patient });
    if (!known && emergencies(everythingSaid(chosen, noted), said).length === 0) return undefined;
    const question: GuideFacts = {
      ...facts,
      patient,
      chosen,
      noted,
      category,
      level,
      country: listCountry(visitorCountry()),
      leafletCountry: visitorCountry(),
      today,
      now,
    };
    return guide(question);
  }, [
    isRead,
    isLogRead,
    noted,
    reading.patient,
    person,
    boxes.data,
    doses,
    products.data,
    chosen,
    category,
    level,
    circumstances,
    today,
    now,
  ]);

  const knownCircumstances = useMemo(() => {
    const patient = { ...person, circumstances: [] };
    return circumstancesOf(withStatedFacts({ chosen, noted, patient }).conditions);
  }, [person, chosen, noted]);

  return {
    chosen,
    guidance,
    keptAt,
    askedCircumstances: circumstancesAt(knownAge(person)),
    knownCircumstances,
    specify,
    problem: reading.problem ?? words.problem ?? boxes.error ?? intakes.error ?? products.error,
    onRetry: () => {
      if (reading.problem) reading.onRetry();
      words.fetchAgain();
      for (const query of [boxes, intakes, products]) if (query.isError) void query.refetch();
    },
  };
}

/** Milliseconds: some frames, on a slow phone. */
const SHOW_FIRST_MS = 250;

const NO_WORDS: readonly ChosenSymptom[] = [];

function asWords(notes: RecentNotes): readonly ChosenSymptom[] {
  return notes?.map(({ words, notedAt }) => ({ text: words, symptom: null, notedAt })) ?? NO_WORDS;
}

/** A prepared answer is shown first and then read anew, for the request takes time from the frame that shows it. */
function useReadAgainOnceOpen(isOpen: boolean, queries: readonly (() => unknown)[]): void {
  const [wasPrepared] = useState(!isOpen);
  const readAgain = useEffectEvent(() => {
    for (const read of queries) read();
  });
  useEffect(() => {
    if (!(isOpen && wasPrepared)) return;
    const timer = setTimeout(readAgain, SHOW_FIRST_MS);
    return () => clearTimeout(timer);
  }, [isOpen, wasPrepared]);
}

function toRecentIntake({ name, ...dose }: WaitingIntake): RecentIntake {
  return { ...dose, medicationName: name };
}

/** When the oldest of them was read; null where one of them says nothing about now. */
function oldestAnswer(queries: readonly { readonly queryKey: QueryKey }[]): Instant | null {
  const moments = queries.map(({ queryKey }) => keptAnswerMoment(queryKey));
  const known = moments.filter((moment) => moment !== null).sort();
  return known.length === moments.length ? (known[0] ?? null) : null;
}
