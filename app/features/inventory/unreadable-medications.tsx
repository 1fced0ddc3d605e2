import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useMay } from "../../client/capabilities.tsx";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { UnreadableList } from "../../ui/unreadable-list.tsx";
import type { InventoryDeed } from "./inventory-dialogs.tsx";
import type { UnreadableMedication } from "./stored-medication.ts";
import { unreadableFields } from "./unreadable-fields.ts";

/** Boxes that cannot be read, a card each: they are nowhere else until they are corrected. */
export function UnreadableMedications({
  boxes,
  onDeed,
}: {
  boxes: readonly UnreadableMedication[];
  onDeed: (deed: InventoryDeed) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
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
                  look="secondary"
                  icon={<Pencil aria-hidden="true" className="size-5" />}
                  aria-label={t("ui.unreadable.correctOf", { name })}
                  onClick={() => onDeed({ kind: "edit", medication, unreadable })}
                >
                  {t("ui.unreadable.correct")}
                </Button>
              )}
              {mayDelete && (
                <Button
                  look="plain"
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  aria-label={t("ui.unreadable.deleteOf", { name })}
                  onClick={() => onDeed({ kind: "delete", medication })}
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
