import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
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
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { SessionsCard } from "#app/features/security/sessions-card.tsx";
import { TwoStepsCard } from "#app/features/security/two-steps-card.tsx";
import { RegionCard } from "#app/features/site/language/region-card.tsx";
import type { PageWords } from "#app/locale/areas.ts";
import { addArea, addAreas } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card, FoldingCards } from "#app/ui/layout/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { may } from "#domain/sharing/profile-actions.ts";

export const handle = { areas: ["data"] } satisfies PageWords;

/** The way to be forgotten speaks in the words of one's own data. */
export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

const CardChoice = lazy(async () => {
  await addArea("card");
  return { default: (await import("./card/card-choice.tsx")).CardChoice };
});

const SimpleScreenCard = lazy(async () => ({
  default: (await import("#app/features/simple-screen/simple-screen-card.tsx")).SimpleScreenCard,
}));
const ShortcutsCard = lazy(async () => {
  const [{ ShortcutsCard: card }] = await Promise.all([
    import("#app/features/shortcuts/shortcuts-card.tsx"),
    addArea("search"),
  ]);
  return { default: card };
});

export default function SettingsPage() {
  const t = useText();
  const path = useLocalePath();
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
  const regionCard = (language: ReactNode) =>
    hasRegion ? <RegionCard>{language}</RegionCard> : waiting;
  return (
    session && (
      <Page
        title={t("settings.title")}
        actions={
          <Link to={path("readiness")} className={buttonClasses("secondary")}>
            {t("readiness.title")}
          </Link>
        }
      >
        <FoldingCards>
          <div className="grid items-start gap-3 md:gap-6 lg:grid-cols-2">
            <SettingsForm
              userId={session.user.id}
              regionCard={hasRegion === false ? null : regionCard}
            />
            <TwoStepsCard
              userId={session.user.id}
              askCode={(answer) => <SecondStepForm {...answer} />}
            />
            <SessionsCard userId={session.user.id} />
            <ChangeEmailCard present={session.user.email ?? ""} />
            <ChangePasswordCard />
            <DeviceCard isLocked={isLocked} />
            <SimpleScreenChoice userId={session.user.id} />
            <Suspense>
              <ShortcutsCard />
            </Suspense>
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
        </FoldingCards>
      </Page>
    )
  );
}

/** For whom this device can show the simple screen: those whose doses this account may record. */
function SimpleScreenChoice({ userId }: { userId: string }) {
  const { people } = useActiveProfile(userId);
  const givers = people.filter(({ level }) => may(level, "log-intakes"));
  return (
    givers.length > 0 && (
      <Suspense>
        <SimpleScreenCard userId={userId} people={givers} />
      </Suspense>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
