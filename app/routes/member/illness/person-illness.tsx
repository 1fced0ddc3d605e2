import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useNow } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import { EpisodeStatus } from "#app/features/illness/episode-status.tsx";
import { ListLimits } from "#app/features/illness/list-limits.tsx";
import { ObservationsCard } from "#app/features/illness/observations-card.tsx";
import { PastEpisodes } from "#app/features/illness/past-episodes.tsx";
import { useIllnesses } from "#app/features/illness/queries.ts";
import { TemperatureCard } from "#app/features/illness/temperature-card.tsx";
import { useNoteIllness } from "#app/features/illness/use-note-illness.ts";
import { prefetchLogIntake, useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { PeriodDoses, usePeriodDoses } from "#app/features/intakes/period-doses.tsx";
import { RecentSubstances } from "#app/features/intakes/recent-substances.tsx";
import { ShareDosesButton } from "#app/features/intakes/share-doses-button.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { PaperIdentity } from "#app/features/profiles/paper-identity.tsx";
import { PersonSummary } from "#app/features/profiles/person-summary.tsx";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { PersonClaims } from "#app/features/reminders/claims/person-claims.tsx";
import {
  type JustNoted,
  NotedEmergencies,
  TypedEmergency,
} from "#app/features/symptoms/emergency/noted-emergencies.tsx";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { dayBefore, type Illnesses } from "#domain/illness/episodes.ts";
import type { IllnessFact } from "#domain/illness/illness-entry.ts";
import { factWords, recentWords } from "#domain/illness/illness-words.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { currentConditions } from "#domain/profiles/conditions.ts";
import { boxesOf } from "../home/givable-boxes.ts";
import { useHome } from "../home/home-query.ts";
import { ageOn, SymptomAnalysis } from "../symptom-analysis.tsx";

/** The illness that goes on, or the way to begin one; below, those that have ended. */
export function PersonIllness({ userId, person }: { userId: string; person: Person }) {
  const { list, illnesses, unsent, error, refetch } = useIllnesses(person.id);
  if (!illnesses || !list) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  return (
    <>
      <CurrentIllness userId={userId} person={person} illnesses={illnesses} unsent={unsent} />
      <PastEpisodes episodes={illnesses.past} />
      <ListLimits list={list} />
    </>
  );
}

/** For how long what was noted before an illness is shown: it may be the beginning of one. */
const SHOWN_BEFORE_MS = 7 * 24 * 3_600_000;

function CurrentIllness({
  userId,
  person,
  illnesses: { current, outside },
  unsent,
}: {
  userId: string;
  person: Person;
  illnesses: Illnesses;
  unsent: ReadonlySet<string>;
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const may = usePermissionCheck();
  const noting = useNoteIllness(person.id);
  const { remove } = noting;
  const [justNoted, setJustNoted] = useState<JustNoted | null>(null);
  const mayNote = may("note-illness");
  const name = person.name ?? t("profiles.nameless");
  const [openedAt] = useState(now);
  const from = instantAt(epochMs(openedAt) - SHOWN_BEFORE_MS);
  const entries = useMemo(
    () => current?.entries ?? outside.filter(({ notedAt }) => epochMs(notedAt) >= epochMs(from)),
    [current?.entries, outside, from],
  );
  const words = useMemo(() => recentWords(entries, now, language), [entries, now, language]);
  const earliest = current ? dayBefore(current.beganAt) : from;
  const reading = usePeriodDoses(person.id, earliest, null);
  const { people, profiles } = useActiveProfile(userId);
  const { data: home } = useHome(userId);
  const boxes = useMemo(() => home && boxesOf(home, person.id), [home, person.id]);
  const { logIntake, dialogs } = useIntakeDialogs(person.id, people, boxes);
  const today = useToday();
  const { data: facts } = useQuery(factsQuery(person.id));
  // Of somebody else's profile the list does not say it.
  const profile = facts ?? profiles?.find(({ id }) => id === person.id) ?? null;
  const isPregnant =
    facts !== undefined &&
    currentConditions(facts.conditions, today).some(
      ({ condition, isUnknown }) => condition === "pregnancy" && !isUnknown,
    );
  const doses = (reading.doses ?? []).map(({ id, medicationName, takenAt }) => ({
    id,
    name: medicationName,
    takenAt,
  }));

  const about = { age: ageOn(profile, today), isPregnant };

  const note = (...facts: readonly IllnessFact[]) => noteAt(null, ...facts);

  /** @param observed null where it was observed just now */
  async function noteAt(observed: Observed | null, ...facts: readonly IllnessFact[]) {
    setJustNoted({ words: facts.flatMap((fact) => factWords(fact, language)), at: Date.now() });
    const noted = await Promise.all(facts.map((fact) => noting.note(fact, observed)));
    return noted.every(Boolean);
  }

  return (
    <>
      <div className="flex flex-col gap-3">
        <EpisodeStatus
          name={name}
          current={current}
          onBegin={mayNote ? () => note({ kind: "begin" }) : null}
          onEnd={mayNote ? () => note({ kind: "end" }) : null}
        />
        <PaperIdentity profileId={person.id} />
        <PersonSummary profileId={person.id} />
        <PersonClaims userId={userId} people={[person]} />
      </div>
      <NotedEmergencies words={words} justNoted={justNoted} {...about} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <TemperatureCard
            entries={entries}
            doses={doses}
            unsent={unsent}
            earliest={earliest}
            onNote={
              mayNote
                ? (celsius, observed) => void noteAt(observed, { kind: "temperature", celsius })
                : null
            }
            onDelete={(entry) => void remove(entry.id, entry)}
          />
          <Card title={t("illness.doses.now")} className="print:hidden">
            <RecentSubstances profileId={person.id} />
            <div className="mt-3">
              <ShareDosesButton profileId={person.id} person={person.name} />
            </div>
            {may("log-intakes") && (
              <Button
                variant="plain"
                icon={<Plus aria-hidden="true" className="size-5" />}
                className="mt-2 -ml-4"
                onPointerEnter={prefetchLogIntake}
                onFocus={prefetchLogIntake}
                onClick={() => logIntake()}
              >
                {t("illness.doses.give")}
              </Button>
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="print:hidden">
            <SymptomAnalysis
              profileId={person.id}
              person={person.name}
              profile={profile}
              hasChildren={false}
              onNote={
                mayNote
                  ? (chosen) =>
                      note(...chosen.map(({ text }) => ({ kind: "symptom", words: text }) as const))
                  : undefined
              }
              onTake={(box) => logIntake(boxes?.find(({ id }) => id === box.id) ?? box)}
              onMissingPerson={() => undefined}
            />
          </div>
          <ObservationsCard
            entries={entries}
            unsent={unsent}
            earliest={earliest}
            besideWords={(text) => <TypedEmergency text={text} {...about} />}
            onNote={
              mayNote ? (text, observed) => noteAt(observed, { kind: "note", words: text }) : null
            }
            onDelete={(entry) => void remove(entry.id, entry)}
          />
          {current && (
            <Card title={t("illness.doses.all")} className="print:border-0 print:p-0">
              <PeriodDoses reading={reading} />
            </Card>
          )}
        </div>
      </div>
      {dialogs}
    </>
  );
}
