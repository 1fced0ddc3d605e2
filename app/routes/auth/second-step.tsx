import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { SecondStepForm } from "#app/features/auth/sign-in/second-step-form.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { returnPath } from "#domain/locale/return-path.ts";

/** Between the password and the cabinet, for accounts that ask for a second proof. `?next=` as at the sign-in page. */
export default function SecondStepPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const { status } = useSession();
  const next = returnPath(search.get("next")) ?? path("dashboard");
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
