import ScanBarcode from "lucide-react/icons/scan-barcode";
import { useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { isFeatureOn } from "#app/client/preferences/feature-flags.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";

/** Opens the scanner, unless the operator of the installation has turned it off. */
export function ScanBarcodeButton({
  isInWords = false,
  onScan,
}: {
  /** On a phone as well. */
  isInWords?: boolean;
  onScan: () => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const [isAsking, setIsAsking] = useState(false);
  if (!may("edit-medications")) return null;

  async function press() {
    setIsAsking(true);
    const isOn = await isFeatureOn("barcode_scanner");
    setIsAsking(false);
    if (isOn) onScan();
    else showToast({ tone: "notice", message: t("inventory.scan.off") });
  }

  return (
    <Button
      variant="secondary"
      icon={<ScanBarcode aria-hidden="true" className="size-5 shrink-0" />}
      busy={isAsking}
      aria-label={t("inventory.scan.label")}
      title={t("inventory.scan.label")}
      className={isInWords ? "" : "max-md:px-0"}
      onClick={() => void press()}
    >
      <span className={isInWords ? "" : "max-md:hidden"}>{t("inventory.scan.short")}</span>
    </Button>
  );
}
