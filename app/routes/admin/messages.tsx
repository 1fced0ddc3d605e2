import { MessageList } from "../../features/inbox/message-list.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminMessagesPage() {
  const t = useText();
  return (
    <Page title={t("admin.messages.title")} lead={t("admin.messages.lead")}>
      <MessageList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
