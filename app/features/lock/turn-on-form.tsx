import { turnOnWithPasskey, turnOnWithPin } from "#app/client/lock/switch-lock.ts";
import { useText } from "#app/locale/text.tsx";
import { NewCodeForm } from "./new-code-form.tsx";

export function TurnOnForm({ accountName, onClose }: { accountName: string; onClose: () => void }) {
  const t = useText();
  return (
    <NewCodeForm
      submitLabel={t("lock.turnOn")}
      doneMessage={t("lock.turnedOn")}
      withPin={turnOnWithPin}
      withPasskey={() => turnOnWithPasskey(accountName)}
      onClose={onClose}
    />
  );
}
