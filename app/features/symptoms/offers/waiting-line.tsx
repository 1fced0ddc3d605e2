import Clock from "lucide-react/icons/clock";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { useNow } from "#app/client/time/now.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { NumberToCall } from "#app/ui/form/number-to-call.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { Waiting } from "#domain/symptoms/rules/waiting.ts";
import { capitalizedName } from "../capitalized-name.ts";
import { useWaitingWords } from "./use-waiting-words.ts";

/** The analysis may stand open for longer than a box waits. */
export function stillWaiting(waiting: Waiting | null, now: Instant): Waiting | null {
  if (!waiting?.until || waiting.isUncounted) return waiting;
  return epochMs(waiting.until) <= epochMs(now) ? null : waiting;
}

/** The button stays away meanwhile: from when on the leaflet has another dose, after whom to call when more than it has is recorded. */
export function WaitingLine({ waiting }: { waiting: Waiting }) {
  const t = useText();
  const language = useLanguage();
  const words = useWaitingWords(useNow())(waiting);
  const poisonCentre = useNumberToCall("poison");
  const about = { substance: capitalizedName(waiting.substance, language) };
  return (
    <div className="space-y-2 font-semibold text-lg">
      {waiting.isOver && (
        <p className="text-danger">
          {t("symptoms.waiting.over", about)} <NumberToCall {...poisonCentre} />
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
}
