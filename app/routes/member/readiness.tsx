import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** What it needs is what dialogs of other pages need, and no other page waits for it. */
const ReadinessList = lazy(async () => ({
  default: (await import("./readiness/readiness-list.tsx")).ReadinessList,
}));

export default function ReadinessPage() {
  const t = useText();
  const path = useLocalePath();
  const { session } = useSession();
  return (
    session && (
      <Page
        title={t("readiness.title")}
        lead={t("readiness.lead")}
        actions={
          <Link to={path("fridge")} className={buttonClasses("secondary")}>
            {t("readiness.fridge")}
          </Link>
        }
      >
        <Suspense fallback={<SkeletonList rows={4} rowClassName="h-16" />}>
          <ReadinessList userId={session.user.id} />
        </Suspense>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
