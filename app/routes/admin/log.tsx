import { AuditLog } from "#app/features/audit/audit-log.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminLogPage() {
  const t = useText();
  return (
    <Page title={t("admin.log.title")} lead={t("admin.log.lead")}>
      <AuditLog />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
