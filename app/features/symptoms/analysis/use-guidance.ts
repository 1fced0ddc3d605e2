import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useToday } from "#app/client/time/today.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Circumstance } from "#domain/symptoms/circumstances.ts";
import { emergencies } from "#domain/symptoms/emergencies.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import { guide } from "#domain/symptoms/guide.ts";
import type { Category, GuideFacts } from "#domain/symptoms/guide-facts.ts";
import { type ChosenSymptom, listCountry } from "#domain/symptoms/symptom.ts";
import type { PatientReading } from "../known-patient.ts";
import { cabinetBoxesQuery, healthProductsQuery, recentIntakesQuery } from "../queries.ts";
import { useRematchedSymptoms } from "../search/use-rematched-symptoms.ts";

const NOTHING_KNOWN = {
  patient: { type: "adult", ageInMonths: null, weightKg: null, allergies: [] },
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
  category,
  circumstances,
  reading,
  now,
}: {
  profileId: string;
  /** What was chosen, as it was written or picked. */
  asked: readonly ChosenSymptom[];
  category: Category;
  circumstances: readonly Circumstance[];
  reading: PatientReading;
  /** When the analysis was opened. */
  now: Instant;
}): {
  /** What was asked for, as the list has it. */
  chosen: readonly ChosenSymptom[];
  guidance: Guidance | undefined;
  problem: unknown;
  onRetry: () => void;
} {
  const today = useToday();
  const words = useRematchedSymptoms(asked, reading.patient?.ageInMonths ?? null);
  const { chosen, isRead } = words;
  const boxes = useQuery({ ...cabinetBoxesQuery(profileId), staleTime: 0 });
  const intakes = useQuery(recentIntakesQuery(profileId, now));
  const products = useQuery(healthProductsQuery());
  const guidance = useMemo(() => {
    const person = isRead ? reading.patient : null;
    const known = person &&
      boxes.data &&
      intakes.data &&
      products.data && {
        patient: person,
        boxes: boxes.data,
        intakes: intakes.data,
        products: products.data,
      };
    const facts = known ?? NOTHING_KNOWN;
    const patient = { ...facts.patient, ...reading.patient, circumstances };
    if (!known && emergencies(chosen, patient).length === 0) return undefined;
    const question: GuideFacts = {
      ...facts,
      patient,
      chosen,
      category,
      country: listCountry(visitorCountry()),
      leafletCountry: visitorCountry(),
      today,
      now,
    };
    return guide(question);
  }, [
    isRead,
    reading.patient,
    boxes.data,
    intakes.data,
    products.data,
    chosen,
    category,
    circumstances,
    today,
    now,
  ]);

  return {
    chosen,
    guidance,
    problem: reading.problem ?? words.problem ?? boxes.error ?? intakes.error ?? products.error,
    onRetry: () => {
      if (reading.problem) reading.onRetry();
      words.fetchAgain();
      for (const query of [boxes, intakes, products]) if (query.isError) void query.refetch();
    },
  };
}
