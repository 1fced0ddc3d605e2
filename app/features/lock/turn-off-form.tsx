import { useEffect, useState } from "react";
import { turnOff } from "#app/client/lock/switch-lock.ts";
import { provePasskey, provePin, readLockStatus } from "#app/client/lock/unlock.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { UnlockForm } from "./unlock-form.tsx";

/** Asks once more who is here: somebody may have found the device unlocked. */
export function TurnOffForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [status, setStatus] = useState<Awaited<ReturnType<typeof readLockStatus>>>(null);
  useEffect(() => {
    readLockStatus().then(setStatus, () => setStatus(null));
  }, []);

  async function finish() {
    await turnOff();
    showToast({ tone: "success", message: t("lock.turnedOff") });
    onClose();
  }

  return (
    status && (
      <UnlockForm
        method={status.method}
        initialWaitMs={status.waitMs}
        submitLabel={t("lock.turnOff")}
        tryPin={provePin}
        tryPasskey={provePasskey}
        onOpen={() => void finish()}
        onOver={() => window.location.reload()}
      >
        <Button variant="secondary" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
      </UnlockForm>
    )
  );
}
