import type { SymptomGuidance } from "#domain/symptoms/guidance.ts";
import { SymptomHeading } from "../symptom-heading.tsx";

/** What was asked about, below whom to call: named, and why nothing more is said of it. */
export function WithheldSymptoms({
  symptoms,
  why,
}: {
  symptoms: readonly SymptomGuidance[];
  why: string;
}) {
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {symptoms.map((symptom) => (
          <li key={symptom.chosen.text} className="py-2">
            <SymptomHeading symptom={symptom} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{why}</p>
    </div>
  );
}
