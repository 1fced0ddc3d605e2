import { failureOf } from "#app/client/errors/failure.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton, SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { useAlerts, type WatchedMedications } from "../queries.ts";
import { UnreadableNotice } from "../unreadable-notice.tsx";
import { AlertsView } from "./alerts-view.tsx";

/** The alerts of one profile in their four states: waiting, failed, empty, full. */
export function Alerts({
  profileId,
  boxes,
  onCreate,
}: {
  profileId: string;
  boxes: WatchedMedications;
  onCreate: () => void;
}) {
  const { alerts, unreadable, problem, onRetry } = useAlerts(profileId, boxes);
  if (alerts) {
    const isAllRead = unreadable.boxes === 0 && unreadable.written.length === 0;
    return (
      <>
        <UnreadableNotice profileId={profileId} unreadable={unreadable} />
        {(isAllRead || alerts.length > 0) && (
          <AlertsView profileId={profileId} alerts={alerts} onCreate={onCreate} />
        )}
      </>
    );
  }
  if (problem) return <ErrorState failure={failureOf(problem)} onRetry={onRetry} />;
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-6 w-40" />
      <SkeletonList rows={6} rowClassName="h-48 md:h-16" />
    </div>
  );
}
