import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { UnlockAnswer } from "#app/client/lock/unlock.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";

/** Asks for the code of the app lock, or for the passkey, and says what became of it. */
export function UnlockForm({
  method,
  initialWaitMs,
  submitLabel,
  tryPin,
  tryPasskey,
  onOpen,
  onOver,
  children,
}: {
  method: "pin" | "passkey";
  /** Milliseconds that are left from wrong codes before. */
  initialWaitMs: number;
  submitLabel: string;
  tryPin: (pin: string) => Promise<UnlockAnswer>;
  tryPasskey: () => Promise<UnlockAnswer>;
  onOpen: () => void;
  /** The last attempt was wrong, and the device has forgotten everything. */
  onOver: () => void;
  /** Other buttons, beside the one that sends. */
  children?: ReactNode;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<UnlockAnswer>();
  const [seconds, wait] = useSecondsLeft(initialWaitMs);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const form = event.currentTarget;
    const { pin } = formValues(form, ["pin"]);
    // Nothing typed is no attempt: a press too many must not use one up.
    if (method === "pin" && pin === "") return focusField(form, "pin");
    setBusy(true);
    try {
      const next = await (method === "pin" ? tryPin(pin) : tryPasskey());
      setAnswer(next);
      if ("waitMs" in next) wait(next.waitMs);
      if (next.kind === "open") onOpen();
      if (next.kind === "over") onOver();
      if (next.kind === "wrong") {
        form.reset();
        focusField(form, "pin");
      }
    } catch {
      setAnswer({ kind: "lost" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {method === "pin" && (
        <Field label={t("lock.pin")}>
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
      )}
      {answer?.kind === "wrong" && (
        <Notice tone="failure">{t("lock.wrong", { count: answer.left })}</Notice>
      )}
      {answer?.kind === "lost" && <Notice tone="failure">{t("lock.lost")}</Notice>}
      {answer?.kind === "no-passkey" && (
        <Notice tone="failure">{t(`lock.noPasskey.${answer.reason}`)}</Notice>
      )}
      {seconds > 0 && (
        <p role="timer" className="text-ink-soft">
          {t("lock.wait", { count: seconds })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={seconds > 0}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Counts down from the milliseconds that were last set. */
function useSecondsLeft(initialMs: number): [number, (ms: number) => void] {
  const [seconds, setSeconds] = useState(Math.ceil(initialMs / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return [seconds, (ms) => setSeconds(Math.ceil(ms / 1000))];
}
