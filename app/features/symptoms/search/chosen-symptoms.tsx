import X from "lucide-react/icons/x";
import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";

/** 'Symptômes sélectionnés (n)', a chip each. */
export function ChosenSymptoms({
  chosen,
  onRemove,
}: {
  chosen: readonly ChosenSymptom[];
  onRemove: (symptom: ChosenSymptom) => void;
}) {
  const t = useText();
  const titleId = useId();
  return (
    <div className={chosen.length === 0 ? "sr-only" : ""}>
      {/* There before it says anything, so that a screen reader hears the first one too. */}
      <p id={titleId} role="status" className="mb-2 font-semibold text-sm">
        {chosen.length > 0 && t("symptoms.search.selected", { number: chosen.length })}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {chosen.map((symptom) => (
          <li
            key={symptom.text}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-full bg-accent-soft pl-4"
          >
            <span className="min-w-0 py-1 [overflow-wrap:anywhere]">
              <bdi>{symptom.text}</bdi>
              {symptom.said !== undefined && (
                <bdi className="block text-ink-soft text-sm">{symptom.said}</bdi>
              )}
            </span>
            <button
              type="button"
              aria-label={t("symptoms.search.remove", { symptom: symptom.text })}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
              onClick={() => onRemove(symptom)}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
