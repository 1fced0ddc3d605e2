import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import { RegisterForm } from "#app/features/auth/sign-up/register-form.tsx";
import { SocialButtons } from "#app/features/auth/sign-up/social-buttons.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { PageHead } from "../page-head.tsx";

export default function RegisterPage() {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { status } = useSession();
  const dashboard = path("dashboard");

  useEffect(() => {
    if (status === "signed-in") void navigate(dashboard, { replace: true });
  }, [status, navigate, dashboard]);

  return (
    <AuthCard title={t("accounts.register.title")}>
      <PageHead
        title={t("accounts.register.title")}
        description={t("accounts.register.description")}
        page="register"
        noIndex
      />
      <RegisterForm
        onDone={(email) => void navigate(path(), { state: { notice: "registered", email } })}
      />
      <p className="mt-4">
        <AuthLink to={path("login")}>{t("accounts.register.login")}</AuthLink>
      </p>
      <SocialButtons />
    </AuthCard>
  );
}
