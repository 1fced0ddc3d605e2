import { lazy, Suspense, useState } from "react";
import { lockNow } from "#app/client/lock/app-lock.ts";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { useDeviceUse } from "#app/client/session/device-use.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";

const TurnOnForm = lazy(async () => ({ default: (await import("./turn-on-form.tsx")).TurnOnForm }));
const ChangeForm = lazy(async () => ({ default: (await import("./change-form.tsx")).ChangeForm }));
const TurnOffForm = lazy(async () => ({
  default: (await import("./turn-off-form.tsx")).TurnOffForm,
}));

/** On an own device alone: anywhere else the session ends instead. */
export function LockCard({ accountName }: { accountName: string }) {
  const t = useText();
  const use = useDeviceUse();
  const state = useLockState();
  const [opened, setOpened] = useState<"change" | "switch" | null>(null);
  if (use !== "own" && state === "off") return null;
  const isOn = state !== "off";
  const isPossible = globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;
  return (
    <Card title={t("lock.card")} note={t(isOn ? "lock.on" : "lock.off")}>
      <p>{t(isOn ? "lock.isOn" : "lock.isOff")}</p>
      <ul className="my-3 list-disc pl-5 text-ink-soft text-sm">
        <li>{t("lock.protects")}</li>
        <li>{t("lock.limits")}</li>
        <li>{t("lock.outbox")}</li>
      </ul>
      {!isPossible && <p>{t("lock.needsHttps")}</p>}
      {isPossible && opened === null && (
        <div className="flex flex-wrap gap-2">
          {isOn && <Button onClick={lockNow}>{t("lock.lockNow")}</Button>}
          {isOn && (
            <Button variant="secondary" onClick={() => setOpened("change")}>
              {t("lock.change")}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setOpened("switch")}>
            {t(isOn ? "lock.turnOff" : "lock.turnOn")}
          </Button>
        </div>
      )}
      {opened && <Suspense>{form(opened)}</Suspense>}
    </Card>
  );

  function form(of: "change" | "switch") {
    const onClose = () => setOpened(null);
    if (of === "change") return <ChangeForm accountName={accountName} onClose={onClose} />;
    return isOn ? (
      <TurnOffForm onClose={onClose} />
    ) : (
      <TurnOnForm accountName={accountName} onClose={onClose} />
    );
  }
}
