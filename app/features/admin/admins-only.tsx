import { useQuery } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { failureOf } from "../../client/failure.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast.ts";
import { ClaimAdministration } from "./claim-administration.tsx";
import { isAdminQuery } from "./queries.ts";
import { useRoleAskedAgain } from "./use-role-asked-again.ts";

/**
 * Shows its pages to whoever runs the installation. What they read and write is the database's own to refuse; a role
 * that is taken while a page is open ends the page.
 */
export function AdminsOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: isAdmin, error, refetch } = useQuery(isAdminQuery(userId));
  const [wasAdmin, setWasAdmin] = useState(false);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  useRoleAskedAgain(userId);
  if (isAdmin) return children;
  if (isAdmin === false) return wasAdmin ? <Lost /> : <Reserved reason="reserved" />;
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Spinner />;
}

/** What the last deed was said to have come to, "deleted" or "not found", was said of what could no longer be seen. */
function Lost() {
  const t = useText();
  useEffect(() => showToast({ tone: "failure", message: t("admin.lost.title") }), [t]);
  return <Reserved reason="lost" />;
}

function Reserved({ reason }: { reason: "reserved" | "lost" }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <Page title={t(`admin.${reason}.title`)}>
      <div className="flex flex-col items-start gap-4">
        <p className="flex items-start gap-3">
          <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {t(`admin.${reason}.body`)}
        </p>
        {reason === "reserved" && <ClaimAdministration />}
        <Link to={path("dashboard")} className={buttonLook("secondary")}>
          {t("admin.reserved.back")}
        </Link>
      </div>
    </Page>
  );
}
