import { QueryClientProvider, useIsFetching } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useEffect } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { restoreKeptData, useKeptData } from "#app/client/kept-data/kept-data.ts";
import { useLive } from "#app/client/live/use-live.ts";
import { useAppLock } from "#app/client/lock/app-lock.ts";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { useOutbox } from "#app/client/offline/use-outbox.ts";
import { useShell } from "#app/client/offline/use-shell.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { useServiceWorkerMessages } from "#app/client/push/use-service-worker-messages.ts";
import { pageRead } from "#app/client/queries/page-read.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useSession } from "#app/client/session/session.ts";
import { useShortcut } from "#app/client/shortcuts/use-shortcut.ts";
import { useStoredSimpleScreen } from "#app/client/simple-screen/stored-simple-screen.ts";
import { accountOf } from "#app/features/account/account.ts";
import "#app/features/illness/send-entries.ts";
import "#app/features/intakes/send-intakes.ts";
import { OutboxNotice } from "#app/features/outbox/outbox-notice.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { ActiveProfileNote } from "#app/features/profiles/active/active-profile-note.tsx";
import { ActiveProfileSelect } from "#app/features/profiles/active/active-profile-select.tsx";
import { UntilLost } from "#app/features/profiles/active/until-lost.tsx";
import { ShortcutsHelp } from "#app/features/shortcuts/shortcuts-help.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { showFont } from "#app/styles/font-style.tsx";
import { UnsavedChangesDialog } from "#app/ui/dialog/unsaved-changes-dialog.tsx";
import { ToastRegion } from "#app/ui/feedback/toast-region.tsx";
import { useBrand } from "#app/ui/graphics/brand.ts";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { ApplyAccountSettings } from "./apply-account-settings.tsx";
import { DataAgeNotice } from "./data-age-notice.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { useRecordDose } from "./home/use-record-dose.tsx";
import { LayoutSkeleton } from "./layout-skeleton.tsx";
import { BottomBar, SideRail } from "./navigation.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useEndOfSession } from "./session-guard.ts";
import { useOfflineReadings } from "./use-offline-readings.ts";

const CardUpdates = lazyAside(async () => {
  await pageRead();
  await addArea("card");
  return (await import("./card/card-choice.tsx")).CardUpdates;
});

const SimpleGate = lazyAside(async () => (await import("./simple/simple-gate.tsx")).SimpleGate);

const LateNotices = lazyAside(async () => {
  await pageRead();
  return (await import("./late-notices.tsx")).LateNotices;
});

/** Signed-in pages are drawn in the browser only, so that health data never passes through the server's pages. */
export async function clientLoader() {
  await Promise.all([addArea("member"), restoreKeptData()]);
  return null;
}
clientLoader.hydrate = true as const;

/** Signing out is heard from the session itself; a click from page to page asks nobody. */
export function shouldRevalidate() {
  return false;
}

export const HydrateFallback = LayoutSkeleton;

export default function MemberLayout() {
  const state = useSession();
  const { session } = state;
  const userId = state.status === "signed-in" ? state.session.user.id : undefined;
  useEndOfSession();
  const simple = useStoredSimpleScreen();
  useAppLock();
  useServiceWorkerMessages(userId);
  useKeptData(userId);
  useLive(userId);
  useOutbox(userId);

  if (!session) return <LayoutSkeleton />;

  const ordinary = <Frame />;
  return (
    <QueryClientProvider client={queryClient}>
      {simple === null ? (
        ordinary
      ) : (
        <Suspense>
          <SimpleGate userId={session.user.id} stored={simple}>
            {ordinary}
          </SimpleGate>
        </Suspense>
      )}
      <AfterData userId={session.user.id} />
      {state.status === "ended" ? (
        <SessionEnded email={session.user.email ?? ""} asks={state.asks} />
      ) : (
        <ApplyAccountSettings userId={session.user.id} />
      )}
    </QueryClientProvider>
  );
}

