import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { queryClient } from "#app/client/queries/query-client.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { illnessEntriesQuery } from "#app/features/illness/queries.ts";
import {
  chooseProfile,
  presumedProfileId,
  useActiveProfile,
} from "#app/features/profiles/active/active-profile.ts";
import { PeopleStrip } from "#app/features/profiles/active/people-strip.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { useHomePeople } from "./home/use-home-people.ts";
import { useStripPeople } from "./home/use-strip-people.ts";
import { PersonIllness } from "./illness/person-illness.tsx";

const EpisodeSheet = lazy(async () => ({
  default: (await import("./illness/episode-sheet.tsx")).EpisodeSheet,
}));

/** Asks for what was noted while the words and the code of the page are still on their way, and waits for nothing. */
export async function clientLoader() {
  const session = await currentSession();
  if (session) {
    void queryClient.prefetchQuery(illnessEntriesQuery(presumedProfileId(session.user.id)));
  }
  return null;
}
clientLoader.hydrate = true as const;

export default function IllnessPage() {
  const { session } = useSession();
  return session && <AccountIllness userId={session.user.id} />;
}

/** The illness of one person: what was noted and given, what comes next, who is on watch; its sheet once it has ended. */
function AccountIllness({ userId }: { userId: string }) {
  const t = useText();
  const { people, shown, isEverybody, profileId } = useHomePeople(userId);
  const { lostId } = useActiveProfile(userId);
  const strip = useStripPeople(userId, people);
  const [search] = useSearchParams();
  const episodeId = search.get("episode");
  // After a share has ended, the only remaining person is not presumed to be meant.
  const only = shown.length === 1 && lostId === null ? shown[0] : undefined;
  return (
    <Page
      title={
        only
          ? t("illness.titleOf", { name: only.name ?? t("profiles.nameless") })
          : t("illness.title")
      }
      lead={<span className="print:hidden">{t("illness.lead")}</span>}
    >
      {people.length > 1 && episodeId === null && (
        <PeopleStrip people={strip} chosenId={isEverybody ? null : profileId} />
      )}
      {only ? (
        episodeId === null ? (
          <PersonIllness key={only.id} userId={userId} person={only} />
        ) : (
          <Suspense fallback={<SkeletonList rows={3} rowClassName="h-40" />}>
            <EpisodeSheet key={only.id} person={only} episodeId={episodeId} />
          </Suspense>
        )
      ) : (
        <WhoIsIll people={shown} />
      )}
    </Page>
  );
}

/** Guidance and notes for the wrong person are the worst answer: nobody is assumed where everybody is shown. */
function WhoIsIll({ people }: { people: readonly Person[] }) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <section aria-label={t("illness.whose")} className="flex flex-col items-start gap-3">
      <h2 className="text-lg">{t("illness.whose")}</h2>
      <ul className="flex flex-wrap gap-2">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Button variant="secondary" onClick={() => chooseProfile(id)}>
              {name ?? t("profiles.nameless")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
