import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { Door } from "../../features/auth/door.tsx";
import { type DoorName, DoorTabs } from "../../features/auth/door-tabs.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { RegisterForm } from "../../features/auth/register-form.tsx";
import { useGoOnSignedIn } from "../../features/auth/signed-in-already.ts";
import { SocialButtons } from "../../features/auth/social-buttons.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

/** `/auth`: signing in and signing up side by side, in the language chosen earlier. */
export default function DoorsPage() {
  const t = useText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const id = useId();
  const [chosen, setChosen] = useState<DoorName>("login");
  useGoOnSignedIn(path("dashboard"));

  return (
    <div className="mx-auto flex w-full max-w-5xl grow flex-col gap-6 px-4 py-8 md:py-14">
      <PageTitle>{t("accounts.doors.title")}</PageTitle>
      <meta name="description" content={t("accounts.doors.description")} />
      {/* It is read in whatever language was chosen; the pages of one language are those to find. */}
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t("accounts.doors.title")}</h1>
      <DoorTabs chosen={chosen} panelId={id} onChoose={setChosen} />
      <div id={id} className="grid items-start gap-6 md:grid-cols-2">
        <Door title={t("accounts.login.title")} isChosen={chosen === "login"}>
          <LoginForm
            recoverPath={path("recover")}
            onDone={() => window.location.assign("/fr-fr/dashboard")}
          />
        </Door>
        <Door title={t("accounts.register.title")} isChosen={chosen === "register"}>
          <RegisterForm
            onDone={() => void navigate(path(""), { state: { notice: "registered" } })}
          />
          <SocialButtons />
        </Door>
      </div>
    </div>
  );
}
