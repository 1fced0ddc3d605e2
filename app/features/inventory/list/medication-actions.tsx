import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Pencil from "lucide-react/icons/pencil";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Trash2 from "lucide-react/icons/trash-2";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import { type InventoryAction, prefetchInventoryDialog } from "../inventory-dialogs.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { LeafletIconLink } from "./leaflet-icon-link.tsx";

// Made once: React skips what it has drawn before, and a list has four of them in every row.
const LOG_INTAKE = <ClipboardCheck aria-hidden="true" className="size-5" />;
const ORDER = <ShoppingCart aria-hidden="true" className="size-5" />;
const EDIT = <Pencil aria-hidden="true" className="size-5" />;
const DELETE = <Trash2 aria-hidden="true" className="size-5" />;

/** What can be done with one box, named after it so that a row of buttons never reads the same as the next. */
export function MedicationActions({
  medication,
  onAction,
}: {
  medication: StoredMedication;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const { name } = medication;
  return (
    <div className="flex flex-wrap md:gap-1">
      {may("log-intakes") && (
        <Button
          variant="secondary"
          icon={LOG_INTAKE}
          aria-label={t("inventory.actions.logIntakeOf", { name })}
          title={t("inventory.actions.logIntake")}
          className="px-2 md:px-3 md:max-2xl:border-transparent md:max-2xl:bg-transparent md:max-2xl:px-0"
          onClick={() => onAction({ kind: "log-intake", medication })}
        >
          <span className="md:max-2xl:hidden">{t("inventory.actions.log")}</span>
        </Button>
      )}
      <LeafletIconLink leaflet={medication.leaflet} name={name} />
      <IconButton
        label={t("inventory.actions.orderOf", { name })}
        icon={ORDER}
        onClick={() => onAction({ kind: "order", medication })}
      />
      {may("edit-medications") && (
        <IconButton
          label={t("inventory.actions.editOf", { name })}
          icon={EDIT}
          onPointerEnter={() => prefetchInventoryDialog("edit")}
          onFocus={() => prefetchInventoryDialog("edit")}
          onClick={() => onAction({ kind: "edit", medication })}
        />
      )}
      {may("delete-medications") && (
        <IconButton
          label={t("inventory.actions.deleteOf", { name })}
          icon={DELETE}
          onPointerEnter={() => prefetchInventoryDialog("delete")}
          onFocus={() => prefetchInventoryDialog("delete")}
          onClick={() => onAction({ kind: "delete", medication })}
        />
      )}
    </div>
  );
}
