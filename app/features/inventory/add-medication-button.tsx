import Plus from "lucide-react/icons/plus";
import { useMay } from "../../client/capabilities.tsx";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { prefetchDeed } from "./inventory-dialogs.tsx";

/** The most common deed of its page: beside the title on a wide screen, under the thumb on a phone. */
export function AddMedicationButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  const may = useMay();
  if (!may("edit-medications")) return null;
  return (
    <button
      type="button"
      onPointerEnter={() => prefetchDeed("add")}
      onFocus={() => prefetchDeed("add")}
      onClick={onPress}
      className={`${buttonLook()} max-md:fixed max-md:right-4 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:size-14 max-md:rounded-full max-md:px-0 max-md:shadow-float`}
    >
      <Plus aria-hidden="true" className="size-6 md:size-5" />
      <span className="max-md:sr-only">{t("inventory.add")}</span>
    </button>
  );
}
