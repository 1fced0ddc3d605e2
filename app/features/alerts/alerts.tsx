import { failureOf } from "../../client/failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, SkeletonList } from "../../ui/skeleton.tsx";
import { AlertsView } from "./alerts-view.tsx";
import { useAlerts, type WatchedBoxes } from "./queries.ts";
import { UnreadableNotice } from "./unreadable-notice.tsx";

/** The alerts of one profile in their four states: waiting, failed, empty, full. */
export function Alerts({
  profileId,
  boxes,
  onCreate,
}: {
  profileId: string;
  boxes: WatchedBoxes;
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
