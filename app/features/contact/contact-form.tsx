import { type FormEvent, useState } from "react";
import { useCaptcha } from "#app/client/captcha/use-captcha.ts";
import { browserBackend } from "#app/client/database/backend.ts";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CaptchaMissing } from "#app/ui/form/captcha-missing.tsx";
import { CaptchaStatus } from "#app/ui/form/captcha-status.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { CONTACT_FIELDS, type ContactWrong, checkContact } from "#domain/contact/contact-draft.ts";
import { firstWrong } from "#domain/draft.ts";
import { ContactFields } from "./contact-fields.tsx";
import { type SendResult, sendMessage } from "./data.ts";

const TYPED = ["fullName", "email", "subject", "message"] as const;

/** Writes to the operator of the site. The fields keep what was typed until it has arrived. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const language = useLanguage();
  const captcha = useCaptcha("contact");
  const [id] = useState(newId);
  const [wrong, setWrong] = useState<ContactWrong>({});
  const [reason, setReason] = useState("");
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const typed = formValues(form, TYPED);
    setReason("");
    setSending(true);
    const checked = await captcha.check(({ token }) =>
      checkContact({ ...typed, captchaToken: token }),
    );
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) {
      setSending(false);
      focusField(form, firstWrong(CONTACT_FIELDS, checked.wrong) ?? "fullName");
      return;
    }
    try {
      const delivery = await sendMessage(browserBackend(), checked.value, { id, language });
      if (delivery.kind === "sent") return onSent(checked.value.email);
      setReason(reasonOf(delivery));
    } catch (problem) {
      setReason(t(`ui.failure.${failureOf(problem)}`));
    }
    captcha.restart();
    setSending(false);
  }

  function reasonOf(delivery: Exclude<SendResult, { kind: "sent" }>): string {
    if (delivery.kind === "captcha-down") return t("ui.captcha.down");
    if (delivery.kind === "captcha-refused") return t("contact.captchaRefused");
    return t("contact.tooMany", { count: delivery.minutes });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 noscript:hidden">
      <ContactFields wrong={wrong} />
      <CaptchaStatus captcha={captcha} />
      {wrong.captchaToken && <CaptchaMissing step={captcha.step} />}
      {reason && (
        <Notice tone="failure">
          <p className="font-semibold">{t("contact.failed")}</p>
          <p className="mt-1">{reason}</p>
        </Notice>
      )}
      <Button type="submit" busy={isSending} aria-disabled={captcha.step !== "solved"}>
        {t(isSending ? "contact.sending" : "contact.submit")}
      </Button>
    </form>
  );
}
