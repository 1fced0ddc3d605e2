import { useRef, useState } from "react";
import { changeToPasskey, changeToPin } from "#app/client/lock/switch-lock.ts";
import { type LockProof, takeKeyWithPasskey, takeKeyWithPin } from "#app/client/lock/unlock.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { NewCodeForm } from "./new-code-form.tsx";
import { ProofForm } from "./proof-form.tsx";

/** The old code or passkey first, then the new one. What the lock protects stays sealed all along. */
export function ChangeForm({ accountName, onClose }: { accountName: string; onClose: () => void }) {
  const t = useText();
  const rawKey = useRef<LockProof["rawKey"]>(undefined);
  const [isProved, setProved] = useState(false);

  async function keep(proof: Promise<LockProof>) {
    const { answer, rawKey: proved } = await proof;
    rawKey.current = proved;
    return answer;
  }

  if (isProved && rawKey.current) {
    const key = rawKey.current;
    return (
      <NewCodeForm
        submitLabel={t("lock.change")}
        doneMessage={t("lock.changed")}
        withPin={(pin) => changeToPin(key, pin)}
        withPasskey={() => changeToPasskey(key, accountName)}
        onClose={onClose}
      />
    );
  }
  return (
    <ProofForm
      submitLabel={t("lock.next")}
      tryPin={(pin) => keep(takeKeyWithPin(pin))}
      tryPasskey={() => keep(takeKeyWithPasskey())}
      onProved={() => setProved(true)}
    >
      <Button variant="secondary" onClick={onClose}>
        {t("ui.cancel")}
      </Button>
    </ProofForm>
  );
}
