import { lazy, Suspense, useState } from "react";
import { lockNow } from "#app/client/lock/app-lock.ts";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { useDeviceUse } from "#app/client/session/device-use.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";

const TurnOnForm = lazy(async () => ({ default: (await import("./turn-on-form.tsx")).TurnOnForm }));
const TurnOffForm = lazy(async () => ({
  default: (await import("./turn-off-form.tsx")).TurnOffForm,
}));

/** On an own device alone: anywhere else the session ends instead. */
export function LockCard({ accountName }: { accountName: string }) {
  const t = useText();
  const use = useDeviceUse();
  const state = useLockState();
  const [isOpened, setOpened] = useState(false);
  if (use !== "own" && state === "off") return null;
  const isOn = state !== "off";
  const isPossible = globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;
  return (
    <Card title={t("lock.card")}>
      <p>{t(isOn ? "lock.isOn" : "lock.isOff")}</p>
      <ul className="my-3 list-disc pl-5 text-ink-soft text-sm">
        <li>{t("lock.protects")}</li>
        <li>{t("lock.limits")}</li>
        <li>{t("lock.outbox")}</li>
      </ul>
      {!isPossible && <p>{t("lock.needsHttps")}</p>}
      {isPossible && !isOpened && (
        <div className="flex flex-wrap gap-2">
          {isOn && <Button onClick={lockNow}>{t("lock.lockNow")}</Button>}
          <Button variant="secondary" onClick={() => setOpened(true)}>
            {t(isOn ? "lock.turnOff" : "lock.turnOn")}
          </Button>
        </div>
      )}
      {isOpened && (
        <Suspense>
          {isOn ? (
            <TurnOffForm onClose={() => setOpened(false)} />
          ) : (
            <TurnOnForm accountName={accountName} onClose={() => setOpened(false)} />
          )}
        </Suspense>
      )}
    </Card>
  );
}
