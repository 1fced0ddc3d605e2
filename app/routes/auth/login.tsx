import { useSearchParams } from "react-router";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import { LoginForm } from "#app/features/auth/sign-in/login-form.tsx";
import { useRedirectSignedIn } from "#app/features/auth/sign-in/use-redirect-signed-in.ts";
import { useLocale, useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { inLocale, returnPath } from "#domain/locale/return-path.ts";
import { PageHead } from "../page-head.tsx";

/**
 * `?next=` names the page that asked for a session; without a good one it is the dashboard. `?ended=1` says that a session
 * ended on that page.
 */
export default function LoginPage() {
  const t = useText();
  const path = useLocalePath();
  const locale = useLocale();
  const [search] = useSearchParams();
  const asked = returnPath(search.get("next"));
  // Who changes the language here goes on in it.
  const next = asked === null ? path("dashboard") : inLocale(asked, locale);
  useRedirectSignedIn(next);

  return (
    <AuthCard title={t("accounts.login.title")}>
      <PageHead
        title={t("accounts.login.title")}
        description={t("accounts.login.description")}
        page="login"
        noIndex
      />
      {search.get("ended") === "1" && (
        <p role="status" className="mb-4 rounded-control bg-accent-soft px-4 py-3">
          {t("accounts.login.ended")}
        </p>
      )}
      <LoginForm recoverPath={path("recover")} onDone={() => window.location.assign(next)} />
      <p className="mt-4">
        <AuthLink to={path("register")}>{t("accounts.login.register")}</AuthLink>
      </p>
    </AuthCard>
  );
}
