import AlarmClockPlus from "lucide-react/icons/alarm-clock-plus";
import { useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { now as thisMoment } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { actionsFor } from "#domain/reminders/dose-state.ts";
import { stateAt } from "#domain/reminders/today.ts";
import { DoseClaim } from "../claims/dose-claim.tsx";
import type { PlannedDose } from "../dose.ts";
import type { DoseAnswers } from "./use-dose-answers.ts";

/** How long 'later' can be. */
const MINUTES = [10, 30, 60] as const;

/** They stand side by side on the narrowest phone. */
const COMPACT_CLASS = "px-3!";

/** What else can be answered to one dose, as far as the reader may: later, not at all, or the answer taken back. */
export function DoseActions({
  dose,
  hour,
  userId,
  profileId,
  answers,
}: {
  dose: PlannedDose;
  /** As it stands on the line, so that each button says which of the doses it means. */
  hour: string;
  userId: string;
  /** Whose dose it is. */
  profileId: string;
  answers: Pick<DoseAnswers, "skip" | "later" | "undo" | "unskip">;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const [isChoosing, setChoosing] = useState(false);
  const state = stateAt(dose, thisMoment());
  const about = { name: `${dose.medicationName} ${dose.dosage}`, time: hour };
  const mayLog = may("log-intakes");
  // What its plan holds no more stays closed.
  if (state === "skipped" && dose.isClosedByPlan) return null;
  if (state === "taken" || state === "skipped") return mayLog ? undo(state) : null;
  if (state !== "due") return null;
  const claim = (
    <DoseClaim dose={dose} hour={hour} userId={userId} profileId={profileId} mayClaim={mayLog} />
  );
  if (!mayLog) return claim;
  const actions = actionsFor(state);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {actions.includes("later") && (
        <Button
          variant="secondary"
          className={COMPACT_CLASS}
          aria-expanded={isChoosing}
          aria-label={t("reminders.actions.laterOf", about)}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t("reminders.actions.later")}
        </Button>
      )}
      <Button
        variant="plain"
        className={COMPACT_CLASS}
        aria-label={t("reminders.actions.skipOf", about)}
        onClick={() => answers.skip(dose)}
      >
        {t("reminders.actions.skip")}
      </Button>
      {claim}
      {isChoosing && (
        <div className="flex basis-full flex-wrap gap-2">
          {MINUTES.map((minutes) => (
            <Button
              key={minutes}
              variant="secondary"
              icon={<AlarmClockPlus aria-hidden="true" className="size-5" />}
              onClick={() => {
                setChoosing(false);
                answers.later(dose, minutes);
              }}
            >
              {t("reminders.actions.minutes", { count: minutes })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );

  function undo(answered: "taken" | "skipped") {
    const isTaken = answered === "taken";
    const isMine = dose.taken?.by === userId && may("delete-own-intakes");
    if (isTaken && !isMine && !may("delete-any-intake")) return null;
    return (
      <Button
        variant="plain"
        className="-my-1 -ml-4 self-start print:hidden"
        data-next-answer=""
        aria-label={t(`reminders.actions.${isTaken ? "undoOf" : "unskipOf"}`, about)}
        onClick={() => (isTaken ? answers.undo([dose]) : answers.unskip(dose))}
      >
        {t("reminders.actions.undo")}
      </Button>
    );
  }
}
