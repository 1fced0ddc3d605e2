import { failureOf } from "../../client/failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import type { InventoryDeed } from "./inventory-dialogs.tsx";
import { InventorySkeleton } from "./inventory-skeleton.tsx";
import { InventoryView } from "./inventory-view.tsx";
import { useBoxes } from "./queries.ts";

/** The boxes of one profile in their four states: waiting, failed, empty, full. */
export function Inventory({
  profileId,
  person,
  onDeed,
}: {
  profileId: string;
  /** Whose boxes they are, as paper has to say; null while nobody knows, or without a name. */
  person: string | null;
  onDeed: (deed: InventoryDeed) => void;
}) {
  const { medications, unreadable, problem, onRetry } = useBoxes(profileId);
  // What was read before a failed refresh is better than an apology.
  if (medications) {
    return (
      <InventoryView
        medications={medications}
        unreadable={unreadable}
        person={person}
        onDeed={onDeed}
      />
    );
  }
  if (problem) return <ErrorState failure={failureOf(problem)} onRetry={onRetry} />;
  return <InventorySkeleton />;
}
