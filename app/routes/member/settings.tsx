import { useSession } from "../../client/session.ts";
import { ChangeEmailCard } from "../../features/auth/change-email-card.tsx";
import { ChangePasswordCard } from "../../features/auth/change-password-card.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function SettingsPage() {
  const t = useText();
  const { session } = useSession();
  return (
    session && (
      <Page title={t("settings.title")}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ChangeEmailCard present={session.user.email ?? ""} />
          <ChangePasswordCard />
        </div>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
