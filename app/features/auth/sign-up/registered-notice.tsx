import { useEffect, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { mailSiteOf } from "#domain/accounts/mail-site.ts";
import { ResendMail } from "../sign-in/resend-mail.tsx";

/** What a new account waits for: the message, where it went, and another one. */
export function RegisteredNotice({ email }: { email: string }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const mailSite = mailSiteOf(email);
  const told = useRef<HTMLDivElement>(null);
  // It stands before the title, which the focus of a new page would go to.
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1} className="flex flex-col items-start gap-3">
      <Notice tone="success">
        <p>{t("accounts.register.done")}</p>
        <p className="mt-1 break-words">{t("accounts.register.sentTo", { email })}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        {mailSite && (
          <a href={mailSite.url} rel="noopener" className={buttonClasses("secondary")}>
            {t("accounts.register.openMail", { site: mailSite.name })}
          </a>
        )}
        {!asks && (
          <Button variant="plain" onClick={() => setAsks(true)}>
            {t("accounts.register.nothingReceived")}
          </Button>
        )}
      </div>
      {asks && (
        <ResendMail email={email}>
          <p>{t("accounts.register.nothingHelp")}</p>
        </ResendMail>
      )}
    </div>
  );
}
