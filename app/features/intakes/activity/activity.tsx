import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import type { IntakeDialogs } from "../intake-dialogs.tsx";
import { latestIntakesQuery } from "../queries.ts";
import type { StoredIntake } from "../stored-intake.ts";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { ActivityView } from "./activity-view.tsx";

/** The doses of one profile in their four states: waiting, failed, empty, full. */
export function Activity({
  profileId,
  person,
  calendar,
  correctionOf,
  onDelete,
}: {
  profileId: string;
  /** Whose doses they are; null while unknown. */
  person: string | null;
  /** Of the planned doses, in the place of the doses per day; nothing where none are planned. */
  calendar?: ReactNode;
  correctionOf: IntakeDialogs["correctionOf"];
  onDelete: (intake: StoredIntake) => void;
}) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(latestIntakesQuery(profileId));
  // What was read before a failed refresh is better than an apology.
  if (data) {
    return (
      <ActivityView
        key={profileId}
        profileId={profileId}
        person={person}
        latest={data}
        readAt={dataUpdatedAt}
        calendar={calendar}
        correctionOf={correctionOf}
        onDelete={onDelete}
      />
    );
  }
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <ActivitySkeleton />;
}
