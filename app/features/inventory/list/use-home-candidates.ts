import { useQuery } from "@tanstack/react-query";
import { useSettled } from "#app/client/queries/use-settled.ts";
import { hasAnsweredHomeQuestionQuery, homeCandidatesQuery, medicationsQuery } from "../queries.ts";
import type { HomeCandidate, StoredMedication } from "../stored-medication.ts";

/**
 * The boxes that the question about the whole home is about: none where it is not asked. They are read only where the
 * question is open and the list of the profile holds a box that may be concerned.
 * @param isOwn whether the profile is one of the account itself, for nobody else is asked; undefined until that is known
 */
export function useHomeCandidates(
  userId: string,
  profileId: string,
  isOwn: boolean | undefined,
): {
  readonly boxes: readonly HomeCandidate[];
  /** Whether it is known if the question is asked, or was waited for long enough: the list below it can be drawn. */
  readonly isKnown: boolean;
} {
  const answer = useQuery(hasAnsweredHomeQuestionQuery(userId));
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const isConcerned =
    isOwn === true && answer.data === false && medications?.some(mayBeConcerned) === true;
  const candidates = useQuery(homeCandidatesQuery(userId, isConcerned));
  const isSettled = useSettled(
    isOwn === undefined ? ON_ITS_WAY : isConcerned ? candidates : answer,
  );
  return {
    boxes: (isConcerned && candidates.data) || NONE,
    isKnown: isOwn === false || isSettled,
  };
}

const ON_ITS_WAY = { status: "pending", failureCount: 0 } as const;

const NONE: readonly HomeCandidate[] = [];

const mayBeConcerned = (medication: StoredMedication) =>
  medication.ownerId !== null &&
  medication.referenceId !== null &&
  medication.schedule.doses.length === 0;
