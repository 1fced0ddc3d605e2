import { MessageList } from "#app/features/inbox/message-list.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminMessagesPage() {
  const t = useText();
  return (
    <Page title={t("admin.messages.title")} lead={t("admin.messages.lead")}>
      <MessageList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
