import ScanBarcode from "lucide-react/icons/scan-barcode";
import { useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { isFeatureOn } from "#app/client/preferences/feature-flags.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";

/**
 * Second specification, section 2: it only states that the feature is in development, until the operator of the
 * installation turns the flag on.
 */
export function ScanBarcodeButton({ onScan }: { onScan: () => void }) {
  const t = useText();
  const may = usePermissionCheck();
  const [isAsking, setIsAsking] = useState(false);
  if (!may("edit-medications")) return null;

  async function press() {
    setIsAsking(true);
    const isOn = await isFeatureOn("barcode_scanner");
    setIsAsking(false);
    if (isOn) onScan();
    else showToast({ tone: "notice", message: t("inventory.scan.inDevelopment") });
  }

  return (
    <Button
      variant="secondary"
      icon={<ScanBarcode aria-hidden="true" className="size-5 shrink-0" />}
      busy={isAsking}
      aria-label={t("inventory.scan.label")}
      title={t("inventory.scan.label")}
      className="max-md:px-0"
      onClick={() => void press()}
    >
      <span className="max-md:hidden">{t("inventory.scan.short")}</span>
    </Button>
  );
}
