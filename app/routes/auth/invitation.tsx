import { QueryClientProvider } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useSession } from "#app/client/session/session.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { InvitationPanel } from "#app/features/sharing/invitation/invitation-panel.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { SecretAddressHead } from "./secret-address-head.tsx";

/** The words of an invitation are those of the pages behind it, which public pages do not carry. */
export async function clientLoader() {
  await addArea("member");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <SecretAddressHead />
      <Spinner />
    </>
  );
}

/** Where the mail of an invitation leads: `?token=…`. It can be read signed out; answering takes the account it names. */
export default function InvitationPage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const { status, session } = useSession();
  const token = search.get("token") ?? "";
  const back = new URLSearchParams({ next: `${path("invitation")}?token=${token}` });
  const title = t("sharing.invitation.title");
  return (
    <AuthCard title={title}>
      <PageTitle>{title}</PageTitle>
      <SecretAddressHead />
      {status === "loading" ? (
        <Spinner />
      ) : (
        <QueryClientProvider client={queryClient}>
          <InvitationPanel
            token={token}
            reader={session && { userId: session.user.id, email: session.user.email ?? "" }}
            links={{
              signIn: `${path("login")}?${back}`,
              register: path("register"),
              dashboard: path("dashboard"),
              onOpen(profileId) {
                chooseProfile(profileId);
                window.location.assign(path("inventory"));
              },
            }}
          />
        </QueryClientProvider>
      )}
    </AuthCard>
  );
}
