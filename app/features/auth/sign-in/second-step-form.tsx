import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { signOut } from "#app/client/session/sign-out.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { TextInput } from "#app/ui/form/text-input.tsx";
import {
  readSecondFactorCode,
  type SecondFactorCode,
} from "#domain/accounts/second-factor-code.ts";
import { accountError } from "../account-error.ts";
import { authErrorOf } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { proveSecond } from "../data.ts";

const WORDS = {
  authenticator: {
    body: "accounts.secondStep.body",
    label: "accounts.secondStep.code",
    notACode: "accounts.secondStep.notACode",
    wrong: "accounts.secondStep.wrong",
    other: "accounts.secondStep.useRecovery",
  },
  recovery: {
    body: "accounts.secondStep.recoveryBody",
    label: "accounts.secondStep.recovery",
    notACode: "accounts.secondStep.notARecoveryCode",
    wrong: "accounts.secondStep.wrongRecovery",
    other: "accounts.secondStep.useApp",
  },
} as const satisfies Record<SecondFactorCode["kind"], Record<string, string>>;

/** The code of the authenticator, or one of those on paper. Somebody who has neither can cancel or sign out. */
export function SecondStepForm({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel?: () => void;
}) {
  const t = useText();
  const [kind, setKind] = useState<SecondFactorCode["kind"]>("authenticator");
  const [wrong, setWrong] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const words = WORDS[kind];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const proof = readSecondFactorCode(kind, formValues(form, ["code"]).code);
    setRefused("");
    setWrong(proof === null);
    if (proof === null) return focusField(form, "code");
    setBusy(true);
    try {
      await proveSecond(browserDb(), proof);
      onDone();
    } catch (problem) {
      setBusy(false);
      setRefused(
        authErrorOf(problem)?.code === "mfa_verification_failed"
          ? t(words.wrong)
          : accountError(problem, t, t("accounts.secondStep.failed")).message,
      );
      focusField(form, "code");
    }
  }

  function change() {
    setKind(kind === "recovery" ? "authenticator" : "recovery");
    setWrong(false);
    setRefused("");
  }

  return (
    <AuthForm onSubmit={submit}>
      <p>{t(words.body)}</p>
      <Field key={kind} label={t(words.label)} error={wrong && t(words.notACode)} required>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            inputMode={kind === "authenticator" ? "numeric" : "text"}
            autoComplete={kind === "authenticator" ? "one-time-code" : "off"}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {refused && <Notice tone="failure">{refused}</Notice>}
      <Button type="submit" busy={busy}>
        {t("accounts.secondStep.submit")}
      </Button>
      <div className="-my-2 flex flex-wrap gap-x-4">
        <Button variant="plain" onClick={change}>
          {t(words.other)}
        </Button>
        <Button variant="plain" onClick={onCancel ?? (() => void signOut())}>
          {t(onCancel ? "ui.cancel" : "accounts.secondStep.signOut")}
        </Button>
      </div>
    </AuthForm>
  );
}
