import { provePasskey, provePin } from "#app/client/lock/unlock.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ProofForm } from "./proof-form.tsx";

export function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const t = useText();
  return (
    <Dialog open onClose={() => onAnswer(false)} title={t("lock.proof")} width="narrow">
      <p className="mb-4">{t("lock.proofBody")}</p>
      <ProofForm
        submitLabel={t("lock.next")}
        tryPin={provePin}
        tryPasskey={provePasskey}
        onProved={() => onAnswer(true)}
      >
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {t("ui.cancel")}
        </Button>
      </ProofForm>
    </Dialog>
  );
}
