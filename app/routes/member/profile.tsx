import { useSession } from "../../client/session.ts";
import { type Account, accountOf } from "../../features/account/account.ts";
import { AccountCard } from "../../features/account/account-card.tsx";
import { useNewProfile } from "../../features/profiles/new-profile.tsx";
import { ProfilesCard } from "../../features/profiles/profiles-card.tsx";
import { LanguageSelect } from "../../features/site/language-select.tsx";
import { useText } from "../../locale/text.tsx";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";

export default function ProfilePage() {
  const { session } = useSession();
  return session && <AccountProfile userId={session.user.id} account={accountOf(session.user)} />;
}

function AccountProfile({ userId, account }: { userId: string; account: Account }) {
  const t = useText();
  const { addProfile, dialog } = useNewProfile(userId);
  return (
    <Page title={t("member.profile")}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountCard account={account} />
        <ProfilesCard userId={userId} onAdd={addProfile} />
        <Card title={t("site.language")}>
          <LanguageSelect className="max-w-xs" />
        </Card>
      </div>
      {dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
