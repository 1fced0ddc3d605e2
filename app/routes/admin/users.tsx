import { UserList } from "#app/features/users/user-list.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminUsersPage() {
  const t = useText();
  return (
    <Page title={t("admin.users.title")} lead={t("admin.users.lead")}>
      <UserList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
