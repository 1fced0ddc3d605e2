import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useToday } from "#app/client/time/today.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { personFacts, type StoredPerson } from "#domain/profiles/person-facts.ts";
import { emergencies } from "#domain/symptoms/emergencies/emergencies.ts";
import { type Circumstance, circumstancesAt } from "#domain/symptoms/facts/circumstances.ts";
import type { CabinetBox, Category, RecentIntake } from "#domain/symptoms/facts/guide-facts.ts";
import { withStatedFacts } from "#domain/symptoms/facts/stated-facts.ts";
import { guide } from "#domain/symptoms/guide.ts";
import { type ChosenSymptom, everythingSaid, listCountry } from "#domain/symptoms/list/symptom.ts";
import { knownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { circumstancesOf } from "#domain/symptoms/rules/condition-checks.ts";
import { healthProductsQuery } from "../queries.ts";
import { useRematchedSymptoms } from "../search/use-rematched-symptoms.ts";

/** What an answer is made from where nothing of it is stored by an account. */
export interface LocalFacts {
  readonly boxes: readonly CabinetBox[];
  readonly intakes: readonly RecentIntake[];
  readonly person: StoredPerson;
}

/**
 * The same answer as that of an account, from facts that the page holds: the lists are fetched whole, and nothing of the
 * question leaves the device. An emergency waits for no list.
 */
export function useLocalGuidance({
  facts: { boxes, intakes, person: stored },
  asked,
  category,
  circumstances,
  now,
}: {
  facts: LocalFacts;
  asked: readonly ChosenSymptom[];
  category: Category;
  circumstances: readonly Circumstance[];
  now: Instant;
}) {
  const today = useToday();
  const level = useGuidanceLevel();
  const person = useMemo(() => personFacts(stored, today), [stored, today]);
  const words = useRematchedSymptoms(asked, knownAge(person));
  const { chosen, isRead, specify } = words;
  const products = useQuery(healthProductsQuery());
  const guidance = useMemo(() => {
    const patient = { ...person, circumstances };
    const known = isRead ? products.data : undefined;
    const said = withStatedFacts({ chosen, patient });
    if (!known && emergencies(everythingSaid(chosen, null), said).length === 0) return undefined;
    return guide({
      boxes,
      intakes,
      products: known ?? [],
      patient,
      chosen,
      category,
      level,
      country: listCountry(visitorCountry()),
      leafletCountry: visitorCountry(),
      today,
      now,
    });
  }, [
    isRead,
    products.data,
    person,
    circumstances,
    chosen,
    boxes,
    intakes,
    category,
    level,
    today,
    now,
  ]);
  const knownCircumstances = useMemo(
    () =>
      circumstancesOf(
        withStatedFacts({ chosen, patient: { ...person, circumstances: [] } }).conditions,
      ),
    [person, chosen],
  );
  return {
    chosen,
    guidance,
    askedCircumstances: circumstancesAt(knownAge(person)),
    knownCircumstances,
    specify,
    problem: words.problem ?? products.error,
    onRetry: () => {
      words.fetchAgain();
      if (products.isError) void products.refetch();
    },
  };
}
