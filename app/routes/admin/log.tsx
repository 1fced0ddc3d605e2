import { DeedList } from "../../features/audit/deed-list.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminLogPage() {
  const t = useText();
  return (
    <Page title={t("admin.log.title")} lead={t("admin.log.lead")}>
      <DeedList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
