import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Its code is fetched for this page alone. */
const TravelPack = lazy(async () => ({
  default: (await import("./travel/travel-pack.tsx")).TravelPack,
}));

export const handle = { areas: ["travel"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function TravelPage() {
  const t = useText();
  const { session } = useSession();
  return (
    session && (
      <Page title={t("travel.title")} lead={t("travel.lead")}>
        <Suspense fallback={<SkeletonList rows={4} rowClassName="h-16" />}>
          <TravelPack userId={session.user.id} />
        </Suspense>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
