import { memo, useRef, useState } from "react";
import { CabinetLabels } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { failureOf } from "#app/client/errors/failure.ts";
import { now } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { KeptAnswerNote } from "#app/ui/feedback/kept-answer-note.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { ReadAloud } from "#app/ui/speech/read-aloud.tsx";
import { epochMs } from "#domain/calendar/instant.ts";
import type { Circumstance } from "#domain/symptoms/facts/circumstances.ts";
import type { CabinetBox, Category } from "#domain/symptoms/facts/guide-facts.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { EmergencyLine } from "../emergency/emergency-line.tsx";
import { UnrecognizedSymptomHelp } from "../emergency/unrecognized-symptom-help.tsx";
import type { PatientReading, RecentNotes } from "../known-patient.ts";
import { DOSES_GOOD_FOR_MS } from "../queries.ts";
import { Analysis } from "./analysis.tsx";
import { usePatientWords } from "./patient-words.ts";
import { useFocusAfter } from "./use-focus-after.ts";
import { useGuidance } from "./use-guidance.ts";
import { useSearchLog } from "./use-search-log.ts";

/** Opening a prepared answer draws nothing of it again. */
const Answer = memo(Analysis);

/**
 * Mount it anew for each analysis: what was ticked belongs to one person and one moment. Mounted while it is not open
 * yet, it prepares the answer out of sight, so that the press that asks for it only has to show it.
 */
export function AnalysisDialog({
  open,
  profileId,
  person,
  chosen: asked,
  notes,
  reading,
  onTake,
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** Whom it is about; null while unknown. */
  person: string | null;
  /** At least one. */
  chosen: readonly ChosenSymptom[];
  notes: RecentNotes;
  reading: PatientReading;
  onTake: (box: CabinetBox) => void;
  onClose: () => void;
}) {
  const t = useText();
  const patientWords = usePatientWords();
  const shown = useRef<HTMLDivElement>(null);
  const isPrepared = useIsPrepared(open);
  const { answeredAt, openedAt } = useMoments(open);
  const [category, setCategory] = useState<Category>("all");
  const [circumstances, setCircumstances] = useState<readonly Circumstance[]>([]);
  const guided = useGuidance({
    profileId,
    asked,
    notes,
    category,
    circumstances,
    reading,
    isOpen: open,
    openedAt,
    now: answeredAt,
  });
  const { chosen, guidance, keptAt, askedCircumstances, knownCircumstances, problem, onRetry } =
    guided;
  const specify = useFocusAfter(guided.specify, shown);
  useSearchLog(profileId, chosen, open ? guidance : undefined);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("symptoms.analysis.title")}
      description={person && patientWords(person, reading.patient)}
      width="wide"
      closesOnOutsidePress={false}
      isPrepared={isPrepared}
      inView={<EmergencyLine />}
    >
      <CabinetLabels profileId={profileId}>
        <div ref={shown} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {content()}
        </div>
        <div className="-mx-5 sticky bottom-0 z-10 mt-6 flex flex-wrap justify-between gap-2 border-line border-t bg-paper-raised px-5 py-2">
          <ReadAloud of={shown} />
          <Button variant="secondary" className="min-h-12" onClick={onClose}>
            {t("symptoms.analysis.done")}
          </Button>
        </div>
      </CabinetLabels>
    </Dialog>
  );

  function content() {
    if (guidance && (reading.patient || guidance.emergencies.length > 0)) {
      return (
        <>
          {keptAt !== null && <KeptAnswerNote readAt={keptAt} />}
          <Answer
            guidance={guidance}
            person={person}
            doctor={reading.patient?.doctor}
            chosen={chosen}
            now={answeredAt}
            category={category}
            onCategory={setCategory}
            circumstances={circumstances}
            askedCircumstances={askedCircumstances}
            knownCircumstances={knownCircumstances}
            onCircumstances={setCircumstances}
            onTake={onTake}
            specify={specify}
          />
        </>
      );
    }
    // Words that are still to be read may be the worst of all, and an answer may never come.
    const mayBeAnything = problem !== null || chosen.some(({ symptom }) => symptom === null);
    return (
      <>
        {mayBeAnything && <UnrecognizedSymptomHelp />}
        {problem ? (
          <>
            <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
            <p>{t("symptoms.analysis.failed")}</p>
          </>
        ) : (
          <SkeletonList rows={3} rowClassName="h-32" />
        )}
      </>
    );
  }
}

/** Until it is closed for the first time: what nobody looks at any more is not kept in the page. */
function useIsPrepared(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || !wasOpen;
}

/** When the answer was asked for, and the moment that it speaks of: a recently prepared answer is shown as it is. */
function useMoments(open: boolean) {
  const [moments, setMoments] = useState(() => {
    const moment = now();
    return { wasOpen: open, answeredAt: moment, openedAt: moment };
  });
  if (open && !moments.wasOpen) {
    const openedAt = now();
    const isRecent = epochMs(openedAt) - epochMs(moments.answeredAt) <= DOSES_GOOD_FOR_MS;
    const next = { wasOpen: true, answeredAt: isRecent ? moments.answeredAt : openedAt, openedAt };
    setMoments(next);
    return next;
  }
  return moments;
}
