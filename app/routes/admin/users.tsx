import { UserList } from "../../features/users/user-list.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminUsersPage() {
  const t = useText();
  return (
    <Page title={t("admin.users.title")} lead={t("admin.users.lead")}>
      <UserList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
