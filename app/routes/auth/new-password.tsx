import { useState } from "react";
import { useSession } from "#app/client/session/session.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthLink } from "#app/features/auth/auth-link.tsx";
import { NewPasswordForm } from "#app/features/auth/password/new-password-form.tsx";
import { SecondStepForm } from "#app/features/auth/sign-in/second-step-form.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";

/** Where the link of a recovery mail leads once it was pressed. */
export default function NewPasswordPage() {
  const t = useText();
  const path = useLocalePath();
  const { status, session } = useSession();
  const [isTooLate, setTooLate] = useState(false);
  return (
    <AuthCard title={t("accounts.renew.title")}>
      <PageTitle>{t("accounts.renew.title")}</PageTitle>
      <meta name="robots" content="noindex" />
      {status === "loading" && <Spinner />}
      {/* The link proved the mailbox; an account of two steps wants the second before its password changes. */}
      {status === "half" && <SecondStepForm onDone={() => window.location.reload()} />}
      {session && !isTooLate && (
        <NewPasswordForm
          email={session.user.email ?? ""}
          onDone={() => window.location.replace(path("dashboard"))}
          onTooLate={() => setTooLate(true)}
        />
      )}
      {(status === "signed-out" || isTooLate) && (
        <>
          <Notice tone="failure">{t("accounts.renew.expired")}</Notice>
          <p className="mt-4">
            <AuthLink to={path("recover")}>{t("accounts.renew.ask")}</AuthLink>
          </p>
        </>
      )}
    </AuthCard>
  );
}
