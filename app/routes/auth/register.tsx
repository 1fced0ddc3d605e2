import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../client/session.ts";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { DoorLink } from "../../features/auth/door-link.tsx";
import { RegisterForm } from "../../features/auth/register-form.tsx";
import { SocialButtons } from "../../features/auth/social-buttons.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
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
      <RegisterForm onDone={() => void navigate(path(), { state: { notice: "registered" } })} />
      <p className="mt-4">
        <DoorLink to={path("login")}>{t("accounts.register.login")}</DoorLink>
      </p>
      <SocialButtons />
    </AuthCard>
  );
}
