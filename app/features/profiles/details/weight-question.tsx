import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { today } from "#app/client/time/today.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { useWeightAgeWords } from "#app/locale/weight-age-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { type BodyEntry, checkBody } from "#domain/profiles/body-draft.ts";
import { isAgeMissing } from "#domain/profiles/known-weight.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import { measureWarnings } from "#domain/profiles/plausible-measures.ts";
import {
  HEIGHT,
  type MeasureWrong,
  shownText,
  storedMeasure,
  typedMeasure,
  WEIGHT,
} from "#domain/profiles/typed-measure.ts";
import { confirmedBody } from "../fields/body-form.ts";
import { knownMeasures, useMeasureConfirmation } from "../fields/use-measure-confirmation.tsx";
import type { FactsChange, ProfileFacts } from "../profile-facts.ts";
import { factsQuery, useSaveFacts } from "../queries.ts";
import { BirthForm } from "./birth-question.tsx";

/** Asks for the weight of a child where an answer goes by it, and keeps it in the profile with the day. */
export function WeightQuestion({ profileId }: { profileId: string }) {
  const { data: facts } = useQuery(factsQuery(profileId));
  return facts && <WeightForm facts={facts} />;
}

function WeightForm({ facts }: { facts: ProfileFacts }) {
  const t = useText();
  const may = usePermissionCheck();
  const language = useLanguage();
  const saveFacts = useSaveFacts();
  const [typed, setTyped] = useState(() => typedMeasure(WEIGHT, "", facts.units.weight));
  const [wrong, setWrong] = useState<MeasureWrong>();
  const [isConflict, setIsConflict] = useState(false);
  const saving = useMutation({
    mutationFn: (entry: BodyEntry) => saveFacts(facts, weightChange(entry)),
    onSuccess: ({ outcome }) => setIsConflict(outcome === "changed-meanwhile"),
  });
  const { submit, question } = useMeasureConfirmation<BodyEntry>(
    (entry) => ({ ...facts, ...entry, known: knownMeasures(facts) }),
    (entry) => saving.mutate(entry),
    confirmedBody,
  );
  const why = useWhyWords()(facts);
  const person = personFacts(facts, today());
  if (isAgeMissing(person.weightStanding, facts, person)) return <BirthForm facts={facts} />;
  if (!may("edit-profile")) {
    return (
      <section className="rounded-card border border-soon bg-soon/10 p-4">
        <p className="font-semibold">{why}</p>
        <p>{t("profiles.weighing.mayNot")}</p>
      </section>
    );
  }
  return (
    <section className="rounded-card border border-soon bg-soon/10 p-4">
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const checked = checkBody(
            {
              weight: typed,
              weighedOn: today(),
              height: storedMeasure(HEIGHT, facts.heightCm, facts.units.height, language),
            },
            today(),
          );
          const missing = typed.metric === null ? "not-a-number" : undefined;
          setWrong(checked.ok ? missing : (checked.wrong.weight as MeasureWrong | undefined));
          if (checked.ok && !missing) submit(checked.value);
        }}
      >
        <p className="font-semibold">{why}</p>
        <Field
          label={t("profiles.weighing.label", { unit: facts.units.weight })}
          error={wrong && t(`profiles.wrong.${wrong}`)}
        >
          {(control) => (
            <NumberInput
              {...control}
              className="max-w-40"
              step={0.1}
              value={shownText(WEIGHT, typed, language)}
              onChange={({ target }) => {
                setWrong(undefined);
                setTyped(typedMeasure(WEIGHT, target.value, typed.unit));
              }}
            />
          )}
        </Field>
        {isConflict && <p role="alert">{t("profiles.saving.changedMeanwhile")}</p>}
        {saving.error && <SaveFailure failure={failureOf(saving.error)} />}
        <Button type="submit" className="min-h-12 self-start" busy={saving.isPending}>
          {t("profiles.weighing.save")}
        </Button>
      </form>
      {question}
    </section>
  );
}

const weightChange = ({
  weightKg,
  weightMeasuredOn,
  isWeightConfirmed,
}: BodyEntry): FactsChange => ({
  profile: { weightKg, weightMeasuredOn, isWeightConfirmed },
});

const UNKNOWN_MEASURES = { weightKg: null, heightCm: null };

/** Why the weight is asked for: missing, odd with what may have been meant, or measured too long ago. */
function useWhyWords(): (facts: ProfileFacts) => string {
  const t = useText();
  const measureWords = useMeasureWords();
  const ofChild = useWeightAgeWords();
  const ofAdult = useWeightAgeWords(true);
  return (facts) => {
    const { weightStanding, ageInMonths } = personFacts(facts, today());
    const { weight: unit } = facts.units;
    const weight = measureWords.weight(facts.weightKg, unit);
    if (weight !== null && weightStanding === "odd") {
      const slips = measureWarnings(
        { weightKg: facts.weightKg, heightCm: null },
        UNKNOWN_MEASURES,
        { type: facts.type, ageInMonths },
        unit,
      ).flatMap(({ suggestions }) => suggestions);
      const meant = slips.map(({ slip, value }) =>
        t(`profiles.doubt.slip.${slip}`, { value: measureWords.weight(value, unit) ?? "" }),
      );
      return [t("profiles.weighing.odd", { weight }), ...meant].join(" ");
    }
    const known = weightStanding === "missing" ? null : weight;
    const ageWords = facts.type === "adult" ? ofAdult : ofChild;
    return ageWords(known, facts.weightMeasuredOn, today());
  };
}
