import { type FormEvent, useState } from "react";
import { SIGN_IN_LIMIT, signInKey } from "../../../domain/accounts/attempts.ts";
import {
  checkSignIn,
  SIGN_IN_FIELDS,
  type SignInField,
} from "../../../domain/accounts/sign-in-draft.ts";
import { firstWrong } from "../../../domain/draft.ts";
import { browserDb } from "../../client/browser-db.ts";
import { useCaptcha } from "../../client/captcha/use-captcha.ts";
import { failureOf, isPassing } from "../../client/failure.ts";
import { touch } from "../../client/idle.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { CaptchaStatus } from "../../ui/captcha-status.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { focusField, typedIn } from "../../ui/typed.ts";
import { attemptGate } from "./attempt-gate.ts";
import { signIn } from "./data.ts";
import { DoorLink } from "./door-link.tsx";
import { isAboutCaptcha, minutesToWait, refusalOf } from "./refusal.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

const gate = attemptGate(SIGN_IN_LIMIT);

const WRONG = {
  "not-an-email": "accounts.login.invalidEmail",
  "too-short": "accounts.login.shortPassword",
  "captcha-missing": "accounts.login.captchaMissing",
} as const;

type Outcome =
  | { kind: "none" }
  | { kind: "done" }
  | { kind: "refused"; message: string }
  | { kind: "unconfirmed"; email: string; message: string };

export function LoginForm({ recoverPath, onDone }: { recoverPath: string; onDone: () => void }) {
  const t = useText();
  const captcha = useCaptcha("sign-in");
  const isSpared = captcha.step === "down";
  const [wrong, setWrong] = useState<ReturnType<typeof wrongFields>>({});
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const [busy, setBusy] = useState(false);
  const errorOf = (field: SignInField) => wrong[field] && t(WRONG[wrong[field]]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const draft = { ...typedIn(form, ["email", "password"]), captchaToken: captcha.token };
    const checked = checkSignIn(draft, isSpared);
    setWrong(wrongFields(checked));
    setOutcome({ kind: "none" });
    if (!checked.ok) {
      focusField(form, firstWrong(SIGN_IN_FIELDS, checked.wrong) ?? "email");
      return;
    }
    const minutes = gate.waitFor(signInKey(draft.email));
    if (minutes > 0) {
      setOutcome({ kind: "refused", message: t("accounts.login.tooMany", { count: minutes }) });
      return;
    }
    setBusy(true);
    try {
      await signIn(browserDb(), checked.value);
      gate.takeBack();
      touch();
      setOutcome({ kind: "done" });
      onDone();
    } catch (problem) {
      if (isPassing(failureOf(problem)) || isRightPassword(problem)) gate.takeBack();
      setOutcome(outcomeOf(problem, checked.value.email));
      captcha.restart();
      setBusy(false);
      // What is most likely to be typed again.
      focusField(form, "password");
    }
  }

  function outcomeOf(problem: unknown, email: string): Outcome {
    const refusal = refusalOf(problem);
    if (refusal && isRightPassword(problem)) {
      return { kind: "unconfirmed", email, message: refusal.message };
    }
    return { kind: "refused", message: sentenceFor(problem) };
  }

  function sentenceFor(problem: unknown): string {
    const refusal = refusalOf(problem);
    if (!refusal) {
      const failure = failureOf(problem);
      return isPassing(failure) ? t(`ui.failure.${failure}`) : t("accounts.login.failed");
    }
    const minutes = minutesToWait(refusal);
    if (minutes > 0) return t("accounts.login.tooMany", { count: minutes });
    if (isAboutCaptcha(refusal)) return t("accounts.login.captchaRefused");
    if (refusal.message === "Invalid login credentials") return t("accounts.login.wrong");
    return refusal.message;
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("accounts.email")} error={errorOf("email")} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Field label={t("accounts.password")} error={errorOf("password")} required>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <p className="-my-3">
        <DoorLink to={recoverPath}>{t("accounts.login.forgotten")}</DoorLink>
      </p>
      <CaptchaStatus captcha={captcha} isSpared />
      {wrong.captchaToken && <Notice tone="failure">{errorOf("captchaToken")}</Notice>}
      {outcome.kind === "refused" && <Notice tone="failure">{outcome.message}</Notice>}
      {outcome.kind === "unconfirmed" && (
        <ResendConfirmation email={outcome.email} message={outcome.message} />
      )}
      {outcome.kind === "done" && <Notice tone="success">{t("accounts.login.done")}</Notice>}
      <Button type="submit" busy={busy} disabled={captcha.step !== "solved" && !isSpared}>
        {t("accounts.login.submit")}
      </Button>
    </form>
  );
}

/** Said only to who knows the password. */
const isRightPassword = (problem: unknown) => refusalOf(problem)?.code === "email_not_confirmed";

function wrongFields(checked: ReturnType<typeof checkSignIn>) {
  return checked.ok ? {} : checked.wrong;
}
