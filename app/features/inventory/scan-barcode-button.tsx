import ScanBarcode from "lucide-react/icons/scan-barcode";
import { useMay } from "../../client/capabilities.tsx";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

/** Second specification, section 2: it only states that the feature is in development. */
export function ScanBarcodeButton() {
  const t = useText();
  const may = useMay();
  if (!may("edit-medications")) return null;
  return (
    <Button
      look="secondary"
      icon={<ScanBarcode aria-hidden="true" className="size-5 shrink-0" />}
      aria-label={t("inventory.scan.label")}
      title={t("inventory.scan.label")}
      className="max-md:px-0"
      onClick={() => showToast({ tone: "notice", message: t("inventory.scan.inDevelopment") })}
    >
      <span className="max-md:hidden">{t("inventory.scan.short")}</span>
    </Button>
  );
}
