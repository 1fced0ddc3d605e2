import { setSharedDevice, useSharedDevice } from "#app/client/kept-data/shared-device.ts";
import { install, useInstallWay } from "#app/client/offline/install.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { Card } from "#app/ui/layout/card.tsx";

/** Of this browser and not of the account: whether others use it too. */
export function SharedDeviceCard() {
  const t = useText();
  const isShared = useSharedDevice();
  const way = useInstallWay();
  return (
    <Card title={t("settings.device.title")}>
      <p className="mb-3">{t("settings.device.body")}</p>
      <Switch
        label={t("settings.device.shared")}
        checked={isShared}
        onChange={() => setSharedDevice(!isShared)}
      />
      {way === "press" && (
        <Button variant="secondary" className="mt-3" onClick={() => void install()}>
          {t("settings.device.install")}
        </Button>
      )}
      {way === "menu" && <p className="mt-3">{t("settings.device.installByMenu")}</p>}
    </Card>
  );
}
