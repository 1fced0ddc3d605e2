import { IllustrationGenerator } from "#app/features/illustrations/illustration-generator.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function BlogImageGeneratorPage() {
  const t = useText();
  return (
    <Page title={t("admin.illustrations.title")} lead={t("admin.illustrations.lead")}>
      <IllustrationGenerator />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
