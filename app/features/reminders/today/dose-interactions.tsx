import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { isRefused } from "#domain/interactions/interactions.ts";
import type { PlannedDose } from "../dose.ts";

/**
 * What a dose that is asked for and the treatments of its person say against each other: contra-indicated or not
 * recommended. It warns and holds nothing back; somebody may have prescribed both.
 */
export function DoseInteractions({ profileId, dose }: { profileId: string; dose: PlannedDose }) {
  const words = useInteractionWords();
  const { interactionsWith } = useCabinetChecks(profileId);
  const { medicationId: id, medicationName: name, dosage, form } = dose;
  return interactionsWith({ id, name, dosage, form })
    .filter(isRefused)
    .map((interaction) => (
      <p
        key={`${interaction.rule.id} ${interaction.treatment.name}`}
        className="flex items-start gap-1.5 font-semibold text-soon"
      >
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{words.sentence(interaction)}</span>
      </p>
    ));
}
