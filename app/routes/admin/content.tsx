import { SheetTabs } from "#app/features/sheets/sheet-tabs.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SITE_SHEETS } from "#domain/sheets/site-sheets.ts";

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
