import type { CheckedBox } from "#app/client/cabinet-checks/box-rules.ts";
import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useTreatmentAnswer } from "#app/client/cabinet-checks/use-treatment-answer.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useRefusalWords } from "#app/locale/refusal-words.ts";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Warning } from "#app/ui/feedback/warning.tsx";
import { TakenQuestion } from "#app/ui/form/taken-question.tsx";

/** What the box and the treatments of the person who takes it say of each other. It warns and refuses nothing. */
export function InteractionWarnings({
  profileId,
  person,
  medication,
}: {
  /** Who takes the dose. */
  profileId: string;
  /** Their name; null where nobody knows it. */
  person: string | null;
  medication: CheckedBox;
}) {
  const t = useText();
  const words = useInteractionWords(person);
  const answering = useTreatmentAnswer(profileId);
  const labelWords = useStandingLabelWords();
  const refusalWords = useRefusalWords("warning");
  const { interactionsWith, warningsOf, labelOf, comparison } = useCabinetChecks(profileId, {
    isFresh: true,
  });
  const label = labelOf(medication);
  return (
    <>
      {comparison === "pending" && (
        <p className="text-ink-soft text-sm">{t("interactions.pending")}</p>
      )}
      {comparison === "failed" && <Warning>{t("interactions.failed")}</Warning>}
      {label && "standing" in label && label.standing === "outside" && (
        <Warning>{labelWords(label)}</Warning>
      )}
      {label && !("standing" in label && label.standing === "outside") && (
        <p>
          {label.kind === "unclassified"
            ? t("interactions.label.unclassifiedInList")
            : labelWords(label)}
        </p>
      )}
      {warningsOf(medication).map((warning) => {
        const words = refusalWords(warning, medication.name);
        return <Warning key={words}>{words}</Warning>;
      })}
      {interactionsWith(medication).map((interaction) => (
        <Warning key={`${interaction.rule.id} ${interaction.treatment.name}`}>
          {words.sentence(interaction)}
          {interaction.isQuestion && (
            <TakenQuestion
              name={interaction.treatment.name}
              person={person}
              answering={answering}
            />
          )}
        </Warning>
      ))}
    </>
  );
}
