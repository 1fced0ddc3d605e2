import { type FormEvent, useState } from "react";
import { readSecondProof, type SecondProof } from "../../../domain/accounts/second-proof.ts";
import { browserDb } from "../../client/browser-db.ts";
import { signOut } from "../../client/sign-out.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { focusField, typedIn } from "../../ui/typed.ts";
import { accountRefusal } from "./account-refusal.ts";
import { proveSecond } from "./data.ts";
import { refusalOf } from "./refusal.ts";

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
} as const satisfies Record<SecondProof["kind"], Record<string, string>>;

/** The code of the authenticator, or one of those on paper. Whoever cannot give one cancels, or signs out. */
export function SecondStepForm({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel?: () => void;
}) {
  const t = useText();
  const [kind, setKind] = useState<SecondProof["kind"]>("authenticator");
  const [wrong, setWrong] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const words = WORDS[kind];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const proof = readSecondProof(kind, typedIn(form, ["code"]).code);
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
        refusalOf(problem)?.code === "mfa_verification_failed"
          ? t(words.wrong)
          : accountRefusal(problem, t, t("accounts.secondStep.failed")).message,
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        <Button look="plain" onClick={change}>
          {t(words.other)}
        </Button>
        <Button look="plain" onClick={onCancel ?? (() => void signOut())}>
          {t(onCancel ? "ui.cancel" : "accounts.secondStep.signOut")}
        </Button>
      </div>
    </form>
  );
}
