import { useState } from "react";
import { browserDb } from "../../client/browser-db.ts";
import { failureOf } from "../../client/failure.ts";
import { touch } from "../../client/idle.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type ConfirmationType, confirmAddress } from "./data.ts";
import { minutesToWait, refusalOf } from "./refusal.ts";

/** What each kind of link is about, in the catalog. */
const SUBJECTS = {
  signup: "accounts.confirm",
  email: "accounts.confirm",
  email_change: "accounts.confirm.change",
  recovery: "accounts.confirm.recovery",
} as const satisfies Record<ConfirmationType, string>;

/** Opening a link in a mail changes nothing, because programs open them too; pressing this button does. */
export function ConfirmPanel({
  type,
  tokenHash,
  onDone,
}: {
  type: ConfirmationType;
  /** Null when the address of the page is no whole link. */
  tokenHash: string | null;
  onDone: () => void;
}) {
  const t = useText();
  const [step, setStep] = useState<"idle" | "busy" | "half" | "dead">(tokenHash ? "idle" : "dead");
  const [problem, setProblem] = useState("");
  const subject = SUBJECTS[type];

  async function confirm(whole: { type: ConfirmationType; tokenHash: string }) {
    setStep("busy");
    setProblem("");
    try {
      const confirmed = await confirmAddress(browserDb(), whole);
      if (confirmed === "half") return setStep("half");
      touch();
      onDone();
    } catch (caught) {
      const refusal = refusalOf(caught);
      const minutes = refusal ? minutesToWait(refusal) : 0;
      if (refusal && minutes === 0 && refusal.code !== "email_exists") return setStep("dead");
      setProblem(sentenceFor(caught, minutes));
      setStep("idle");
    }
  }

  function sentenceFor(caught: unknown, minutes: number): string {
    if (minutes > 0) return t("accounts.tooMany", { count: minutes });
    return refusalOf(caught)
      ? t("accounts.confirm.change.taken")
      : t(`ui.failure.${failureOf(caught)}`);
  }

  if (!tokenHash || step === "dead") {
    return (
      <Notice tone="failure">
        <p className="font-semibold">{t("accounts.confirm.dead")}</p>
        <p className="mt-1">{t(`${subject}.deadHelp`)}</p>
      </Notice>
    );
  }
  if (step === "half") {
    return (
      <Notice tone="success">
        <p className="font-semibold">{t("accounts.confirm.change.half")}</p>
        <p className="mt-1">{t("accounts.confirm.change.halfHelp")}</p>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{t(`${subject}.body`)}</p>
      {problem && <Notice tone="failure">{problem}</Notice>}
      <Button busy={step === "busy"} onClick={() => void confirm({ type, tokenHash })}>
        {t(`${subject}.submit`)}
      </Button>
    </div>
  );
}
