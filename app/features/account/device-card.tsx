import { install, useInstallWay } from "#app/client/offline/install.ts";
import { DEVICE_USES, setDeviceUse, useDeviceUse } from "#app/client/session/device-use.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { RadioList } from "#app/ui/form/radio-list.tsx";
import { Card } from "#app/ui/layout/card.tsx";

/** Of this browser and not of the account: who uses it, how long it stays signed in, and what it keeps. */
export function DeviceCard({
  isLocked = false,
}: {
  /** The app lock is of an own device: it has to be turned off first. */
  isLocked?: boolean;
}) {
  const t = useText();
  const use = useDeviceUse();
  const way = useInstallWay();
  return (
    <Card title={t("settings.device.title")} note={t(`accounts.device.${use}`)}>
      <p className="mb-3">{t("settings.device.body")}</p>
      <RadioList
        legend={t("accounts.device.question")}
        options={DEVICE_USES.map((value) => ({
          value,
          label: t(`accounts.device.${value}`),
          help: t(`accounts.device.help.${value}`),
        }))}
        value={use}
        disabled={isLocked}
        onChange={setDeviceUse}
      />
      {isLocked && <p className="mt-2 text-ink-soft text-sm">{t("lock.first")}</p>}
      {way === "press" && (
        <Button variant="secondary" className="mt-3" onClick={() => void install()}>
          {t("settings.device.install")}
        </Button>
      )}
      {way === "menu" && <p className="mt-3">{t("settings.device.installByMenu")}</p>}
    </Card>
  );
}
