import { useQuery } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { failureOf } from "../../client/failure.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { isAdminQuery } from "./queries.ts";

/** Shows its pages to whoever runs the installation. What they read and write is the database's own to refuse. */
export function AdminsOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: isAdmin, error, refetch } = useQuery(isAdminQuery(userId));
  if (isAdmin) return children;
  if (isAdmin === false) return <Reserved />;
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Spinner />;
}

function Reserved() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Page title={t("admin.reserved.title")}>
      <div className="flex flex-col items-start gap-4">
        <p className="flex items-start gap-3">
          <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {t("admin.reserved.body")}
        </p>
        <Link to={path("dashboard")} className={buttonLook("secondary")}>
          {t("admin.reserved.back")}
        </Link>
      </div>
    </Page>
  );
}
