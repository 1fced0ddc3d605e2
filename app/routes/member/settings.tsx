import { useQuery } from "@tanstack/react-query";
import { isFeatureOn } from "../../client/feature-flags.ts";
import { useSession } from "../../client/session.ts";
import { SignOutCard } from "../../features/account/sign-out-card.tsx";
import { ChangeEmailCard } from "../../features/auth/change-email-card.tsx";
import { ChangePasswordCard } from "../../features/auth/change-password-card.tsx";
import { SettingsForm } from "../../features/preferences/settings-form.tsx";
import { SessionsCard } from "../../features/security/sessions-card.tsx";
import { TwoStepsCard } from "../../features/security/two-steps-card.tsx";
import { RegionCard } from "../../features/site/region-card.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function SettingsPage() {
  const t = useText();
  const { session } = useSession();
  const { data: hasRegion } = useQuery({
    queryKey: ["feature", "locale_selection"],
    queryFn: () => isFeatureOn("locale_selection"),
  });
  return (
    session && (
      <Page title={t("settings.title")}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SettingsForm userId={session.user.id} regionCard={hasRegion ? <RegionCard /> : null} />
          <TwoStepsCard userId={session.user.id} />
          <SessionsCard userId={session.user.id} />
          <ChangeEmailCard present={session.user.email ?? ""} />
          <ChangePasswordCard />
          <SignOutCard />
        </div>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
