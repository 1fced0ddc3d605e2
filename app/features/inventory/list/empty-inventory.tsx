import Plus from "lucide-react/icons/plus";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { type InventoryAction, prefetchInventoryDialog } from "../inventory-dialogs.tsx";

/** What a cabinet without a box shows: why one would add the first. */
export function EmptyInventory({ onAction }: { onAction: (action: InventoryAction) => void }) {
  const t = useText();
  const may = usePermissionCheck();
  if (!may("edit-medications")) return <EmptyState title={t("inventory.empty.title")} />;
  return (
    <EmptyState
      title={t("inventory.empty.title")}
      action={
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          onPointerEnter={() => prefetchInventoryDialog("add")}
          onFocus={() => prefetchInventoryDialog("add")}
          onClick={() => onAction({ kind: "add" })}
        >
          {t("inventory.add")}
        </Button>
      }
    >
      {t("inventory.empty.body")}
    </EmptyState>
  );
}
