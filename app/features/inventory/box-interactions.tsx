import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { CheckedBox } from "#app/client/cabinet-checks/box-rules.ts";
import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useTreatmentAnswer } from "#app/client/cabinet-checks/use-treatment-answer.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useText } from "#app/locale/text.tsx";
import { TakenQuestion } from "#app/ui/form/taken-question.tsx";

/** What a box and the treatments of the person whose cabinet it stands in say of each other. Nothing found says nothing; what was not read yet says so. */
export function BoxInteractions({
  profileId,
  person,
  box,
}: {
  profileId: string;
  /** Null while unknown. */
  person: string | null;
  box: CheckedBox;
}) {
  const t = useText();
  const words = useInteractionWords();
  const answering = useTreatmentAnswer(profileId);
  const { interactionsWith, isFailed, isPending } = useCabinetChecks(profileId);
  const found = interactionsWith(box);
  if (found.length === 0 && (isFailed || isPending)) {
    return (
      <p role="status" className="mt-4 text-ink-soft text-sm">
        {t(isFailed ? "interactions.failed" : "interactions.pending")}
      </p>
    );
  }
  if (found.length === 0) return null;
  return (
    <div role="status">
      <ul className="mt-4 flex flex-col gap-2">
        {found.map((interaction) => {
          const { rule, treatment, substances, isQuestion } = interaction;
          const taken = words.treatmentWords(treatment, substances[1]);
          return (
            <li
              key={`${rule.id} ${treatment.name}`}
              className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {person !== null && !isQuestion && (
                  <strong>{t("interactions.ofPerson", { name: person, treatment: taken })} </strong>
                )}
                {words.sentence(interaction)}
                {isQuestion && <TakenQuestion name={treatment.name} answering={answering} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
