import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { recordInteraction } from "#app/client/session/idle-timeout.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { accountError } from "../account-error.ts";
import { type AuthError, authErrorOf, retryAfterMinutes } from "../auth-error.ts";
import { AuthForm } from "../auth-form.tsx";
import { AuthLink } from "../auth-link.tsx";
import { type ConfirmationType, confirmAddress } from "../data.ts";

/** What each kind of link is about, in the catalog. */
const SUBJECTS = {
  signup: "accounts.confirm",
  email: "accounts.confirm",
  email_change: "accounts.confirm.change",
  recovery: "accounts.confirm.recovery",
} as const satisfies Record<ConfirmationType, string>;

/**
 * Opening a link in a mail changes nothing, because programs open them too; pressing this button does. Elsewhere than in
 * the browser that the link belongs to, the server asks for the password as well: a stranger can have a link sent to any
 * mailbox.
 */
export function ConfirmPanel({
  type,
  tokenHash,
  recoverPath,
  onDone,
}: {
  type: ConfirmationType;
  /** Null when the address of the page is no whole link. */
  tokenHash: string | null;
  recoverPath: string;
  onDone: () => void;
}) {
  const t = useText();
  const [step, setStep] = useState<"idle" | "busy" | "half-confirmed" | "expired">(
    tokenHash ? "idle" : "expired",
  );
  const [asksPassword, setAsksPassword] = useState(false);
  const [problem, setProblem] = useState("");
  const subject = SUBJECTS[type];
  /** The words about the password: a recovery asks for none. */
  const proof = type === "email_change" ? "accounts.confirm.change" : "accounts.confirm";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!tokenHash || step === "busy") return;
    const form = event.currentTarget;
    const { password } = formValues(form, ["password"]);
    if (asksPassword && !password) return focusField(form, "password");
    setStep("busy");
    setProblem("");
    try {
      const confirmed = await confirmAddress(browserDb(), { type, tokenHash, password });
      if (confirmed === "half-confirmed") return setStep("half-confirmed");
      recordInteraction();
      onDone();
    } catch (caught) {
      const refusal = authErrorOf(caught);
      const minutes = refusal ? retryAfterMinutes(refusal) : 0;
      setStep("idle");
      if (refusal?.code === "reauthentication_needed") return setAsksPassword(true);
      if (refusal && minutes === 0 && isOfTheLink(refusal)) return setStep("expired");
      setProblem(sentenceFor(caught, refusal));
      focusField(form, "password");
    }
  }

  function sentenceFor(caught: unknown, refusal: AuthError | null): string {
    if (refusal?.code === "invalid_credentials") return t(`${proof}.wrong`);
    return accountError(caught, t, t(`ui.failure.${failureOf(caught)}`)).message;
  }

  if (!tokenHash || step === "expired") {
    return (
      <Notice tone="failure">
        <p className="font-semibold">{t("accounts.confirm.expired")}</p>
        <p className="mt-1">{t(`${subject}.expiredHelp`)}</p>
      </Notice>
    );
  }
  if (step === "half-confirmed") {
    return (
      <Notice tone="success">
        <p className="font-semibold">{t("accounts.confirm.change.halfConfirmed")}</p>
        <p className="mt-1">{t("accounts.confirm.change.halfConfirmedHelp")}</p>
      </Notice>
    );
  }
  return (
    <AuthForm onSubmit={submit}>
      <p>{asksPassword ? t(`${proof}.elsewhere`) : t(`${subject}.body`)}</p>
      {asksPassword && (
        <Field label={t(`${proof}.password`)} required>
          {(control) => (
            // Asked for by the press of the button: the hand is on its way here.
            <PasswordInput
              {...control}
              ref={(input) => input?.focus()}
              name="password"
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      {problem && <Notice tone="failure">{problem}</Notice>}
      <Button type="submit" busy={step === "busy"}>
        {t(`${subject}.submit`)}
      </Button>
      {asksPassword && (
        <div className="text-sm text-ink-soft">
          <p>{t(`${proof}.notMine`)}</p>
          {proof === "accounts.confirm" && (
            <AuthLink to={recoverPath}>{t("accounts.confirm.other")}</AuthLink>
          )}
        </div>
      )}
    </AuthForm>
  );
}

/** Whether another link is needed: with a code that is not known here that is the safe advice. */
const isOfTheLink = ({ code }: AuthError) => !SAYS_WHY.includes(code);

/** A blocked account, another password, or an address that may be free again. */
const SAYS_WHY: readonly string[] = ["user_banned", "email_exists", "invalid_credentials"];
