import Pill from "lucide-react/icons/pill";
import X from "lucide-react/icons/x";
import { useTreatmentAnswer } from "#app/client/cabinet-checks/use-treatment-answer.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { ProfileFacts } from "../profile-facts.ts";

/** What was answered about boxes of the home. An answer that is taken back is asked for again. */
export function TreatmentAnswersCard({
  facts,
  mayEdit,
}: {
  facts: ProfileFacts;
  mayEdit: boolean;
}) {
  const t = useText();
  const { answer, isError } = useTreatmentAnswer(facts.id);
  const { taken, untaken } = facts.treatmentAnswers;
  if (taken.length + untaken.length === 0) return null;
  const answers = [
    ...taken.map((name) => ({ name, words: t("profiles.treatments.taken", { name }) })),
    ...untaken.map((name) => ({ name, words: t("profiles.treatments.untaken", { name }) })),
  ];
  return (
    <Card title={t("profiles.treatments.title")}>
      <ul className="flex flex-col gap-2">
        {answers.map(({ name, words }) => (
          <li key={words} className="flex items-center gap-2">
            <Pill aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 grow [overflow-wrap:anywhere]">{words}</span>
            {mayEdit && (
              <Button
                variant="plain"
                aria-label={t("profiles.treatments.askAgain", { name })}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => answer({ name, takes: null })}
              />
            )}
          </li>
        ))}
      </ul>
      {isError && <p role="alert">{t("interactions.answerFailed")}</p>}
    </Card>
  );
}
