import { useQuery } from "@tanstack/react-query";
import { isFeatureOn } from "../../client/feature-flags.ts";
import { useSession } from "../../client/session.ts";
import { SignOutCard } from "../../features/account/sign-out-card.tsx";
import { DeleteAccountCard } from "../../features/account-data/delete-account-card.tsx";
import { MyDataCard } from "../../features/account-data/my-data-card.tsx";
import { ChangeEmailCard } from "../../features/auth/change-email-card.tsx";
import { ChangePasswordCard } from "../../features/auth/change-password-card.tsx";
import { SecondStepForm } from "../../features/auth/second-step-form.tsx";
import { SettingsForm } from "../../features/preferences/settings-form.tsx";
import { SessionsCard } from "../../features/security/sessions-card.tsx";
import { TwoStepsCard } from "../../features/security/two-steps-card.tsx";
import { RegionCard } from "../../features/site/region-card.tsx";
import { addArea } from "../../locale/browser-text.ts";
import { useText } from "../../locale/text.tsx";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";

/** The way to be forgotten speaks in the words of one's own data. */
export async function clientLoader() {
  await addArea("data");
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

export default function SettingsPage() {
  const t = useText();
  const { session } = useSession();
  const { data: hasRegion } = useQuery({
    queryKey: ["feature", "locale_selection"],
    queryFn: () => isFeatureOn("locale_selection"),
  });
  const waiting = (
    <Card title={t("settings.region.title")}>
      <SkeletonList rows={3} rowClassName="h-11" />
    </Card>
  );
  const regionCard = hasRegion === undefined ? waiting : hasRegion ? <RegionCard /> : null;
  return (
    session && (
      <Page title={t("settings.title")}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SettingsForm userId={session.user.id} regionCard={regionCard} />
          <TwoStepsCard
            userId={session.user.id}
            askCode={(answer) => <SecondStepForm {...answer} />}
          />
          <SessionsCard userId={session.user.id} />
          <ChangeEmailCard present={session.user.email ?? ""} />
          <ChangePasswordCard />
          <SignOutCard />
          <MyDataCard />
          <DeleteAccountCard userId={session.user.id} email={session.user.email ?? ""} />
        </div>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
