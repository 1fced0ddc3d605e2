import { type FormEvent, useEffect, useState } from "react";
import { checkPin, type PinProblem } from "#app/client/lock/attempts.ts";
import { mayHavePasskey, PasskeyProblem } from "#app/client/lock/lock-secret.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";

/** A code typed twice, or the passkey of a device that has one. */
export function NewCodeForm({
  submitLabel,
  doneMessage,
  withPin,
  withPasskey,
  onClose,
}: {
  submitLabel: string;
  doneMessage: string;
  withPin: (pin: string) => Promise<void>;
  /** May throw a PasskeyProblem. */
  withPasskey: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText();
  const [mayAskDevice, setMayAskDevice] = useState(false);
  const [busy, setBusy] = useState<"pin" | "passkey">();
  const [problem, setProblem] = useState<PinProblem | "different" | null>(null);
  const [failure, setFailure] = useState<PasskeyProblem["reason"] | "failed">();
  useEffect(() => {
    void mayHavePasskey().then(setMayAskDevice);
  }, []);

  async function send(how: "pin" | "passkey", work: () => Promise<void>) {
    setBusy(how);
    setFailure(undefined);
    try {
      await work();
      showToast({ tone: "success", message: doneMessage });
      onClose();
    } catch (reason) {
      setFailure(reason instanceof PasskeyProblem ? reason.reason : "failed");
      setBusy(undefined);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { pin, again } = formValues(form, ["pin", "again"]);
    const wrong = checkPin(pin) ?? (pin === again ? null : "different");
    setProblem(wrong);
    if (wrong) focusField(form, wrong === "different" ? "again" : "pin");
    else void send("pin", () => withPin(pin));
  }

  const isWrongTwice = problem === "different";
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {mayAskDevice && (
        <Button
          busy={busy === "passkey"}
          disabled={busy === "pin"}
          onClick={() => void send("passkey", withPasskey)}
        >
          {t("lock.usePasskey")}
        </Button>
      )}
      {failure === "failed" && <Notice tone="failure">{t("lock.failed")}</Notice>}
      {failure && failure !== "failed" && (
        <Notice tone="failure">{t(`lock.noPasskey.${failure}`)}</Notice>
      )}
      <Field
        label={t("lock.newPin")}
        hint={t("lock.pinHint")}
        error={problem && !isWrongTwice && t(`lock.problem.${problem}`)}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="pin"
            inputMode="numeric"
            showLabel={t("lock.showCode")}
            autoComplete="off"
            maxLength={12}
          />
        )}
      </Field>
      <Field label={t("lock.again")} error={isWrongTwice && t("lock.problem.different")} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="again"
            inputMode="numeric"
            showLabel={t("lock.showCode")}
            autoComplete="off"
            maxLength={12}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy === "pin"} disabled={busy === "passkey"}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
      </div>
    </form>
  );
}
