import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { prefetchCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useToday } from "#app/client/time/today.ts";
import { recentNotesQuery } from "#app/features/illness/recent-notes-query.ts";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { AgeSlot } from "#app/features/symptoms/analysis/age-slot.ts";
import { ANALYSIS_DIALOG } from "#app/features/symptoms/analysis/analysis-dialog-code.ts";
import { WeightSlot } from "#app/features/symptoms/analysis/weight-slot.ts";
import { BoxNote, type BoxNotes } from "#app/features/symptoms/offers/box-note.ts";
import {
  cabinetBoxesQuery,
  healthProductsQuery,
  recentIntakesQuery,
} from "#app/features/symptoms/queries.ts";
import { SymptomSearchCard } from "#app/features/symptoms/search/symptom-search-card.tsx";
import { useLanguage } from "#app/locale/text.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { type KnownAge, knownAge } from "#domain/symptoms/list/symptom-ages.ts";

const loadBoxDoses = async () => {
  const { BoxDoses } = await import("#app/features/intakes/log/box-doses.tsx");
  return { default: BoxDoses };
};

const BoxDoses = lazy(loadBoxDoses);

const loadSubstanceLastDose = async () => {
  const { SubstanceLastDose } = await import("#app/features/intakes/log/substance-last-dose.tsx");
  return { default: SubstanceLastDose };
};

const SubstanceLastDose = lazy(loadSubstanceLastDose);

const BirthQuestion = lazy(async () => {
  const { BirthQuestion } = await import("#app/features/profiles/details/birth-question.tsx");
  return { default: BirthQuestion };
});

const WeightQuestion = lazy(async () => {
  const { WeightQuestion } = await import("#app/features/profiles/details/weight-question.tsx");
  return { default: WeightQuestion };
});

/** Milliseconds between two readings of the doses while a symptom is typed: an answer takes them when they are recent. */
const DOSES_READ_EVERY_MS = 10_000;

interface AnalysisState {
  readonly profileId: string;
  readonly chosen: readonly ChosenSymptom[];
  readonly serial: number;
  /** `prepared` out of sight, before anybody asks for it. */
  readonly stands: "prepared" | "open" | "closed";
}

/**
 * Where symptoms meet the person they are about. Mount it anew for each page about one person: what was chosen for one
 * is nothing to the next.
 */
