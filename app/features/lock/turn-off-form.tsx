import { turnOff } from "#app/client/lock/switch-lock.ts";
import { provePasskey, provePin } from "#app/client/lock/unlock.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ProofForm } from "./proof-form.tsx";

export function TurnOffForm({ onClose }: { onClose: () => void }) {
  const t = useText();

  async function finish() {
    await turnOff();
    showToast({ tone: "success", message: t("lock.turnedOff") });
    onClose();
  }

  return (
    <ProofForm
      submitLabel={t("lock.turnOff")}
      tryPin={provePin}
      tryPasskey={provePasskey}
      onProved={() => void finish()}
    >
      <Button variant="secondary" onClick={onClose}>
        {t("ui.cancel")}
      </Button>
    </ProofForm>
  );
}
