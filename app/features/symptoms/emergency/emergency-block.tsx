import Siren from "lucide-react/icons/siren";
import { type Ref, useId } from "react";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useText } from "#app/locale/text.tsx";
import { firstAidFlags } from "#domain/symptoms/emergencies/first-aid.ts";
import { notedMoment } from "#domain/symptoms/emergencies/noted-moment.ts";
import {
  type EmergencyFlag,
  type RedFlagId,
  UNNAMED,
} from "#domain/symptoms/emergencies/red-flag.ts";
import type { Emergency } from "#domain/symptoms/guidance.ts";
import { EmergencyNumbers } from "./emergency-numbers.tsx";

const isNamed = (flag: EmergencyFlag): flag is RedFlagId => flag !== UNNAMED;

/** Whom to call and what to do meanwhile, over the whole width and before anything else. No product stands in it. */
export function EmergencyBlock({
  emergencies,
  heading: Heading = "h3",
  ref,
}: {
  emergencies: readonly Emergency[];
  /** Where the block may be led to. */
  ref?: Ref<HTMLElement>;
  /** One below the heading of the section it stands in. */
  heading?: "h2" | "h3";
}) {
  const t = useText();
  const id = useId();
  const now = useNow();
  const momentWords = useMomentWords(browserZone);
  const flags = emergencies.flatMap(({ flag }) => flag ?? []);
  const reasonOf = (emergency: Emergency) => {
    const words = emergency.words.join(" + ");
    const notedAt = notedMoment(emergency);
    if (notedAt === null) return t("symptoms.emergency.recognized", { words });
    const moment = momentWords("of", notedAt, now);
    return t("symptoms.emergency.recognizedNoted", { words, moment });
  };
  const reasons = new Set(emergencies.map(reasonOf));
  const lines = new Set(firstAidFlags(flags.filter(isNamed)).map((flag) => t(`firstAid.${flag}`)));
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border-2 outline-none border-urgent bg-urgent/10 p-4"
    >
      {/* Only this much interrupts a screen reader; the rest is there to be read. */}
      <div role="alert" className="flex items-start gap-3 text-urgent">
        <Siren aria-hidden="true" className="mt-0.5 size-7 shrink-0" />
        <div className="min-w-0">
          <Heading id={id} className="text-xl">
            {t("symptoms.emergency.title")}
          </Heading>
          <p className="text-ink">{t("symptoms.emergency.because")}</p>
        </div>
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">
        {[...reasons].map((reason) => (
          <bdi key={reason} className="block">
            {reason}
          </bdi>
        ))}
      </p>
      <EmergencyNumbers reason={flags}>
        {lines.size > 0 && (
          <ul className="flex flex-col gap-2">
            {[...lines].map((line) => (
              <li key={line} className="border-urgent border-l-4 pl-3">
                {line}
              </li>
            ))}
          </ul>
        )}
      </EmergencyNumbers>
      <p className="text-ink-soft text-sm">{t("symptoms.emergency.nothingElse")}</p>
    </section>
  );
}
