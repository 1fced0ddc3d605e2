import { Outlet } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { AdminsOnly } from "#app/features/admin/access/admins-only.tsx";
import { AdminNavigation } from "#app/features/admin/home/admin-navigation.tsx";
import { MachineNotice } from "#app/features/admin/home/machine-notice.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { Spinner } from "#app/ui/feedback/spinner.tsx";

/** Stands inside the frame of somebody signed in. Words and code of the back-office come to those who open it. */
export async function clientLoader() {
  await addArea("admin");
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

export function HydrateFallback() {
  return <Spinner />;
}

export default function AdminGuard() {
  const { session } = useSession();
  return (
    session && (
      <AdminsOnly userId={session.user.id}>
        <AdminNavigation />
        <div className="mx-auto mt-6 w-full max-w-6xl px-4 empty:hidden md:px-6">
          <MachineNotice />
        </div>
        <Outlet />
      </AdminsOnly>
    )
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
