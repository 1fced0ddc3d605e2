import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useIsUnlockAsked } from "#app/client/lock/lock-state.ts";
import { useText } from "#app/locale/text.tsx";
import { NeedsScripts } from "#app/ui/feedback/needs-scripts.tsx";
import { Skeleton, SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { BottomBar, isPlace, SideRail } from "./navigation.tsx";

const Lock = lazy(async () => ({ default: (await import("./lock.tsx")).Lock }));

/** Before a signed-in page has what it shows: its frame, or the app lock while that is locked. */
export function LayoutSkeleton() {
  if (!useIsUnlockAsked()) return <Frame />;
  return (
    <Suspense>
      <Lock />
    </Suspense>
  );
}

/**
 * The frame of a signed-in page before its scripts are here: the server draws it, so that a phone on a slow line shows where it is
 * and can go elsewhere. It holds nothing about anybody.
 */
function Frame() {
  const t = useText();
  const page = useLocation().pathname.split("/").at(-1) ?? "";
  return (
    <>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr]">
        <aside className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line bg-paper-raised p-4 lg:flex">
          <span className="self-start p-1">
            <Logo />
          </span>
          <Skeleton className="h-12" />
          <SideRail />
        </aside>
        <div className="flex min-w-0 flex-col pb-24 max-xs:pb-44 lg:pb-0">
          <header className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-line bg-paper-raised px-4 py-2 lg:hidden">
            <span className="p-1 max-[23rem]:hidden">
              <Logo className="max-sm:[&>span]:hidden" />
            </span>
            <Skeleton className="h-12 grow sm:max-w-64" />
            <Skeleton className="h-11 w-24" />
          </header>
          <main id="content">
            {isPlace(page) ? (
              <Page title={t(`member.${page}`)}>
                <NeedsScripts />
                <SkeletonList rows={5} rowClassName="h-24" />
              </Page>
            ) : (
              <div className="px-4 py-6 md:px-8 md:py-8">
                <SkeletonList rows={5} rowClassName="h-24" />
              </div>
            )}
          </main>
        </div>
      </div>
      <BottomBar />
    </>
  );
}
