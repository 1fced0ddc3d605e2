import { browserZone } from "#app/client/time/time-zone.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Waiting } from "#domain/symptoms/rules/waiting.ts";
import { capitalizedName } from "../capitalized-name.ts";

/** From when on the leaflet has another dose, or that we do not know; null where only whom to call is to be said. */
export function useWaitingWords(now: Instant): (waiting: Waiting) => string | null {
  const t = useText();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  return ({ substance, until, isMaximum, isOver, isUncounted }) => {
    const about = { substance: capitalizedName(substance, language) };
    if (isUncounted) return t("symptoms.waiting.uncounted", about);
    if (until === null) return isOver ? null : t("symptoms.waiting.unknown", about);
    const time = momentWords("before", until, now);
    return t(isMaximum ? "symptoms.waiting.maximum" : "symptoms.waiting.until", { ...about, time });
  };
}
