import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { ANALYSIS_DIALOG } from "#app/features/symptoms/analysis/analysis-dialog-code.ts";
import { WeightSlot } from "#app/features/symptoms/analysis/weight-slot.ts";
import { BoxNote } from "#app/features/symptoms/offers/box-note.ts";
import { cabinetBoxesQuery, healthProductsQuery } from "#app/features/symptoms/queries.ts";
import { SymptomSearchCard } from "#app/features/symptoms/search/symptom-search-card.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import type { CabinetBox } from "#domain/symptoms/guide-facts.ts";
import type { ChosenSymptom } from "#domain/symptoms/symptom.ts";

const BoxDoses = lazy(async () => {
  const { BoxDoses } = await import("#app/features/intakes/log/box-doses.tsx");
  return { default: BoxDoses };
});

const WeightQuestion = lazy(async () => {
  const { WeightQuestion } = await import("#app/features/profiles/details/weight-question.tsx");
  return { default: WeightQuestion };
});

interface AnalysisState {
  readonly chosen: readonly ChosenSymptom[];
  readonly serial: number;
  readonly isOpen: boolean;
}

/**
 * Where symptoms meet the person they are about. Mount it anew for each page about one person: what was chosen for one
 * is nothing to the next.
 */
export function SymptomAnalysis({
  profileId,
  person,
  bornOn,
  whom,
  onTake,
  onMissingPerson,
}: {
  /** Null until somebody says whom it is about. */
  profileId: string | null;
  /** Null while unknown, and so is the day of birth. */
  person: string | null;
  bornOn: Day | null;
  /** Where that is asked. */
  whom?: ReactNode;
  onTake: (box: CabinetBox) => void;
  onMissingPerson: () => void;
}) {
  const today = useToday();
  const [shown, setShown] = useState<AnalysisState>();
  // Somebody may have noted an allergy a moment ago, on another phone.
  const facts = useQuery({
    ...factsQuery(profileId ?? ""),
    enabled: shown !== undefined && profileId !== null,
    staleTime: 0,
  });
  const client = useQueryClient();
  // Not the doses: they are asked for anew when the answer is, because somebody may have given one since.
  const prepare = useCallback(() => {
    ANALYSIS_DIALOG.prefetch();
    void client.prefetchQuery(healthProductsQuery());
    if (profileId === null) return;
    void client.prefetchQuery(cabinetBoxesQuery(profileId));
    void client.prefetchQuery(factsQuery(profileId));
  }, [client, profileId]);
  const close = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  const take = useCallback(
    (box: CabinetBox) => {
      close();
      onTake(box);
    },
    [close, onTake],
  );
  const dosesOf = useCallback(
    (box: CabinetBox) => (
      <Suspense fallback={<Skeleton className="h-18.5" />}>
        {profileId !== null && <BoxDoses profileId={profileId} box={box} />}
      </Suspense>
    ),
    [profileId],
  );
  return (
    <BoxNote value={dosesOf}>
      <WeightSlot
        value={
          <Suspense fallback={<Skeleton className="h-40" />}>
            {profileId !== null && <WeightQuestion profileId={profileId} />}
          </Suspense>
        }
      >
        <SymptomSearchCard
          ageInMonths={ageOn(bornOn, today)}
          whom={whom}
          onWant={prepare}
          onAnalyse={(chosen) => {
            if (profileId === null) return onMissingPerson();
            if (shown) void facts.refetch();
            setShown((last) => ({ chosen, serial: (last?.serial ?? 0) + 1, isOpen: true }));
          }}
        />
        {shown && profileId !== null && (
          <DeferredDialog
            serial={shown.serial}
            dialog={ANALYSIS_DIALOG}
            props={{
              open: shown.isOpen,
              profileId,
              person,
              chosen: shown.chosen,
              reading: {
                patient: facts.data,
                problem: facts.error,
                onRetry: () => void facts.refetch(),
              },
              onTake: take,
              onClose: close,
            }}
          />
        )}
      </WeightSlot>
    </BoxNote>
  );
}

/** A day of birth still to come is a slip of the pen: the age is as good as unknown. */
function ageOn(bornOn: Day | null, today: Day): number | null {
  return bornOn === null || bornOn > today ? null : ageInMonths(bornOn, today);
}
