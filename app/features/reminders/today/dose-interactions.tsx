import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useRefusalWords } from "#app/locale/refusal-words.ts";
import { useText } from "#app/locale/text.tsx";
import { isRefused } from "#domain/interactions/interactions.ts";
import type { PlannedDose } from "../dose.ts";

/**
 * What the age, the conditions, the allergies and the treatments of its person say against a dose that is asked for:
 * contra-indicated or not recommended. It warns and holds nothing back; somebody may have prescribed both.
 */
export function DoseInteractions({ profileId, dose }: { profileId: string; dose: PlannedDose }) {
  const words = useInteractionWords();
  const refusalWords = useRefusalWords("warning");
  const t = useText();
  const { interactionsWith, warningsOf, comparison } = useCabinetChecks(profileId);
  const { medicationId: id, medicationName: name, dosage, form } = dose;
  const box = { id, name, dosage, form };
  const lines = [
    ...warningsOf(box)
      .filter(({ reason }) => reason !== "ask-first")
      .map((warning) => refusalWords(warning, name)),
    ...interactionsWith(box).filter(isRefused).map(words.sentence),
  ];
  if (lines.length === 0 && comparison === "failed") {
    return <p className="text-ink-soft">{t("interactions.failed")}</p>;
  }
  return lines.map((line) => (
    <p key={line} className="flex items-start gap-1.5 font-semibold text-soon">
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
    </p>
  ));
}
