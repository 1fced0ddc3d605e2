import { lazy, type ReactNode, Suspense } from "react";
import { SiteFooter } from "#app/features/site/layout/site-footer.tsx";
import { SiteHeader } from "#app/features/site/layout/site-header.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";

/** These actions import the auth library, so only signed-in visitors fetch them. */
const MemberHeaderActions = lazy(async () => {
  await addArea("member");
  return import("./member-header-actions.tsx");
});

/** What stands around every page for visitors. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper-raised focus:p-3"
      >
        {t("ui.skipToContent")}
      </a>
      <SiteHeader
        memberControls={
          <Suspense>
            <MemberHeaderActions />
          </Suspense>
        }
      />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
