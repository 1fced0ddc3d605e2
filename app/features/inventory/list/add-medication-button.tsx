import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { ActionButton } from "#app/ui/button/action-button.tsx";
import { prefetchInventoryDialog } from "../inventory-dialogs.tsx";

export function AddMedicationButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  const may = usePermissionCheck();
  if (!may("edit-medications")) return null;
  return (
    <ActionButton
      label={t("inventory.add")}
      onPrefetch={() => prefetchInventoryDialog("add")}
      onPress={onPress}
    />
  );
}
