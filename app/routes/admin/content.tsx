import { SITE_SHEETS } from "../../../domain/sheets/site-sheets.ts";
import { SheetTabs } from "../../features/sheets/sheet-tabs.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminContentPage() {
  const t = useText();
  const title = t("admin.content.title");
  return (
    <Page title={title} lead={t("admin.content.lead")}>
      <SheetTabs label={title} sheets={SITE_SHEETS} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
