import type { SymptomGuidance } from "../../../domain/symptoms/guidance.ts";
import { useText } from "../../locale/text.tsx";
import { SymptomHeading } from "./symptom-heading.tsx";

/** What was asked about, below an emergency: named, and nothing more. */
export function HeldSymptoms({ symptoms }: { symptoms: readonly SymptomGuidance[] }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {symptoms.map((symptom) => (
          <li key={symptom.chosen.text} className="py-2">
            <SymptomHeading symptom={symptom} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t("symptoms.analysis.held")}</p>
    </div>
  );
}
