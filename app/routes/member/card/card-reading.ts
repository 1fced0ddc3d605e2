import { type QueryClient, useQuery } from "@tanstack/react-query";
import { fetchOrKept } from "#app/client/queries/fetch-or-kept.ts";
import { today } from "#app/client/time/today.ts";
import type { StoredCard } from "#app/features/emergency-card/data.ts";
import { cardQuery } from "#app/features/emergency-card/queries.ts";
import type { LatestIntakes } from "#app/features/intakes/data.ts";
import { latestIntakesQuery } from "#app/features/intakes/queries.ts";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import type { ProfileFacts } from "#app/features/profiles/profile-facts.ts";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { type CardContent, cardContent } from "#domain/emergency-card/card-content.ts";
import { cardTreatments } from "#domain/emergency-card/card-treatments.ts";
import { profileName } from "#domain/profiles/profile.ts";

export interface CardReading {
  readonly facts: ProfileFacts;
  readonly card: StoredCard;
  readonly content: CardContent;
  /** When the oldest of its parts was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** The card of one person. All that it is made of is kept on the device, so that it is complete without a network too. */
export function useCardReading(profileId: string) {
  const facts = useQuery(factsQuery(profileId));
  const card = useQuery(cardQuery(profileId));
  const medications = useQuery(medicationsQuery(profileId));
  const intakes = useQuery(latestIntakesQuery(profileId));
  const parts = [facts, card, medications, intakes];
  const reading =
    facts.data && card.data && medications.data && intakes.data
      ? toReading(
          facts.data,
          card.data,
          medications.data,
          intakes.data,
          Math.min(...parts.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        )
      : undefined;
  const error = parts.find((part) => part.error)?.error ?? null;
  const refetch = () => Promise.all(parts.map((part) => part.refetch()));
  return { reading, error, refetch };
}

/** The same, read anew: it is about to be shown to others. @throws AppError where it cannot be read */
export async function readCardContent(
  queryClient: QueryClient,
  profileId: string,
): Promise<CardReading> {
  const [facts, card, boxes, intakes] = [
    factsQuery(profileId),
    cardQuery(profileId),
    medicationsQuery(profileId),
    latestIntakesQuery(profileId),
  ] as const;
  const [person, stored, list, latest] = await Promise.all([
    fetchOrKept(queryClient, facts),
    fetchOrKept(queryClient, card),
    fetchOrKept(queryClient, boxes),
    fetchOrKept(queryClient, intakes),
  ]);
  const ages = [facts, card, boxes, intakes].map(
    ({ queryKey }) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
  );
  return toReading(person, stored, list.medications, latest, Math.min(...ages));
}

function toReading(
  facts: ProfileFacts,
  card: StoredCard,
  medications: readonly StoredMedication[],
  { intakes }: LatestIntakes,
  readAt: number,
): CardReading {
  const day = today();
  const person = { ...facts, name: profileName(facts), weightUnit: facts.units.weight };
  const treatments = cardTreatments(medications, facts.treatmentAnswers.taken, intakes, day);
  const written = { today: day, writtenAt: instantAt(readAt) };
  return { facts, card, content: cardContent(person, card, treatments, written), readAt };
}
