import { useSearchParams } from "react-router";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import { LoginForm } from "#app/features/auth/sign-in/login-form.tsx";
import { useRedirectSignedIn } from "#app/features/auth/sign-in/use-redirect-signed-in.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { returnPath } from "#domain/locale/return-path.ts";
import { PageHead } from "../page-head.tsx";

const DASHBOARD = "/fr-fr/dashboard";

/** `?next=` names the page that asked for a session; without a good one, the dashboard of the specification. */
export default function LoginPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const next = returnPath(search.get("next"));
  useRedirectSignedIn(next ?? path("dashboard"));

  return (
    <AuthCard title={t("accounts.login.title")}>
      <PageHead
        title={t("accounts.login.title")}
        description={t("accounts.login.description")}
        page="login"
        noIndex
      />
      <LoginForm
        recoverPath={path("recover")}
        onDone={() => window.location.assign(next ?? DASHBOARD)}
      />
      <p className="mt-4">
        <AuthLink to={path("register")}>{t("accounts.login.register")}</AuthLink>
      </p>
    </AuthCard>
  );
}
