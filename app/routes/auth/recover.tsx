import { AuthCard } from "../../features/auth/auth-card.tsx";
import { DoorLink } from "../../features/auth/door-link.tsx";
import { RecoverForm } from "../../features/auth/recover-form.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { PageHead } from "../page-head.tsx";

export default function RecoverPage() {
  const t = useText();
  const path = useLocalePath();
  return (
    <AuthCard title={t("accounts.recover.title")}>
      <PageHead
        title={t("accounts.recover.title")}
        description={t("accounts.recover.description")}
        page="recover"
        noIndex
      />
      <RecoverForm />
      <p className="mt-4">
        <DoorLink to={path("login")}>{t("accounts.recover.login")}</DoorLink>
      </p>
    </AuthCard>
  );
}
