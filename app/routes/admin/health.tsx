import { InstallationHealth } from "#app/features/admin/health/installation-health.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminHealthPage() {
  const t = useText();
  return (
    <Page title={t("admin.health.title")} lead={t("admin.health.lead")}>
      <InstallationHealth />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
