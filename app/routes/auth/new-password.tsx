import { useState } from "react";
import { useSession } from "../../client/session.ts";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { DoorLink } from "../../features/auth/door-link.tsx";
import { NewPasswordForm } from "../../features/auth/new-password-form.tsx";
import { SecondStepForm } from "../../features/auth/second-step-form.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";

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
          <Notice tone="failure">{t("accounts.renew.dead")}</Notice>
          <p className="mt-4">
            <DoorLink to={path("recover")}>{t("accounts.renew.ask")}</DoorLink>
          </p>
        </>
      )}
    </AuthCard>
  );
}
