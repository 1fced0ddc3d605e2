import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { FloatingActionButton } from "#app/ui/button/floating-action-button.tsx";
import { prefetchInventoryDialog } from "../inventory-dialogs.tsx";

export function AddMedicationButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  const may = usePermissionCheck();
  if (!may("edit-medications")) return null;
  return (
    <FloatingActionButton
      label={t("inventory.add")}
      onPrefetch={() => prefetchInventoryDialog("add")}
      onPress={onPress}
    />
  );
}
