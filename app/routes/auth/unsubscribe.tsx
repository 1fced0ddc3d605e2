import { useSearchParams } from "react-router";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { UnsubscribePanel } from "#app/features/letters/unsubscribe-panel.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { SecretAddressHead } from "./secret-address-head.tsx";

/** Few ever come here: its words are not carried by the pages of visitors. */
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

/** Where a letter's last link leads: `?token=…`, signed in or not. */
export default function UnsubscribePage() {
  const t = useText();
  const path = useLocalePath();
  const [search] = useSearchParams();
  const title = t("letters.title");
  return (
    <AuthCard title={title}>
      <PageTitle>{title}</PageTitle>
      <SecretAddressHead />
      <UnsubscribePanel token={search.get("token") ?? ""} settingsUrl={path("settings")} />
    </AuthCard>
  );
}
