import { Outlet } from "react-router";
import { useSession } from "../../client/session.ts";
import { AdminNavigation } from "../../features/admin/admin-navigation.tsx";
import { AdminsOnly } from "../../features/admin/admins-only.tsx";
import { MachineNotice } from "../../features/admin/machine-notice.tsx";
import { addArea } from "../../locale/browser-text.ts";
import { Spinner } from "../../ui/spinner.tsx";

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

export default function AdminGate() {
  const { session } = useSession();
  return (
    session && (
      <AdminsOnly userId={session.user.id}>
        <AdminNavigation />
        <MachineNotice />
        <Outlet />
      </AdminsOnly>
    )
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
