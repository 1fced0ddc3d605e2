import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import { RecoverForm } from "#app/features/auth/password/recover-form.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
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
        <AuthLink to={path("login")}>{t("accounts.recover.login")}</AuthLink>
      </p>
    </AuthCard>
  );
}