/** What stands around each page. Another page draws none of it anew but the places and whom it is about. */
const Frame = memo(function Frame() {
  const t = useText();
  const { session } = useSession();
  const hasOpenLock = useLockState() === "open";
  if (!session) return null;
  return (
    <ActivePermissionLevel userId={session.user.id}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper-raised focus:p-3"
      >
        {t("ui.skipToContent")}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
        <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line bg-paper-raised p-4 lg:flex print:hidden">
          <HomeLink className="flex self-start rounded-control p-1" />
          <WhomItIsAbout userId={session.user.id} />
          <SideRail />
        </aside>
        <div className="flex min-w-0 flex-col pb-24 max-xs:pb-44 lg:pb-0 print:block print:pb-0">
          <header className="sticky top-0 z-20 flex items-center justify-between gap-3 max-[23rem]:gap-1 max-xs:-top-14 max-xs:flex-wrap max-xs:justify-end border-b border-line bg-paper-raised px-4 py-2 lg:justify-end lg:border-b-0 lg:bg-paper lg:px-8 lg:pt-4 print:hidden">
            <HomeLink className="flex min-h-11 min-w-11 items-center justify-center rounded-control p-1 max-sm:hidden lg:hidden" />
            <WhomItIsAbout
              userId={session.user.id}
              className="grow max-xs:order-last max-xs:basis-full sm:max-w-64 lg:hidden"
            />
            <HeaderActions userId={session.user.id} account={accountOf(session.user)} />
          </header>
          <main id="content" tabIndex={-1} className="outline-none">
            <DataAgeNotice />
            <ActiveProfileNote userId={session.user.id} />
            <OutboxOfActiveProfile userId={session.user.id} />
            <Suspense>
              <LateNotices userId={session.user.id} />
            </Suspense>
            <UntilLost userId={session.user.id}>
              <Outlet />
            </UntilLost>
          </main>
        </div>
      </div>
      <RecordBar userId={session.user.id} />
      <ToastRegion />
      {hasOpenLock && (
        <Suspense>
          <CardUpdates userId={session.user.id} />
        </Suspense>
      )}
      <UnsavedChangesDialog />
    </ActivePermissionLevel>
  );
});

function HomeLink({ className }: { className: string }) {
  const t = useText();
  const { name } = useBrand();
  const path = useLocalePath();
  return (
    <Link to={path("dashboard")} aria-label={t("site.home", { name })} className={className}>
      <Logo />
    </Link>
  );
}

/** The home screen and the activity can show everybody. */
function WhomItIsAbout({ userId, className = "" }: { userId: string; className?: string }) {
  const path = useLocalePath();
  const { pathname } = useLocation();
  const isOfAll = pathname === path("dashboard") || pathname === path("activity");
  return <ActiveProfileSelect userId={userId} offersEverybody={isOfAll} className={className} />;
}

/** The places of a phone, with the button that records a dose on every page. Another page draws none of it anew. */
const RecordBar = memo(function RecordBar({ userId }: { userId: string }) {
  const { record, dialogs } = useRecordDose(userId);
  useShortcut("n", record);
  return (
    <>
      <BottomBar onRecord={record} />
      <ShortcutsHelp />
      {dialogs}
    </>
  );
});

/** Downloads the typeface, and keeps the pages, once nothing more is waited for: both would take the line from the data. */
function AfterData({ userId }: { userId: string }) {
  useOfflineReadings(userId);
  const isBusy = useIsFetching() > 0;
  useShell(isBusy);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(showFont);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return null;
}

/** Tells everything below what may be done with the profile on the screen. */
function ActivePermissionLevel({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <PermissionLevelProvider level={useActiveProfile(userId).level}>
      {children}
    </PermissionLevelProvider>
  );
}

function OutboxOfActiveProfile({ userId }: { userId: string }) {
  return <OutboxNotice profileId={useActiveProfile(userId).profileId} />;
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
export { clientMiddleware } from "./session-guard.ts";
