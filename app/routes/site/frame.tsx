import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { SiteFooter } from "../../features/site/site-footer.tsx";
import { SiteHeader } from "../../features/site/site-header.tsx";
import { addArea } from "../../locale/browser-text.ts";

/** The corner brings the auth library with it, so only who is signed in fetches it. */
const MemberCorner = lazy(async () => {
  await addArea("member");
  return import("./member-corner.tsx");
});

export default function SiteFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        memberCorner={
          <Suspense>
            <MemberCorner />
          </Suspense>
        }
      />
      <main className="flex grow flex-col">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
