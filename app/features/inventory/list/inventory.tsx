import type { ReactNode } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import { useMedicationList } from "../queries.ts";
import { InventorySkeleton } from "./inventory-skeleton.tsx";
import { InventoryView } from "./inventory-view.tsx";

/** The boxes of one profile in their four states: waiting, failed, empty, full. */
export function Inventory({
  profileId,
  person,
  onAction,
  onPharmacist,
  elsewhere,
}: {
  profileId: string;
  /** Whose boxes they are, as paper has to say; null while nobody knows, or without a name. */
  person: string | null;
  onAction: (action: InventoryAction) => void;
  /** Prints the page for the pharmacist. */
  onPharmacist: () => void;
  /** What words find in other lists. */
  elsewhere?: (words: string) => ReactNode;
}) {
  const { medications, unreadable, problem, onRetry } = useMedicationList(profileId);
  // What was read before a failed refresh is better than an apology.
  if (medications) {
    return (
      <InventoryView
        medications={medications}
        unreadable={unreadable}
        person={person}
        onAction={onAction}
        onPharmacist={onPharmacist}
        elsewhere={elsewhere}
      />
    );
  }
  if (problem) return <ErrorState failure={failureOf(problem)} onRetry={onRetry} />;
  return <InventorySkeleton />;
}
