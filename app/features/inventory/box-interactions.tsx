import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import type { CheckedBox } from "#app/client/cabinet-checks/box-rules.ts";
import { useCabinetChecks } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { useTreatmentAnswer } from "#app/client/cabinet-checks/use-treatment-answer.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useRefusalWords } from "#app/locale/refusal-words.ts";
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
  const words = useInteractionWords(person);
  const answering = useTreatmentAnswer(profileId);
  const refusalWords = useRefusalWords("warning");
  const { interactionsWith, warningsOf, comparison } = useCabinetChecks(profileId);
  const found = interactionsWith(box);
  const warnings = warningsOf(box).map((warning) => refusalWords(warning, box.name));
  const isNothing = found.length + warnings.length === 0;
  if (isNothing && (comparison === "failed" || comparison === "pending")) {
    return (
      <p role="status" className="mt-4 text-ink-soft text-sm">
        {t(`interactions.${comparison}`)}
      </p>
    );
  }
  if (isNothing) return null;
  return (
    <div role="status">
      <ul className="mt-4 flex flex-col gap-2">
        {warnings.map((warning) => (
          <BoxWarning key={warning}>{warning}</BoxWarning>
        ))}
        {found.map((interaction) => {
          const { rule, treatment, substances, isQuestion } = interaction;
          const taken = words.treatmentWords(treatment, substances[1]);
          return (
            <BoxWarning key={`${rule.id} ${treatment.name}`}>
              {person !== null && !isQuestion && (
                <strong>{t("interactions.ofPerson", { name: person, treatment: taken })} </strong>
              )}
              {words.sentence(interaction)}
              {isQuestion && (
                <TakenQuestion name={treatment.name} person={person} answering={answering} />
              )}
            </BoxWarning>
          );
        })}
      </ul>
    </div>
  );
}

function BoxWarning({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
