import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import { type ResemblingName, resemblingNames } from "#domain/medicines/names/resembling-names.ts";
import { plainLine } from "#domain/plain-text.ts";
import type { MedicationFacts } from "../medication-facts.ts";
import type { MedicationFormControl } from "./medication-form-control.ts";

/**
 * Asks once, when a box typed by hand is saved, whether its name stands for one that it resembles. The answer is kept as
 * the name, which everything that reads the box reads.
 * @param knownName of the stored box, which was asked about when it was typed
 * @returns what a submitted form calls, and the question in place of the buttons of the form
 */
export function useNameQuestion(
  form: MedicationFormControl,
  knownName: string | undefined,
  save: (facts: MedicationFacts) => void,
): { check: (facts: MedicationFacts) => void; question: ReactNode } {
  const [askedAbout, setAskedAbout] = useState<string>();
  const [answered, setAnswered] = useState(knownName);
  // As it is saved: a space too many would hide the question, and nothing would be saved.
  const typed = plainLine(form.watch("name"));

  function check(facts: MedicationFacts) {
    const isAsked =
      facts.referenceId === null &&
      facts.name !== answered &&
      resemblingNames(facts.name).length > 0;
    if (isAsked) setAskedAbout(facts.name);
    else save(facts);
  }

  function answer(name: string) {
    form.setValue("name", name, { shouldDirty: true });
    setAnswered(name);
    setAskedAbout(undefined);
    void form.handleSubmit(save)();
  }

  // Another name typed meanwhile is another question.
  const question =
    askedAbout !== undefined && askedAbout === typed ? (
      <NameQuestion typed={typed} names={resemblingNames(typed)} onAnswer={answer} />
    ) : null;
  return { check, question };
}

function NameQuestion({
  typed,
  names,
  onAnswer,
}: {
  typed: string;
  names: readonly ResemblingName[];
  onAnswer: (name: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const title = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const substancesOf = ({ molecules }: ResemblingName) => {
    const words = molecules.map((each) => substanceName(each, language)).join(" + ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={title}
      className="mt-6 flex flex-col gap-3 rounded-control bg-accent-soft/60 p-4"
    >
      <h3 id={title} className="font-semibold">
        {t("inventory.nameQuestion.title", { name: typed })}
      </h3>
      <p className="text-ink-soft text-sm">{t("inventory.nameQuestion.body")}</p>
      <div className="flex flex-col gap-2">
        {names.map((name) => (
          <Button key={name.corrected} variant="secondary" onClick={() => onAnswer(name.corrected)}>
            {t("inventory.nameQuestion.yes", {
              substances: substancesOf(name),
              name: name.corrected,
            })}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onAnswer(typed)}>
          {t("inventory.nameQuestion.none", { count: names.length })}
        </Button>
        <Button variant="plain" onClick={() => onAnswer(typed)}>
          {t("inventory.nameQuestion.unknown")}
        </Button>
      </div>
    </section>
  );
}
