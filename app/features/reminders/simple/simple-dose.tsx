import Check from "lucide-react/icons/check";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef, useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatTime } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LARGE_BUTTON } from "#app/ui/button/button-variants.ts";
import { UNDO_SHOWN_MS } from "#app/ui/feedback/undo-time.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { stateAt } from "#domain/reminders/today.ts";
import { simpleAct } from "#domain/simple-screen/simple-act.ts";
import type { PlannedDose, TakenBefore } from "../dose.ts";
import { BoxWarning } from "../today/box-warning.tsx";
import { isMissing, isToBeAsked } from "../today/dose-answer.ts";
import { DoseQuestion } from "../today/dose-question.tsx";
import { shownState } from "../today/dose-state-badge.tsx";
import { KeptNote } from "../today/kept-note.tsx";
import { UnsavedNotice } from "../today/unsaved-notice.tsx";
import type { AnsweredDoses } from "../today/use-dose-answers.ts";

/** One dose in large letters, with the one button that says it was taken. */
export function SimpleDose({
  dose,
  now,
  carerName,
  answered: { answers, pending, unsaved },
}: {
  dose: PlannedDose & { readonly before: TakenBefore };
  now: Instant;
  carerName: string;
  answered: AnsweredDoses;
}) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  const may = usePermissionCheck();
  const row = useRef<HTMLLIElement>(null);
  const [isUndoable, setUndoable] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUndoable) return;
    const timer = setTimeout(() => setUndoable(false), UNDO_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isUndoable]);
  const hour = formatTime(dose.plannedAt, language);
  const about = { name: `${dose.medicationName} ${dose.dosage}`, time: hour };
  const waiting = pending.get(dose.id);
  const missing = unsaved.get(dose.id);
  const act = simpleAct(dose, now);
  const isTaken = stateAt(dose, now) === "taken";
  const mayTake = act === "take" && may("log-intakes");
  const isFromNotification = isToBeAsked(missing, dose);
  const isQuestion =
    mayTake && !waiting && dose.before.maybeTaken !== null && (isAsking || isFromNotification);

  // The pressed button leaves; the keyboard stays with its dose.
  function stay(then: () => void) {
    row.current?.focus();
    then();
  }

  function take() {
    stay(() => {
      setAsking(false);
      setUndoable(true);
      answers.take([dose]);
    });
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={`${hour}, ${about.name}`}
      className={`flex flex-col gap-3 rounded-card border-2 bg-paper-raised p-4 outline-none ${act === "take" && !isTaken ? "border-accent" : "border-line"}`}
    >
      <div>
        <p className="font-semibold text-xl tabular-nums">{hour}</p>
        <p className="font-semibold text-2xl leading-tight [overflow-wrap:anywhere]">
          {dose.medicationName}{" "}
          <span className="font-normal text-ink-soft text-xl">
            <Dosage>{dose.dosage}</Dosage>
          </span>
        </p>
        <p className="text-xl tabular-nums">
          {quantityWords(dose.form, dose.taken?.quantity ?? dose.quantity)}
        </p>
      </div>
      <BoxWarning dose={dose} now={now} ask={t("simpleScreen.askBox", { name: carerName })} />
      <p role="status" className="text-xl empty:hidden">
        {said()}
      </p>
      {waiting?.isHeld && <KeptNote answer={waiting.answer} isLarge />}
      {missing && isMissing(missing, dose) && !(isFromNotification && isQuestion) && (
        <UnsavedNotice unsaved={missing} dose={dose} hour={hour} isLarge answers={answers} />
      )}
      {isQuestion && (
        <DoseQuestion
          plannedAt={dose.plannedAt}
          isEarly={false}
          before={dose.before}
          isLarge
          onSame={(recorded) =>
            stay(() => {
              setAsking(false);
              answers.same(dose, recorded);
            })
          }
          onYes={take}
          onNo={() =>
            stay(() => {
              setAsking(false);
              if (missing && isFromNotification) answers.close(missing);
            })
          }
        />
      )}
      {mayTake && !isQuestion && (
        <Button
          // Forced colours leave grounds out, and draw this edge.
          className="min-h-18 w-full border-2 border-transparent text-xl"
          icon={<Check aria-hidden="true" className="size-8" />}
          aria-label={t("simpleScreen.takeOf", about)}
          onClick={dose.before.maybeTaken === null ? take : () => setAsking(true)}
        >
          {t("simpleScreen.take")}
        </Button>
      )}
      {isTaken && isUndoable && (
        <Button
          variant="secondary"
          className={LARGE_BUTTON}
          icon={<Undo2 aria-hidden="true" className="size-7" />}
          aria-label={t("reminders.actions.undoOf", about)}
          onClick={() =>
            stay(() => {
              setUndoable(false);
              answers.undo([dose]);
            })
          }
        >
          {t("reminders.actions.undo")}
        </Button>
      )}
    </li>
  );

  function said() {
    // Nothing is said to be taken before the database has it; what this device keeps is said below.
    if (waiting) return waiting.isHeld ? null : t("reminders.state.saving");
    if (isTaken && dose.taken) {
      return (
        <span className="flex items-center gap-2 font-semibold text-valid">
          <Check aria-hidden="true" className="size-8 shrink-0" />
          {t("simpleScreen.taken", { time: formatTime(dose.taken.takenAt, language) })}
        </span>
      );
    }
    if (act === "wait") return t("simpleScreen.wait");
    if (act === "ask") return t("simpleScreen.ask", { name: carerName });
    const state = shownState(dose, now);
    return state === "skipped" || state === "closed" ? t(`reminders.state.${state}`) : null;
  }
}
