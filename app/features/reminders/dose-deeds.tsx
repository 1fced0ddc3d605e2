import AlarmClockPlus from "lucide-react/icons/alarm-clock-plus";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { deedsFor } from "../../../domain/reminders/dose-state.ts";
import { stateAt } from "../../../domain/reminders/today.ts";
import { useMay } from "../../client/capabilities.tsx";
import { now as thisMoment } from "../../client/now.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import type { PlannedDose } from "./dose.ts";
import type { DoseAnswers } from "./dose-answers.ts";

/** How long 'later' can be. */
const MINUTES = [10, 30, 60] as const;

/** Three answers stand side by side on the narrowest phone. */
const SLIM = "px-3!";

/** What can be answered to one dose, as far as the reader may; the most likely answer first. */
export function DoseDeeds({
  dose,
  hour,
  userId,
  answers,
}: {
  dose: PlannedDose;
  /** As it stands on the line, so that each button says which of the doses it means. */
  hour: string;
  userId: string;
  answers: Pick<DoseAnswers, "take" | "skip" | "later" | "undo">;
}) {
  const t = useText();
  const may = useMay();
  const [isChoosing, setChoosing] = useState(false);
  const state = stateAt(dose, thisMoment());
  const about = { name: `${dose.medicationName} ${dose.dosage}`, time: hour };
  if (!may("log-intakes")) return null;
  if (state === "taken") return undo();
  const deeds = deedsFor(state);
  if (state !== "due") return takeQuietly();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button
        icon={<Check aria-hidden="true" className="size-5" />}
        className={SLIM}
        aria-label={t("reminders.deeds.takeOf", about)}
        onClick={() => answers.take([dose])}
      >
        {t("reminders.deeds.take")}
      </Button>
      {deeds.includes("later") && (
        <Button
          look="secondary"
          className={SLIM}
          aria-expanded={isChoosing}
          aria-label={t("reminders.deeds.laterOf", about)}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t("reminders.deeds.later")}
        </Button>
      )}
      <Button
        look="plain"
        className={SLIM}
        aria-label={t("reminders.deeds.skipOf", about)}
        onClick={() => answers.skip(dose)}
      >
        {t("reminders.deeds.skip")}
      </Button>
      {isChoosing && (
        <div className="flex basis-full flex-wrap gap-2">
          {MINUTES.map((minutes) => (
            <Button
              key={minutes}
              look="secondary"
              icon={<AlarmClockPlus aria-hidden="true" className="size-5" />}
              onClick={() => {
                setChoosing(false);
                answers.later(dose, minutes);
              }}
            >
              {t("reminders.deeds.minutes", { count: minutes })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );

  function undo() {
    const isMine = dose.taken?.by === userId && may("delete-own-intakes");
    if (!isMine && !may("delete-any-intake")) return null;
    return (
      <Button
        look="plain"
        className="-my-1 -ml-4 self-start print:hidden"
        aria-label={t("reminders.deeds.undoOf", about)}
        onClick={() => answers.undo([dose])}
      >
        {t("reminders.deeds.undo")}
      </Button>
    );
  }

  function takeQuietly() {
    const word = state === "planned" ? "takeEarly" : "takeAfterAll";
    return (
      <Button
        look="plain"
        className="-my-1 -ml-4 self-start print:hidden"
        aria-label={t(`reminders.deeds.${word}Of`, about)}
        onClick={() => answers.take([dose])}
      >
        {t(`reminders.deeds.${word}`)}
      </Button>
    );
  }
}
