import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Few make one often: no other page waits for what it needs. */
const PersonReport = lazy(async () => ({
  default: (await import("./report/person-report.tsx")).PersonReport,
}));

export const handle = { areas: ["document"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function ReportPage() {
  const { session } = useSession();
  return session && <AccountReport userId={session.user.id} />;
}

/** The report for the doctor about the chosen profile. */
function AccountReport({ userId }: { userId: string }) {
  const t = useText();
  const { profileId } = useActiveProfile(userId);
  return (
    <Page title={t("report.title")} lead={t("report.lead")} isTitlePrinted={false}>
      <Suspense fallback={<SkeletonList rows={3} rowClassName="h-40" />}>
        <PersonReport key={profileId} profileId={profileId} />
      </Suspense>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
