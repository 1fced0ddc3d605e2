import { useQuery } from "@tanstack/react-query";
import { failureOf } from "../../client/failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import type { InventoryDeed } from "./inventory-dialogs.tsx";
import { InventorySkeleton } from "./inventory-skeleton.tsx";
import { InventoryView } from "./inventory-view.tsx";
import { medicationsQuery } from "./queries.ts";

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
  const { data, error, refetch } = useQuery(medicationsQuery(profileId));
  // What was read before a failed refresh is better than an apology.
  if (data) return <InventoryView medications={data} person={person} onDeed={onDeed} />;
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <InventorySkeleton />;
}
