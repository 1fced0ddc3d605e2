import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { isFeatureOn } from "#app/client/preferences/feature-flags.ts";
import { useSession } from "#app/client/session/session.ts";
import { DeviceCard } from "#app/features/account/device-card.tsx";
import { SignOutCard } from "#app/features/account/sign-out-card.tsx";
import { DeleteAccountCard } from "#app/features/account-data/deletion/delete-account-card.tsx";
import { MyDataCard } from "#app/features/account-data/overview/my-data-card.tsx";
import { ChangeEmailCard } from "#app/features/auth/email/change-email-card.tsx";
import { ChangePasswordCard } from "#app/features/auth/password/change-password-card.tsx";
import { SecondStepForm } from "#app/features/auth/sign-in/second-step-form.tsx";
import { LockCard } from "#app/features/lock/lock-card.tsx";
import { SettingsForm } from "#app/features/preferences/settings-form.tsx";
import { SessionsCard } from "#app/features/security/sessions-card.tsx";
import { TwoStepsCard } from "#app/features/security/two-steps-card.tsx";
import { RegionCard } from "#app/features/site/language/region-card.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** The way to be forgotten speaks in the words of one's own data. */
export async function clientLoader() {
  await addArea("data");
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

const CardChoice = lazy(async () => ({
  default: (await import("#app/features/profiles/card-choice.tsx")).CardChoice,
}));

export default function SettingsPage() {
  const t = useText();
  const { session } = useSession();
  const isLocked = useLockState() !== "off";
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
          <DeviceCard isLocked={isLocked} />
          <LockCard accountName={session.user.email ?? ""} />
          {isLocked && (
            <Suspense>
              <CardChoice userId={session.user.id} />
            </Suspense>
          )}
          <SignOutCard />
          <MyDataCard />
          <DeleteAccountCard userId={session.user.id} email={session.user.email ?? ""} />
        </div>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
