import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Few open it often: no other page waits for what it needs. */
const AccountPages = lazy(async () => ({
  default: (await import("./helper-pages/account-pages.tsx")).AccountPages,
}));

export const handle = { areas: ["helper"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

/** Pages for a sitter or a school: made, printed, sent and ended here. */
export default function HelperPagesPage() {
  const t = useText();
  const { session } = useSession();
  return (
    <Page title={t("helper.title")} lead={t("helper.lead")} isTitlePrinted={false}>
      {session && (
        <Suspense fallback={<SkeletonList rows={3} rowClassName="h-40" />}>
          <AccountPages userId={session.user.id} />
        </Suspense>
      )}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
