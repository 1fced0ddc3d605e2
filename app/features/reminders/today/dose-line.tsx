import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatTime } from "#app/locale/format.ts";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { isFarAhead } from "#domain/reminders/far-ahead.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose, TakenBefore } from "../dose.ts";
import { BoxWarning, isOpen } from "./box-warning.tsx";
import { DoseActions } from "./dose-actions.tsx";
import { isMissing, isToBeAsked } from "./dose-answer.ts";
import { DoseQuestion } from "./dose-question.tsx";
import { DoseStateBadge, shownState } from "./dose-state-badge.tsx";
import { DoseTick } from "./dose-tick.tsx";
import { KeptNote } from "./kept-note.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import type { AnsweredDoses } from "./use-dose-answers.ts";

/** The rules weigh more than the list, and no other dose waits for them. */
const DoseInteractions = lazyAside(async () => {
  const { DoseInteractions } = await import("./dose-interactions.tsx");
  return DoseInteractions;
});

/** Milliseconds for which rules that are on their way need no word. */
const USUAL_WAIT = 3_000;

/** What has not been compared is said, where the rules do not come. */
function NotCompared() {
  const t = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <p className="text-ink-soft">{t("interactions.pending")}</p>;
}

/** One dose: what, how much, what became of it, and what can be answered. */
export function DoseLine({
  dose,
  hour,
  person = null,
  now,
  userId,
  profileId,
  before,
  answered: { answers, pending, unsaved },
}: {
  dose: PlannedDose;
  /** As it stands above the line, with the person where several are listed: each button says which dose it means. */
  hour: string;
  /** Whom the line names itself; null where what stands above it does. */
  person?: string | null;
  now: Instant;
  userId: string;
  /** Whose dose it is. */
  profileId: string;
  before: TakenBefore;
  answered: AnsweredDoses;
}) {
  const waiting = pending.get(dose.id);
  const isBeingSaved = waiting?.isHeld === false;
  const missing = unsaved.get(dose.id);
  const quantityWords = useQuantityWords();
  const line = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isEarly = isFarAhead(dose, now);
  const isAskedFirst = isEarly || before.maybeTaken !== null;
  const isFromNotification = isToBeAsked(missing, dose);
  const isOpenYet = dose.state !== "taken" && !waiting;
  const isQuestion = isAskedFirst && isOpenYet && (isAsking || isFromNotification);
  const said = useOutcome(dose, now, userId);
  /** The pressed button leaves with its state; the keyboard focus stays on the line. */
  const stay = <Values extends readonly unknown[]>(answer: (...values: Values) => void) => {
    return (...values: Values) => {
      line.current?.focus();
      answer(...values);
    };
  };
  useFocusOfAnswer(line, `${dose.state} ${isBeingSaved}`);
  const actions = {
    take: stay(answers.take),
    same: stay(answers.same),
    skip: stay(answers.skip),
    later: stay(answers.later),
    undo: stay(answers.undo),
    unskip: stay(answers.unskip),
  };
  return (
    <li ref={line} tabIndex={-1} className="flex min-h-18 flex-col gap-2 py-2.5 outline-none">
      <div className="flex items-start justify-between gap-x-3 gap-y-2 max-xs:flex-wrap">
        <div className="min-w-0 grow max-xs:basis-full">
          <p className="font-semibold text-lg leading-snug">
            {dose.medicationName}{" "}
            <span className="font-normal text-base text-ink-soft">
              <Dosage>{dose.dosage}</Dosage>
            </span>
          </p>
          <p className="text-ink-soft tabular-nums">
            {person !== null && <>{person} · </>}
            {quantityWords(dose.form, dose.taken?.quantity ?? dose.quantity)}
            {said && <> · {said}</>}
          </p>
          <div className="mt-1 flex">
            <DoseStateBadge
              state={waiting ? (waiting.isHeld ? "kept" : "saving") : shownState(dose, now)}
            />
          </div>
        </div>
        <DoseTick
          dose={dose}
          hour={hour}
          now={now}
          isPending={isBeingSaved}
          onTake={isAskedFirst ? () => setAsking(true) : actions.take}
        />
      </div>
      {isQuestion && (
        <DoseQuestion
          plannedAt={dose.plannedAt}
          isEarly={isEarly}
          before={before}
          onSame={(recorded) => {
            setAsking(false);
            actions.same(dose, recorded);
          }}
          onYes={() => {
            setAsking(false);
            actions.take([dose]);
          }}
          onNo={() => {
            setAsking(false);
            line.current?.focus();
            if (missing && isFromNotification) answers.close(missing);
          }}
        />
      )}
      <BoxWarning dose={dose} now={now} />
      {isOpen(stateAt(dose, now)) && (
        <Suspense fallback={<NotCompared />}>
          <DoseInteractions profileId={profileId} dose={dose} />
        </Suspense>
      )}
      {waiting?.isHeld && <KeptNote answer={waiting.answer} />}
      {missing && isMissing(missing, dose) && !(isFromNotification && isQuestion) && (
        <UnsavedNotice
          unsaved={missing}
          dose={dose}
          hour={hour}
          answers={{
            retry: stay(answers.retry),
            close: stay(answers.close),
            undoOwn: stay(answers.undoOwn),
            recordToo: stay(answers.recordToo),
          }}
        />
      )}
      {/* To take that answer back would delete the recorded dose, which the planned one may never have been. */}
      {!isBeingSaved && waiting?.answer.kind !== "same" && (
        <DoseActions
          dose={dose}
          hour={hour}
          userId={userId}
          profileId={profileId}
          answers={actions}
        />
      )}
    </li>
  );
}

/** Once an answer is saved, the keyboard stands on what may be done next: undo, or take after all. */
function useFocusOfAnswer(line: RefObject<HTMLLIElement | null>, state: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the line offers changes with its state alone
  useEffect(() => {
    if (document.activeElement !== line.current) return;
    line.current?.querySelector<HTMLElement>("[data-next-answer]")?.focus({ preventScroll: true });
  }, [state, line]);
}

/** Who gave it and when, or until when it was put off. */
function useOutcome(
  { taken, state, snoozedUntil }: PlannedDose,
  now: Instant,
  userId: string,
): string | null {
  const t = useText();
  const language = useLanguage();
  const giverWords = useGiverWords();
  if (taken) {
    const time = formatTime(taken.takenAt, language);
    const giver = giverWords({ id: taken.by, name: taken.byName }, userId);
    return `${t("reminders.takenAt", { time })} · ${giver}`;
  }
  if (isOpen(state) && snoozedUntil && epochMs(snoozedUntil) > epochMs(now)) {
    return t("reminders.later", { time: formatTime(snoozedUntil, language) });
  }
  return null;
}
