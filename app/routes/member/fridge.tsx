import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Printed once in a while: no other page waits for what it needs. */
const FridgeSheet = lazy(async () => ({
  default: (await import("./fridge/fridge-sheet.tsx")).FridgeSheet,
}));

export const handle = { areas: ["document"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

/** One sheet about the home for everybody who looks after it. */
export default function FridgePage() {
  const t = useText();
  const { session } = useSession();
  return (
    session && (
      <Page title={t("fridge.title")} lead={t("fridge.lead")} isTitlePrinted={false}>
        <Suspense fallback={<SkeletonList rows={3} rowClassName="h-40" />}>
          <FridgeSheet userId={session.user.id} />
        </Suspense>
      </Page>
    )
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
