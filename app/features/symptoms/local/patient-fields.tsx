import { useState } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { today } from "#app/client/time/today.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { isDay } from "#domain/calendar/day.ts";
import { defaultUnits } from "#domain/profiles/measures.ts";
import { personFacts, type StoredPerson } from "#domain/profiles/person-facts.ts";
import {
  type MeasureWrong,
  shownText,
  storedMeasure,
  typedMeasure,
  WEIGHT,
  wrongMeasure,
} from "#domain/profiles/typed-measure.ts";

const ALLERGY_LENGTH_MAX = 200;

/** What a rule asks of a person whom no profile describes: it stays in the page, and the answer is made anew by it. */
export function PatientFields({
  person,
  asksWeight,
  onChange,
}: {
  person: StoredPerson;
  asksWeight: boolean;
  onChange: (person: StoredPerson) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const measureWords = useMeasureWords();
  const unit = defaultUnits(visitorCountry()).weight;
  const [bornOn, setBornOn] = useState<string>(person.bornOn ?? "");
  const [weight, setWeight] = useState(() =>
    storedMeasure(WEIGHT, person.weightKg, unit, language),
  );
  const [isExact, setExact] = useState(person.isWeightConfirmed);
  const [allergies, setAllergies] = useState(person.allergies.join(", "));
  const [wrong, setWrong] = useState<{ bornOn: boolean; weight?: MeasureWrong }>({ bornOn: false });
  const shownWeight = measureWords.weight(person.weightKg, unit);
  const isOdd = personFacts(person, today()).weightStanding === "odd";

  function submit() {
    const isWrongDay = bornOn !== "" && !(isDay(bornOn) && bornOn <= today());
    const wrongWeight = wrongMeasure(WEIGHT, weight);
    setWrong({ bornOn: isWrongDay, ...(wrongWeight && { weight: wrongWeight }) });
    if (isWrongDay || wrongWeight) return;
    onChange({
      ...person,
      bornOn: isDay(bornOn) ? bornOn : null,
      weightKg: weight.metric,
      weightMeasuredOn: weight.metric === null ? null : today(),
      isWeightConfirmed: isExact,
      allergies: allergies
        .split(/[,;\n]/)
        .map((each) => each.trim())
        .filter((each) => each !== ""),
    });
  }

  return (
    <details className="group" open={person.type === "child" || undefined}>
      <PlainSummary className="-ml-4">{t("visitor.ageAndAllergies")}</PlainSummary>
      <form
        noValidate
        aria-label={t("visitor.person")}
        className="mt-2 flex flex-col gap-4 rounded-card border border-line p-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("profiles.fields.bornOn")}
            error={wrong.bornOn && t("visitor.wrongDay")}
            optional
          >
            {(control) => (
              <DateInput
                {...control}
                value={bornOn}
                max={today()}
                onChange={({ target }) => setBornOn(target.value)}
              />
            )}
          </Field>
          {(asksWeight || person.weightKg !== null) && (
            <Field
              label={t("profiles.weighing.label", { unit })}
              error={wrong.weight && t(`profiles.wrong.${wrong.weight}`)}
              optional
            >
              {(control) => (
                <NumberInput
                  {...control}
                  step={0.1}
                  value={shownText(WEIGHT, weight, language)}
                  onChange={({ target }) => {
                    setExact(false);
                    setWeight(typedMeasure(WEIGHT, target.value, unit));
                  }}
                />
              )}
            </Field>
          )}
          <Field label={t("visitor.allergies")} hint={t("visitor.allergiesHint")} optional>
            {(control) => (
              <TextInput
                {...control}
                value={allergies}
                maxLength={ALLERGY_LENGTH_MAX}
                autoComplete="off"
                onChange={({ target }) => setAllergies(target.value)}
              />
            )}
          </Field>
        </div>
        {isOdd && shownWeight !== null && (
          <div>
            <p className="font-semibold text-soon">
              {t("profiles.weighing.odd", { weight: shownWeight })}
            </p>
            <Checkbox
              label={t("visitor.weightExact")}
              checked={isExact}
              onChange={({ target }) => setExact(target.checked)}
            />
          </div>
        )}
        <Button type="submit" variant="secondary" className="min-h-12 self-start">
          {t("visitor.answerAnew")}
        </Button>
      </form>
    </details>
  );
}
