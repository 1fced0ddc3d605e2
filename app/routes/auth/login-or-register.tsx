import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { AuthPanel } from "#app/features/auth/auth-panel.tsx";
import { type AuthTab, AuthTabs } from "#app/features/auth/auth-tabs.tsx";
import { LoginForm } from "#app/features/auth/sign-in/login-form.tsx";
import { useRedirectSignedIn } from "#app/features/auth/sign-in/use-redirect-signed-in.ts";
import { RegisterForm } from "#app/features/auth/sign-up/register-form.tsx";
import { SocialButtons } from "#app/features/auth/sign-up/social-buttons.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";

/** `/auth`: signing in and signing up side by side, in the language chosen earlier. */
export default function LoginOrRegisterPage() {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const id = useId();
  const [chosen, setChosen] = useState<AuthTab>("login");
  useRedirectSignedIn(path("dashboard"));

  return (
    <div className="mx-auto flex w-full max-w-5xl grow flex-col gap-6 px-4 py-8 md:py-14">
      <PageTitle>{t("accounts.loginOrRegister.title")}</PageTitle>
      <meta name="description" content={t("accounts.loginOrRegister.description")} />
      {/* It is read in whatever language was chosen; the pages of one language are those to find. */}
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t("accounts.loginOrRegister.title")}</h1>
      <AuthTabs chosen={chosen} panelId={id} onChoose={setChosen} />
      <div id={id} className="grid items-start gap-6 md:grid-cols-2">
        <AuthPanel title={t("accounts.login.title")} isChosen={chosen === "login"}>
          <LoginForm
            recoverPath={path("recover")}
            onDone={() => window.location.assign(path("dashboard"))}
          />
        </AuthPanel>
        <AuthPanel title={t("accounts.register.title")} isChosen={chosen === "register"}>
          <RegisterForm
            onDone={(email) => void navigate(path(""), { state: { notice: "registered", email } })}
          />
          <SocialButtons />
        </AuthPanel>
      </div>
    </div>
  );
}
