import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { now } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { Circumstance } from "#domain/symptoms/facts/circumstances.ts";
import type { CabinetBox, Category } from "#domain/symptoms/facts/guide-facts.ts";
import type { Guidance } from "#domain/symptoms/guidance.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { Analysis } from "../analysis/analysis.tsx";
import { useFocusAfter } from "../analysis/use-focus-after.ts";
import { UnrecognizedSymptomHelp } from "../emergency/unrecognized-symptom-help.tsx";
import { type LocalFacts, useLocalGuidance } from "./use-local-guidance.ts";

/**
 * The answer about symptoms from facts that the page holds. Mount it anew for each question: what was ticked belongs to one
 * person and one moment.
 */
export function LocalAnswer({
  facts,
  person,
  asked,
  before,
  onTake,
}: {
  facts: LocalFacts;
  /** Whom it is about; null without a name. */
  person: string | null;
  /** At least one. */
  asked: readonly ChosenSymptom[];
  /** What stands in front of an answer: what it asks, and what it cannot know. Nothing stands in front of whom to call. */
  before: (guidance: Guidance) => ReactNode;
  onTake: (box: CabinetBox) => void;
}) {
  const t = useText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [moment] = useState(now);
  const [category, setCategory] = useState<Category>("all");
  const [circumstances, setCircumstances] = useState<readonly Circumstance[]>([]);
  const { chosen, guidance, askedCircumstances, knownCircumstances, problem, onRetry, ...guided } =
    useLocalGuidance({
      facts,
      asked,
      category,
      circumstances,
      now: moment,
    });
  const specify = useFocusAfter(guided.specify, title);
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 rounded-card border border-line bg-paper-raised p-4 md:p-6"
    >
      <h2 id={id} ref={title} tabIndex={-1} className="scroll-mt-28 text-xl">
        {t("symptoms.analysis.title")}
      </h2>
      {guidance ? (
        <>
          {isAnswered(guidance) && before(guidance)}
          <Analysis
            guidance={guidance}
            person={person}
            doctor={undefined}
            chosen={chosen}
            now={moment}
            category={category}
            onCategory={setCategory}
            circumstances={circumstances}
            askedCircumstances={askedCircumstances}
            knownCircumstances={knownCircumstances}
            onCircumstances={setCircumstances}
            onTake={onTake}
            specify={specify}
            canOrder={false}
          />
        </>
      ) : (
        <>
          <UnrecognizedSymptomHelp />
          {problem ? (
            <>
              <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
              <p>{t("symptoms.analysis.failed")}</p>
            </>
          ) : (
            <SkeletonList rows={3} rowClassName="h-32" />
          )}
        </>
      )}
    </section>
  );
}

function isAnswered({ emergencies, symptoms }: Guidance): boolean {
  return emergencies.length === 0 && symptoms.every(({ state }) => state !== "unknown");
}
