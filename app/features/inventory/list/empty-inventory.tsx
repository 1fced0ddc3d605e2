import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { readVisitorList } from "../fill/visitor-list.ts";
import { type InventoryAction, prefetchInventoryDialog } from "../inventory-dialogs.tsx";
import { ScanBarcodeButton } from "../scan/scan-barcode-button.tsx";

/** What a cabinet without a box shows: why one would add the first. */
export function EmptyInventory({ onAction }: { onAction: (action: InventoryAction) => void }) {
  const t = useText();
  const path = useLocalePath();
  const may = usePermissionCheck();
  if (!may("edit-medications")) return <EmptyState title={t("inventory.empty.title")} />;
  return (
    <EmptyState
      title={t("inventory.empty.title")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={path("inventory/fill")} className={buttonClasses()}>
            {t("inventory.fill")}
          </Link>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onPointerEnter={() => prefetchInventoryDialog("add")}
            onFocus={() => prefetchInventoryDialog("add")}
            onClick={() => onAction({ kind: "add" })}
          >
            {t("inventory.add")}
          </Button>
          <ScanBarcodeButton isInWords onScan={() => onAction({ kind: "scan" })} />
        </div>
      }
    >
      {t(readVisitorList() === "" ? "inventory.empty.body" : "inventory.empty.listWaits")}
    </EmptyState>
  );
}
