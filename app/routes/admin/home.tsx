import { AdminHome } from "../../features/admin/admin-home.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminHomePage() {
  const t = useText();
  return (
    <Page title={t("admin.title")} lead={t("admin.lead")}>
      <AdminHome />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
