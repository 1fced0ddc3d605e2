import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Pencil from "lucide-react/icons/pencil";
import Store from "lucide-react/icons/store";
import Trash2 from "lucide-react/icons/trash-2";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ActionMenu, ActionMenuEntry } from "#app/ui/menu/action-menu.tsx";
import { boxName } from "#domain/inventory/box-name.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { wayToRestock } from "#domain/pharmacies/way-to-restock.ts";
import { type InventoryAction, prefetchInventoryDialog } from "../inventory-dialogs.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { LeafletButtonLink } from "./leaflet-button-link.tsx";

// Made once: React skips what it has drawn before, and a list has them in every row.
const LOG_INTAKE = <ClipboardCheck aria-hidden="true" className="size-5" />;
const ORDER = <Store aria-hidden="true" className="size-5" />;
const EDIT = <Pencil aria-hidden="true" className="size-5" />;
const DELETE = <Trash2 aria-hidden="true" className="size-5" />;

/** Recording a dose, the leaflet, and a menu with the rest. Each is named after its box, so that no two read the same. */
export function MedicationActions({
  medication,
  onAction,
}: {
  medication: StoredMedication;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const name = wholeDosage(boxName(medication));
  return (
    <div className="flex flex-wrap items-center gap-1">
      {may("log-intakes") && (
        <Button
          variant="secondary"
          icon={LOG_INTAKE}
          aria-label={t("inventory.actions.logIntakeOf", { name })}
          title={t("inventory.actions.logIntake")}
          onClick={() => onAction({ kind: "log-intake", medication })}
        >
          {t("inventory.actions.log")}
        </Button>
      )}
      <LeafletButtonLink leaflet={medication.leaflet} name={medication.name} />
      <ActionMenu label={t("inventory.actions.moreOf", { name })}>
        <ActionMenuEntry icon={ORDER} onClick={() => onAction({ kind: "order", medication })}>
          {t(`inventory.actions.restock.${wayToRestock(medication.needsPrescription)}`)}
        </ActionMenuEntry>
        {may("edit-medications") && (
          <ActionMenuEntry
            icon={EDIT}
            onPointerEnter={() => prefetchInventoryDialog("edit")}
            onFocus={() => prefetchInventoryDialog("edit")}
            onClick={() => onAction({ kind: "edit", medication })}
          >
            {t("inventory.actions.edit")}
          </ActionMenuEntry>
        )}
        {may("delete-medications") && (
          <ActionMenuEntry
            isDestructive
            icon={DELETE}
            onPointerEnter={() => prefetchInventoryDialog("delete")}
            onFocus={() => prefetchInventoryDialog("delete")}
            onClick={() => onAction({ kind: "delete", medication })}
          >
            {t("inventory.actions.delete")}
          </ActionMenuEntry>
        )}
      </ActionMenu>
    </div>
  );
}
