import { useEffect, useId, useRef } from "react";
import { now as thisMoment } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatTime } from "#app/locale/format.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LARGE_BUTTON } from "#app/ui/button/button-variants.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { TakenBefore, TakenDose } from "../dose.ts";

/**
 * Asks once before a dose is noted as taken whose hour is far ahead, for after midnight the dose of the coming night stands
 * where that of the last one stood, or that may be one that is recorded already: then nothing is to be added.
 */
export function DoseQuestion({
  plannedAt,
  isEarly,
  before: { lastTakenAt, maybeTaken },
  isLarge = false,
  onSame,
  onYes,
  onNo,
}: {
  plannedAt: Instant;
  isEarly: boolean;
  before: TakenBefore;
  /** In the letters and buttons of the simple screen. */
  isLarge?: boolean;
  /** The recorded dose is the planned one. */
  onSame: (recorded: TakenDose) => void;
  onYes: () => void;
  onNo: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  const time = formatTime(plannedAt, language);
  const repeated = isEarly ? null : maybeTaken;
  const size = isLarge ? LARGE_BUTTON : "";
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-labelledby={id}
      className={`flex min-w-0 flex-col gap-2 rounded-control bg-soon/10 px-4 py-3 outline-none print:hidden ${isLarge ? "text-xl" : ""}`}
    >
      <p id={id} className="font-semibold text-soon">
        {question()}
      </p>
      <div className="flex flex-wrap gap-2">
        {repeated && (
          <Button variant="secondary" className={size} onClick={() => onSame(repeated)}>
            {t("reminders.early.same")}
          </Button>
        )}
        <Button variant="secondary" className={size} onClick={onYes}>
          {t(`reminders.early.${repeated ? "yesAnother" : "yes"}`)}
        </Button>
        <Button variant="plain" className={size} onClick={onNo}>
          {t("reminders.early.no")}
        </Button>
      </div>
    </fieldset>
  );

  function question(): string {
    if (repeated) {
      return t("reminders.early.askedTwice", { last: lastWords(repeated.takenAt) });
    }
    if (lastTakenAt === null) return t("reminders.early.asked", { time });
    return t("reminders.early.askedAfter", { time, last: lastWords(lastTakenAt) });
  }

  function lastWords(moment: Instant): string {
    return momentWords("at", moment, thisMoment());
  }
}
