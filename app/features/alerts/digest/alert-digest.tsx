import CircleCheck from "lucide-react/icons/circle-check";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import type { AlertsOfProfile } from "../queries.ts";
import { UnreadableBoxes } from "../unreadable-notice.tsx";
import { AlertLines } from "./alert-lines.tsx";

/** The first few alerts, or why there are none. @param choose which of them are shown */
export function AlertDigest({
  profileId,
  of: { alerts, unreadable, problem, onRetry },
  choose,
  isAlone = true,
  onConfirmReminder,
}: {
  profileId: string;
  of: AlertsOfProfile;
  choose: (alerts: readonly Alert[]) => readonly Alert[];
  /** Beside something else to do, nothing to say is nothing said. */
  isAlone?: boolean;
  onConfirmReminder?: (() => void) | undefined;
}) {
  const t = useText();
  if (!alerts) {
    return problem ? (
      <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
    ) : (
      <SkeletonList rows={3} />
    );
  }
  const chosen = choose(alerts);
  // Anew for each profile: an undo still offered must not reach the next one's alerts.
  if (chosen.length > 0) {
    return (
      <>
        <UnreadableBoxes count={unreadable.boxes} />
        <AlertLines
          key={profileId}
          profileId={profileId}
          alerts={chosen}
          onConfirmReminder={onConfirmReminder}
        />
      </>
    );
  }
  if (unreadable.boxes > 0) return <UnreadableBoxes count={unreadable.boxes} />;
  if (!isAlone) return null;
  return (
    <p className="flex items-center gap-2">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
      {t("alerts.allWell.title")}
    </p>
  );
}
