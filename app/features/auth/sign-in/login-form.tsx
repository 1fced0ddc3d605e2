import { type FormEvent, useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import {
  DEVICE_USES,
  type DeviceUse,
  setDeviceUse,
  useDeviceUse,
} from "#app/client/session/device-use.ts";
import { recordInteraction } from "#app/client/session/idle-timeout.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaMissing } from "#app/ui/form/captcha-missing.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { RadioList } from "#app/ui/form/radio-list.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { SIGN_IN_LIMIT, signInKey } from "#domain/accounts/attempt-limit.ts";
import { checkSignIn, SIGN_IN_FIELDS, type SignInField } from "#domain/accounts/sign-in-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { accountError } from "../account-error.ts";
import { createAttemptCounter } from "../attempt-counter.ts";
import { authErrorOf } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { AuthLink } from "../auth-link.tsx";
import { signIn } from "../data.ts";
import { UnencryptedNotice } from "../unencrypted-notice.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

const attemptCounter = createAttemptCounter(SIGN_IN_LIMIT);

const WRONG = {
  "not-an-email": "accounts.login.invalidEmail",
  "too-short": "accounts.login.shortPassword",
  "captcha-missing": "ui.captcha.waitFirst",
} as const;

type Outcome =
  | { kind: "none" }
  | { kind: "done" }
  | { kind: "refused"; message: string }
  | { kind: "unconfirmed"; email: string };

export function LoginForm({
  recoverPath,
  again,
  onDone,
}: {
  recoverPath: string;
  /** The address of who signs in anew in front of a page, which no link may leave. */
  again?: string;
  onDone: () => void;
}) {
  const t = useText();
  const captcha = useCaptcha("sign-in");
  const knownUse = useDeviceUse();
  const [chosenUse, setChosenUse] = useState<DeviceUse>();
  const target = again === undefined ? undefined : "_blank";
  const isSpared = captcha.step === "down";
  const [wrong, setWrong] = useState<ReturnType<typeof wrongFields>>({});
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const [busy, setBusy] = useState(false);
  const errorOf = (field: SignInField) => wrong[field] && t(WRONG[wrong[field]]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = formValues(form, ["email", "password"]);
    // Chosen before the scripts were here, it stands in the form alone, until the page is drawn again.
    const use = DEVICE_USES.find((each) => each === new FormData(form).get("device")) ?? knownUse;
    setChosenUse(use);
    setOutcome({ kind: "none" });
    setBusy(true);
    const checked = await captcha.check(({ step, token }) =>
      checkSignIn({ ...typed, captchaToken: token }, step === "down"),
    );
    setWrong(wrongFields(checked));
    if (!checked.ok) {
      setBusy(false);
      focusField(form, firstWrong(SIGN_IN_FIELDS, checked.wrong) ?? "email");
      return;
    }
    const minutes = attemptCounter.waitFor(signInKey(typed.email));
    if (minutes > 0) {
      setBusy(false);
      setOutcome({ kind: "refused", message: t("accounts.login.tooMany", { count: minutes }) });
      return;
    }
    try {
      await signIn(browserDb(), checked.value);
      attemptCounter.undoLast();
      recordInteraction();
      setDeviceUse(use);
      setOutcome({ kind: "done" });
      onDone();
    } catch (problem) {
      if (isTransient(failureOf(problem)) || isRightPassword(problem)) attemptCounter.undoLast();
      setOutcome(outcomeOf(problem, checked.value.email));
      captcha.restart();
      setBusy(false);
      // What is most likely to be typed again.
      focusField(form, "password");
    }
  }

  function outcomeOf(problem: unknown, email: string): Outcome {
    if (isRightPassword(problem)) return { kind: "unconfirmed", email };
    return { kind: "refused", message: sentenceFor(problem) };
  }

  function sentenceFor(problem: unknown): string {
    if (authErrorOf(problem)?.code === "invalid_credentials") return t("accounts.login.wrong");
    return accountError(problem, t, t("accounts.login.failed"), "accounts.login.tooMany").message;
  }

  return (
    <AuthForm onSubmit={submit}>
      <UnencryptedNotice target={target} />
      <Field label={t("accounts.email")} error={errorOf("email")} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={again}
          />
        )}
      </Field>
      <Field label={t("accounts.password")} error={errorOf("password")} required>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <p className="-my-3">
        <AuthLink to={recoverPath} target={target}>
          {t("accounts.login.forgotten")}
        </AuthLink>
      </p>
      {/* Answered by the device and not by the account, so the next person finds it as it was left. */}
      <RadioList
        name="device"
        legend={t("accounts.device.question")}
        options={DEVICE_USES.map((value) => ({ value, label: t(`accounts.device.${value}`) }))}
        value={chosenUse ?? knownUse}
        onChange={setChosenUse}
      />
      <CaptchaStatus captcha={captcha} isOptional />
      {wrong.captchaToken && <CaptchaMissing step={captcha.step} />}
      {outcome.kind === "refused" && <Notice tone="failure">{outcome.message}</Notice>}
      {outcome.kind === "unconfirmed" && <ResendConfirmation email={outcome.email} />}
      {outcome.kind === "done" && <Notice tone="success">{t("accounts.login.done")}</Notice>}
      <Button type="submit" busy={busy} aria-disabled={captcha.step !== "solved" && !isSpared}>
        {t("accounts.login.submit")}
      </Button>
    </AuthForm>
  );
}

/** Said only to who knows the password. */
const isRightPassword = (problem: unknown) => authErrorOf(problem)?.code === "email_not_confirmed";

function wrongFields(checked: ReturnType<typeof checkSignIn>) {
  return checked.ok ? {} : checked.wrong;
}
