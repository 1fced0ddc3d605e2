import Clock from "lucide-react/icons/clock";
import { PoisonCentreLink } from "#app/client/locale/poison-centre-link.tsx";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import type { Waiting } from "#domain/symptoms/rules/waiting.ts";

/** The analysis may stand open for longer than a box waits. */
export function stillWaiting(waiting: Waiting | null, now: Instant): Waiting | null {
  const isOver = waiting?.until && epochMs(waiting.until) <= epochMs(now);
  return isOver ? null : waiting;
}

/** The button stays away meanwhile: from when on the leaflet has another dose, after whom to call when more than it has is recorded. */
export function WaitingLine({ waiting }: { waiting: Waiting }) {
  const { substance, until, isMaximum, isOver } = waiting;
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  const name = substanceName(substance, language);
  const about = { substance: name.charAt(0).toLocaleUpperCase(language) + name.slice(1) };
  const words = untilWords();
  return (
    <div className="space-y-2 font-semibold text-lg">
      {isOver && (
        <p className="text-danger">
          {t("symptoms.waiting.over", about)} <PoisonCentreLink />
        </p>
      )}
      {words !== null && (
        <p className="flex items-start gap-2 text-soon">
          <Clock aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          {words}
        </p>
      )}
    </div>
  );

  function untilWords(): string | null {
    if (until === null) return isOver ? null : t("symptoms.waiting.unknown", about);
    const time = momentWords("before", until, now);
    return t(isMaximum ? "symptoms.waiting.maximum" : "symptoms.waiting.until", { ...about, time });
  }
}
