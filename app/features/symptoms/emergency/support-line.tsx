import { useText } from "#app/locale/text.tsx";
import { needsSupportLine } from "#domain/symptoms/emergencies/support.ts";
import type { Emergency } from "#domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { useEmergencyNumbers } from "./use-emergency-numbers.ts";

const SUICIDE = ["suicidal"] as const;

/** Who listens, in one calm line, where words may speak of despair and nobody can tell. It hides nothing else. */
export function SupportLine({
  chosen,
  emergencies,
}: {
  chosen: readonly ChosenSymptom[];
  /** What was recognized in them. */
  emergencies: readonly Emergency[];
}) {
  const t = useText();
  const { numbers } = useEmergencyNumbers(SUICIDE);
  if (!needsSupportLine(chosen, emergencies)) return null;
  const listening = numbers.filter(({ kind }) => kind === "suicide");
  // Where no suicide line is known, the first emergency number is shown.
  const shown = listening.length > 0 ? listening : numbers.slice(0, 1);
  return (
    <p role="note" className="flex flex-wrap items-center gap-x-2">
      <span>{t("symptoms.support.line")}</span>
      {shown.map(({ tel, number }) => (
        <a
          key={tel}
          href={`tel:${tel}`}
          className="inline-flex min-h-11 min-w-11 items-center px-1 font-semibold tabular-nums underline"
        >
          <span className="sr-only">{t("symptoms.emergency.callShort")} </span>
          {number}
        </a>
      ))}
    </p>
  );
}
