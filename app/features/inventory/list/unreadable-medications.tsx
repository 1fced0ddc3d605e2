import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { UnreadableList } from "#app/ui/list/unreadable-list.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import type { UnreadableMedication } from "../stored-medication.ts";
import { unreadableFields } from "../unreadable-fields.ts";

/** Boxes that cannot be read, a card each: they are nowhere else until they are corrected. */
export function UnreadableMedications({
  boxes,
  onAction,
}: {
  boxes: readonly UnreadableMedication[];
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const may = usePermissionCheck();
  return (
    <UnreadableList
      items={boxes.map(({ medication, unreadable }) => {
        const name = medication.name ?? t("inventory.unreadable.nameless");
        const isExpiryAlone = unreadable.every((field) => field === "expiresOn");
        const mayEdit = may("edit-medications");
        const mayDelete = may("delete-medications");
        return {
          id: medication.id,
          name,
          body: isExpiryAlone
            ? t("inventory.unreadable.expiry")
            : t("inventory.unreadable.fields", {
                fields: unreadableFields(unreadable, t, language),
              }),
          actions: (mayEdit || mayDelete) && (
            <>
              {mayEdit && (
                <Button
                  variant="secondary"
                  icon={<Pencil aria-hidden="true" className="size-5" />}
                  aria-label={t("ui.unreadable.correctOf", { name })}
                  onClick={() => onAction({ kind: "edit", medication, unreadable })}
                >
                  {t("ui.unreadable.correct")}
                </Button>
              )}
              {mayDelete && (
                <Button
                  variant="plain"
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  aria-label={t("ui.unreadable.deleteOf", { name })}
                  onClick={() => onAction({ kind: "delete", medication })}
                >
                  {t("ui.unreadable.delete")}
                </Button>
              )}
            </>
          ),
        };
      })}
    />
  );
}
