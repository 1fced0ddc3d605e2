import { useSearchParams } from "react-router";
import { AuthCard } from "../../features/auth/auth-card.tsx";
import { EndLettersPanel } from "../../features/letters/end-letters-panel.tsx";
import { addArea } from "../../locale/browser-text.ts";
import { useText } from "../../locale/text.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Few ever come here: its words are not carried by the pages of visitors. */
export async function clientLoader() {
  await addArea("member");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <Spinner />
    </>
  );
}

/** Where a letter's last link leads: `?token=…`, signed in or not. */
export default function UnsubscribePage() {
  const t = useText();
  const [search] = useSearchParams();
  const title = t("letters.title");
  return (
    <AuthCard title={title}>
      <PageTitle>{title}</PageTitle>
      <Head />
      <EndLettersPanel token={search.get("token") ?? ""} />
    </AuthCard>
  );
}

/** The address holds a secret: no search engine shall keep it, no other site read it. */
function Head() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
