import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { LocalAnswer } from "#app/features/symptoms/local/local-answer.tsx";
import { healthProductsQuery } from "#app/features/symptoms/queries.ts";
import { SymptomSearchCard } from "#app/features/symptoms/search/symptom-search-card.tsx";
import { useAgeWords } from "#app/locale/age-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import type { ExampleHome, ExampleIntake } from "#domain/example/example-home.ts";
import { isSingleDose } from "#domain/inventory/form.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { knownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { boxesFor, intakesOf } from "./example-boxes.ts";

/** A question about a symptom of somebody of the example, answered by the rules of the product. */
export function ExampleQuestion({
  home,
  personId,
  onPerson,
  onTake,
}: {
  home: ExampleHome;
  personId: string;
  onPerson: (personId: string) => void;
  onTake: (intake: Omit<ExampleIntake, "id" | "takenAt">) => void;
}) {
  const t = useText();
  const today = useToday();
  const client = useQueryClient();
  const ageWords = useAgeWords();
  const [question, setQuestion] = useState({ asked: NOTHING, serial: 0 });
  const [taking, setTaking] = useState<CabinetBox | null>(null);
  const person = home.people.find(({ id }) => id === personId);
  const facts = useMemo(
    () => person && { boxes: boxesFor(home, person), intakes: intakesOf(home, person.id), person },
    [home, person],
  );
  if (!person || !facts) return null;
  return (
    <div className="flex flex-col gap-6">
      <SymptomSearchCard
        key={personId}
        age={knownAge(personFacts(person, today))}
        hasChildren={false}
        whom={
          <ChipChoice
            legend={t("visitor.whom")}
            options={home.people.map(({ id, name, bornOn }) => ({
              value: id,
              label: [name, ageWords(bornOn, today)].filter(Boolean).join(" · "),
            }))}
            value={personId}
            onChange={(id) => {
              setQuestion({ asked: NOTHING, serial: 0 });
              setTaking(null);
              onPerson(id);
            }}
          />
        }
        onWant={() => void client.prefetchQuery(healthProductsQuery())}
        onChosen={() => undefined}
        onAnalyse={(asked) => {
          setTaking(null);
          setQuestion(({ serial }) => ({ asked, serial: serial + 1 }));
        }}
      />
      {taking && (
        <TakeForm
          key={taking.id}
          box={taking}
          onTake={(quantity) => {
            onTake({ personId, boxId: taking.id, quantity, doseId: null });
            setTaking(null);
            // Asked anew, for the dose counts from now on.
            setQuestion(({ asked, serial }) => ({ asked, serial: serial + 1 }));
          }}
        />
      )}
      {question.asked.length > 0 && (
        <LocalAnswer
          key={question.serial}
          facts={facts}
          person={person.name}
          asked={question.asked}
          before={() => <p className="border-soon border-l-4 pl-4">{t("example.answer")}</p>}
          onTake={setTaking}
        />
      )}
    </div>
  );
}

const NOTHING: readonly ChosenSymptom[] = [];

/** How much was taken: nothing is proposed of what is measured. */
function TakeForm({ box, onTake }: { box: CabinetBox; onTake: (quantity: number) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(isSingleDose(box.form) ? "1" : "");
  const [isTried, setTried] = useState(false);
  const quantity = parseQuantity(typed);
  const isRight = quantity !== null && quantity > 0;
  return (
    <form
      noValidate
      aria-label={t("symptoms.offer.takeOf", { name: box.name })}
      className="flex flex-col gap-3 rounded-card border border-accent p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isRight) onTake(quantity);
      }}
    >
      <Field
        label={t("example.quantity", { medicine: `${box.name} ${box.dosage}` })}
        error={isTried && !isRight && t("profiles.wrong.not-a-number")}
      >
        {(control) => (
          <NumberInput
            {...control}
            className="max-w-40"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start">
        {t("example.record")}
      </Button>
    </form>
  );
}
