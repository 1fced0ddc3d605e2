import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { nextPage } from "../../../domain/locale/next-page.ts";
import { useSession } from "../../client/session.ts";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { SecondStepForm } from "../../features/auth/second-step-form.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Between the password and the cabinet, for accounts that ask for a second proof. `?next=` as at the sign-in page. */
export default function SecondStepPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const { status } = useSession();
  const next = nextPage(search.get("next")) ?? path("dashboard");
  const login = path("login");

  useEffect(() => {
    if (status === "signed-out") window.location.replace(login);
    if (status === "signed-in") window.location.replace(next);
  }, [status, login, next]);

  return (
    <AuthCard title={t("accounts.secondStep.title")}>
      <PageTitle>{t("accounts.secondStep.title")}</PageTitle>
      <meta name="robots" content="noindex" />
      {status === "half" ? <SecondStepForm onDone={() => undefined} /> : <Spinner />}
    </AuthCard>
  );
}
