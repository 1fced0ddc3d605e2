import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ResendMail } from "./resend-mail.tsx";

/** For who knows the password of an account whose address nobody confirmed yet. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useText();
  return (
    <ResendMail email={email}>
      <Notice tone="failure">{t("accounts.login.unconfirmed")}</Notice>
    </ResendMail>
  );
}
