import { useEffect, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ContactForm } from "./contact-form.tsx";

/**
 * The form, then that it arrived, then perhaps another one.
 * @param ownerEmail for whose browser runs no scripts; empty when the owner gave none
 */
export function ContactPanel({ ownerEmail }: { ownerEmail: string }) {
  const t = useText();
  const [answerTo, setAnswerTo] = useState("");
  const arrived = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (answerTo) arrived.current?.focus();
  }, [answerTo]);

  if (answerTo) {
    return (
      <div ref={arrived} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <Notice tone="success">
          <p className="font-semibold">{t("contact.done")}</p>
          <p className="mt-1 break-words">{t("contact.doneHelp", { email: answerTo })}</p>
        </Notice>
        <Button variant="secondary" onClick={() => setAnswerTo("")} className="self-start">
          {t("contact.another")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <noscript>
        <p className="mb-2">{t("contact.noscript")}</p>
        {ownerEmail && (
          <p>
            {t("contact.writeTo")}{" "}
            <a href={`mailto:${ownerEmail}`} className="break-words text-accent underline">
              {ownerEmail}
            </a>
          </p>
        )}
      </noscript>
      <ContactForm onSent={setAnswerTo} />
    </>
  );
}
