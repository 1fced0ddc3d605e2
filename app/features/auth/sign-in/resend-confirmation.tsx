import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ResendMail } from "./resend-mail.tsx";

/** For who knows the password of an account whose address nobody confirmed yet. */
export function ResendConfirmation({ email, message }: { email: string; message: string }) {
  const t = useText();
  return (
    <ResendMail email={email}>
      <Notice tone="failure">
        <p className="font-semibold">{message}</p>
        <p className="mt-1">{t("accounts.login.unconfirmed")}</p>
      </Notice>
    </ResendMail>
  );
}
