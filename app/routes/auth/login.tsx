import { useSearchParams } from "react-router";
import { nextPage } from "../../../domain/locale/next-page.ts";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { DoorLink } from "../../features/auth/door-link.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { useGoOnSignedIn } from "../../features/auth/signed-in-already.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { PageHead } from "../page-head.tsx";

const DASHBOARD = "/fr-fr/dashboard";

/** `?next=` names the page that asked for a session; without a good one, the dashboard of the specification. */
export default function LoginPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const next = nextPage(search.get("next"));
  useGoOnSignedIn(next ?? path("dashboard"));

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
        <DoorLink to={path("register")}>{t("accounts.login.register")}</DoorLink>
      </p>
    </AuthCard>
  );
}
