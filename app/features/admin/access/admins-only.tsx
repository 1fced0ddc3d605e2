import { useQuery } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { isAdminQuery } from "./admin-role.ts";
import { ClaimAdministration } from "./claim-administration.tsx";
import { useRoleRefresh } from "./use-role-refresh.ts";

/**
 * Shows its pages to administrators. The database decides on every read and write; a role that is revoked while a page
 * is open closes the page.
 */
export function AdminsOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: isAdmin, error, refetch } = useQuery(isAdminQuery(userId));
  const [wasAdmin, setWasAdmin] = useState(false);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  useRoleRefresh(userId);
  if (isAdmin) return children;
  if (isAdmin === false)
    return wasAdmin ? <RoleLostNotice /> : <AdminsOnlyNotice reason="reserved" />;
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Spinner />;
}

/** The toast replaces the one of the last action, whose result ("deleted", "not found") concerned rows no longer visible. */
function RoleLostNotice() {
  const t = useText();
  useEffect(() => showToast({ tone: "failure", message: t("admin.roleLost.title") }), [t]);
  return <AdminsOnlyNotice reason="roleLost" />;
}

function AdminsOnlyNotice({ reason }: { reason: "reserved" | "roleLost" }) {
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
        <Link to={path("dashboard")} className={buttonClasses("secondary")}>
          {t("admin.reserved.back")}
        </Link>
      </div>
    </Page>
  );
}
