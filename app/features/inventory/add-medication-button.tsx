import { useMay } from "../../client/capabilities.tsx";
import { useText } from "../../locale/text.tsx";
import { MainDeedButton } from "../../ui/main-deed-button.tsx";
import { prefetchDeed } from "./inventory-dialogs.tsx";

export function AddMedicationButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  const may = useMay();
  if (!may("edit-medications")) return null;
  return (
    <MainDeedButton
      label={t("inventory.add")}
      onNear={() => prefetchDeed("add")}
      onPress={onPress}
    />
  );
}