export function SymptomAnalysis({
  profileId,
  person,
  profile,
  hasChildren,
  whom,
  onTake,
  onNote,
  onMissingPerson,
}: {
  /** Null until somebody says whom it is about. */
  profileId: string | null;
  /** Null while unknown. */
  person: string | null;
  /** As far as the page knows it. Of somebody else's profile only its facts, read with the first focus, say it. */
  profile: Pick<Profile, "type" | "bornOn"> | null;
  /** Whether it may be about a child of the home, where nobody is chosen. */
  hasChildren: boolean;
  /** Where that is asked. */
  whom?: ReactNode;
  onTake: (box: CabinetBox) => void;
  /** Where symptoms can be noted as well. Resolves to whether they were. */
  onNote?: ((chosen: readonly ChosenSymptom[]) => Promise<boolean>) | undefined;
  onMissingPerson: () => void;
}) {
  const today = useToday();
  const language = useLanguage();
  const [shown, setShown] = useState<AnalysisState>();
  // Somebody may have noted an allergy a moment ago, on another phone.
  const facts = useQuery({
    ...factsQuery(profileId ?? ""),
    enabled: shown !== undefined && profileId !== null,
    staleTime: 0,
  });
  const notes = useQuery({
    ...recentNotesQuery(profileId ?? "", language),
    enabled: shown !== undefined && profileId !== null,
  });
  const client = useQueryClient();
  const prepare = useCallback(() => {
    ANALYSIS_DIALOG.prefetch();
    prefetchLogIntake();
    loadBoxDoses().catch(() => undefined);
    loadSubstanceLastDose().catch(() => undefined);
    void client.prefetchQuery(healthProductsQuery());
    if (profileId === null) return;
    void client.prefetchQuery(cabinetBoxesQuery(profileId));
    void client.prefetchQuery(factsQuery(profileId));
    void client.prefetchQuery(recentNotesQuery(profileId, language));
    void client.prefetchQuery({ ...recentIntakesQuery(profileId), staleTime: DOSES_READ_EVERY_MS });
    prefetchCabinetChecks(client, profileId, today);
  }, [client, profileId, today, language]);
  const isWanted = useRef(false);
  const lastChosen = useRef<readonly ChosenSymptom[]>([]);
  const prepareAnswer = useCallback(() => {
    prepare();
    const chosen = lastChosen.current;
    if (profileId === null || chosen.length === 0) return;
    // In pieces, between which the page stays usable.
    startTransition(() =>
      setShown((last) =>
        // At midnight somebody may be reading one.
        last?.stands === "open"
          ? last
          : nextAnalysis(last, { profileId, chosen, stands: "prepared" }),
      ),
    );
  }, [prepare, profileId]);
  // Somebody may say whom it is about once the symptom is written.
  useEffect(() => {
    if (isWanted.current) prepareAnswer();
  }, [prepareAnswer]);
  const askWhom = useEffectEvent(onMissingPerson);
  const isAsked = shown?.stands === "open";
  // Asked before anybody knew that there are several people: the answer comes once somebody says whom it is about.
  useEffect(() => {
    if (isAsked && profileId === null) askWhom();
  }, [isAsked, profileId]);
  const close = useCallback(() => setShown((last) => last && { ...last, stands: "closed" }), []);
  const take = useCallback(
    (box: CabinetBox) => {
      close();
      onTake(box);
    },
    [close, onTake],
  );
  const boxNotes = useMemo<BoxNotes>(
    () => ({
      doses: (box) => (
        <Suspense fallback={<Skeleton className="h-18.5" />}>
          {profileId !== null && <BoxDoses profileId={profileId} box={box} />}
        </Suspense>
      ),
      lastDose: (box, substance) => (
        <Suspense fallback={<Skeleton className="h-6" />}>
          {profileId !== null && (
            <SubstanceLastDose profileId={profileId} box={box} substance={substance} />
          )}
        </Suspense>
      ),
    }),
    [profileId],
  );
  const weightQuestion = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-40" />}>
        {profileId !== null && <WeightQuestion profileId={profileId} />}
      </Suspense>
    ),
    [profileId],
  );
  const birthQuestion = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-40" />}>
        {profileId !== null && <BirthQuestion profileId={profileId} />}
      </Suspense>
    ),
    [profileId],
  );
  const answer = shown && profileId !== null && (
    <DeferredDialog
      serial={shown.serial}
      dialog={ANALYSIS_DIALOG}
      props={{
        open: shown.stands === "open",
        profileId,
        person,
        chosen: shown.chosen,
        notes: notes.failureCount > 0 ? (notes.data ?? null) : notes.data,
        reading: {
          patient: facts.data,
          problem: facts.error,
          onRetry: () => void facts.refetch(),
        },
        onTake: take,
        onClose: close,
      }}
    />
  );
  return (
    <BoxNote value={boxNotes}>
      <WeightSlot value={weightQuestion}>
        <SymptomSearchCard
          age={ageOn(facts.data ?? profile, today)}
          hasChildren={hasChildren}
          whom={whom}
          onWant={() => {
            isWanted.current = true;
            prepare();
          }}
          onChosen={(chosen) => {
            isWanted.current = true;
            lastChosen.current = chosen;
            prepareAnswer();
          }}
          onNote={onNote}
          onAnalyse={(chosen) => {
            if (profileId === null) return onMissingPerson();
            const isReady = (last: AnalysisState) =>
              last.stands === "prepared" &&
              last.profileId === profileId &&
              isSameChoice(last.chosen, chosen);
            // What is prepared reads it again by itself, once it is shown.
            if (shown && !isReady(shown)) void facts.refetch();
            setShown((last) =>
              last && isReady(last)
                ? { ...last, stands: "open" }
                : nextAnalysis(last, { profileId, chosen, stands: "open" }),
            );
          }}
        />
        <AgeSlot value={birthQuestion}>{answer}</AgeSlot>
      </WeightSlot>
    </BoxNote>
  );
}

function nextAnalysis(
  last: AnalysisState | undefined,
  wanted: Omit<AnalysisState, "serial">,
): AnalysisState {
  return { ...wanted, serial: (last?.serial ?? 0) + 1 };
}

function isSameChoice(one: readonly ChosenSymptom[], other: readonly ChosenSymptom[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ text, symptom }, at) => text === other[at]?.text && symptom === other[at]?.symptom)
  );
}

/** A day of birth still to come is a slip of the pen: the age is as good as unknown. */
export function ageOn(profile: Pick<Profile, "type" | "bornOn"> | null, today: Day): KnownAge {
  if (!profile) return null;
  const { type, bornOn } = profile;
  const isBorn = bornOn !== null && bornOn <= today;
  return knownAge({ type, ageInMonths: isBorn ? ageInMonths(bornOn, today) : null });
}
