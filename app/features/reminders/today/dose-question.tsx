import { useEffect, useId, useRef } from "react";
import { now as thisMoment } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatTime } from "#app/locale/format.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { TakenBefore } from "../dose.ts";

/**
 * Asks once before a dose is noted as taken whose hour is far ahead, for after midnight the dose of the coming night stands
 * where that of the last one stood, or that may be one that is recorded already.
 */
export function DoseQuestion({
  plannedAt,
  isEarly,
  before: { lastTakenAt, maybeTakenAt },
  onYes,
  onNo,
}: {
  plannedAt: Instant;
  isEarly: boolean;
  before: TakenBefore;
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
  const isRepeated = !isEarly && maybeTakenAt !== null;
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-control bg-soon/10 px-4 py-3 outline-none print:hidden"
    >
      <p id={id} className="font-semibold text-soon">
        {question()}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onYes}>
          {t(`reminders.early.${isRepeated ? "yesAnother" : "yes"}`)}
        </Button>
        <Button variant="plain" onClick={onNo}>
          {t("reminders.early.no")}
        </Button>
      </div>
    </fieldset>
  );

  function question(): string {
    if (isRepeated) {
      return t("reminders.early.askedTwice", { last: lastWords(maybeTakenAt) });
    }
    if (lastTakenAt === null) return t("reminders.early.asked", { time });
    return t("reminders.early.askedAfter", { time, last: lastWords(lastTakenAt) });
  }

  function lastWords(moment: Instant): string {
    return momentWords("at", moment, thisMoment());
  }
}
