import { AdminHome } from "#app/features/admin/home/admin-home.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminHomePage() {
  const t = useText();
  return (
    <Page title={t("admin.title")} lead={t("admin.lead")}>
      <AdminHome />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
