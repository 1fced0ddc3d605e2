import { failureOf } from "#app/client/errors/failure.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton, SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import type { HomeAlertsReading } from "../digest/home-alert-lines.tsx";
import { UnreadableNotice } from "../unreadable-notice.tsx";
import { AlertsView } from "./alerts-view.tsx";

/** The alerts of everybody in their four states: waiting, failed, empty, full. */
export function Alerts({
  reading,
  people,
  onCreate,
}: {
  reading: HomeAlertsReading;
  people: readonly Person[];
  /** Null where no alert may be written. */
  onCreate: (() => void) | null;
}) {
  const { alerts, unreadableBoxes, unreadableWritten, problem, onRetry } = reading;
  if (alerts) {
    const levels = new Map(people.map(({ id, level }) => [id, level]));
    const mayWrite = (profileId: string) => {
      const level = levels.get(profileId);
      return level !== undefined && may(level, "write-alerts");
    };
    const isAllRead = unreadableBoxes === 0 && unreadableWritten.length === 0;
    return (
      <>
        <UnreadableNotice boxes={unreadableBoxes} written={unreadableWritten} mayWrite={mayWrite} />
        {(isAllRead || alerts.length > 0) && (
          <AlertsView
            alerts={alerts}
            whoseOf={reading.whoseOf}
            people={people}
            mayWrite={mayWrite}
            onCreate={onCreate}
          />
        )}
      </>
    );
  }
  if (problem != null) return <ErrorState failure={failureOf(problem)} onRetry={onRetry} />;
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-6 w-40" />
      <SkeletonList rows={6} rowClassName="h-48 md:h-16" />
    </div>
  );
}
