import Plus from "lucide-react/icons/plus";
import { useMay } from "../../client/capabilities.tsx";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type InventoryDeed, prefetchDeed } from "./inventory-dialogs.tsx";

/** What a cabinet without a box shows: why one would add the first. */
export function EmptyInventory({ onDeed }: { onDeed: (deed: InventoryDeed) => void }) {
  const t = useText();
  const may = useMay();
  if (!may("edit-medications")) return <EmptyState title={t("inventory.empty.title")} />;
  return (
    <EmptyState
      title={t("inventory.empty.title")}
      action={
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          onPointerEnter={() => prefetchDeed("add")}
          onFocus={() => prefetchDeed("add")}
          onClick={() => onDeed({ kind: "add" })}
        >
          {t("inventory.add")}
        </Button>
      }
    >
      {t("inventory.empty.body")}
    </EmptyState>
  );
}
