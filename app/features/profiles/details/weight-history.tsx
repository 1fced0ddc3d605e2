import { useQuery } from "@tanstack/react-query";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { today } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CardForm } from "#app/ui/form/card-form.tsx";
import {
  checkDatedWeight,
  type DatedWeight,
  type DatedWeightDraft,
} from "#domain/profiles/dated-weight.ts";
import { storedMeasure, WEIGHT } from "#domain/profiles/typed-measure.ts";
import { WeightFields } from "../fields/body-fields.tsx";
import { knownMeasures, useMeasureConfirmation } from "../fields/use-measure-confirmation.tsx";
import type { ProfileFacts } from "../profile-facts.ts";
import { useDeleteWeight, useSaveWeight, weightsQuery } from "../queries.ts";
import { WeightCurve } from "./weight-curve.tsx";

/** How many are shown until all are asked for. */
const SHOWN_FIRST = 4;

/** Every dated weight, the latest first, and the form for another one. */
export function WeightHistory({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const { data: weights = [], error, refetch } = useQuery(weightsQuery(facts.id));
  const [isAdding, setIsAdding] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? weights : weights.slice(0, SHOWN_FIRST);
  const hidden = weights.length - shown.length;
  if (error && weights.length === 0) {
    return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  if (weights.length === 0 && !mayEdit) return null;
  return (
    <section
      aria-label={t("profiles.weights.title")}
      className="mt-4 flex flex-col gap-2 border-line border-t pt-4"
    >
      {weights.length > 0 && (
        <>
          <h3 className="font-semibold">{t("profiles.weights.title")}</h3>
          <WeightCurve weights={weights} unit={facts.units.weight} />
          <ul className="flex flex-col">
            {shown.map((weight) => (
              <WeightLine key={weight.measuredOn} facts={facts} weight={weight} mayEdit={mayEdit} />
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && (
        <Button variant="plain" className="-ml-4 self-start" onClick={() => setIsWhole(true)}>
          {t("profiles.weights.more", { count: hidden })}
        </Button>
      )}
      {mayEdit &&
        (isAdding ? (
          <WeightForm facts={facts} onClose={() => setIsAdding(false)} />
        ) : (
          <Button
            variant="secondary"
            className="self-start print:hidden"
            onClick={() => setIsAdding(true)}
          >
            {t("profiles.weights.add")}
          </Button>
        ))}
    </section>
  );
}

function WeightLine({
  facts,
  weight,
  mayEdit,
}: {
  facts: ProfileFacts;
  weight: DatedWeight;
  mayEdit: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  const words = useMeasureWords();
  const deleting = useDeleteWeight(facts.id);
  const saving = useSaveWeight(facts.id);
  const date = formatDay(weight.measuredOn, language);
  const shown = words.weight(weight.weightKg, facts.units.weight) ?? "";

  function remove() {
    deleting.mutate(weight.measuredOn, {
      onSuccess: () =>
        showToast({
          tone: "success",
          message: t("profiles.weights.deleted"),
          action: { label: t("profiles.weights.undo"), run: () => void putBack() },
        }),
      onError: () => showToast({ tone: "failure", message: t("profiles.weights.notDeleted") }),
    });
  }

  function putBack() {
    return saving
      .mutateAsync(weight)
      .catch(() => showToast({ tone: "failure", message: t("profiles.saving.failed") }));
  }

  return (
    <li className="flex min-h-11 items-center justify-between gap-2 tabular-nums">
      <span>{t("profiles.body.dated", { weight: shown, date })}</span>
      {mayEdit && (
        <Button
          variant="plain"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          aria-label={t("profiles.weights.delete", { weight: shown, date })}
          className="-mr-4 shrink-0 print:hidden"
          busy={deleting.isPending}
          onClick={remove}
        />
      )}
    </li>
  );
}

function WeightForm({ facts, onClose }: { facts: ProfileFacts; onClose: () => void }) {
  const language = useLanguage();
  const t = useText();
  const saving = useSaveWeight(facts.id);
  const { control, handleSubmit, formState } = useForm<DatedWeightDraft, unknown, DatedWeight>({
    defaultValues: {
      weight: storedMeasure(WEIGHT, null, facts.units.weight, language),
      weighedOn: today(),
    },
    resolver: checkedResolver((draft) => checkDatedWeight(draft, today())),
  });
  const { submit, question } = useMeasureConfirmation<DatedWeight>(
    ({ weightKg, measuredOn }) => ({
      ...facts,
      weightKg,
      heightCm: null,
      weightMeasuredOn: measuredOn,
      // A weight of before is not compared with what was measured after it.
      known: isLatest(facts, measuredOn)
        ? knownMeasures(facts)
        : { weightKg: null, heightCm: null },
    }),
    save,
    (weight) => ({ ...weight, isConfirmed: true }),
  );

  function save(weight: DatedWeight) {
    saving.mutate(weight, {
      onSuccess: () => {
        onClose();
        showToast({ tone: "success", message: t("profiles.saving.done") });
      },
      onError: () => showToast({ tone: "failure", message: t("profiles.saving.failed") }),
    });
  }

  return (
    <>
      <CardForm
        isUnsaved={formState.isDirty && !saving.isSuccess}
        isSaving={saving.isPending}
        failure={saving.error ? failureOf(saving.error) : null}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        onCancel={onClose}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <WeightFields control={control} isRequired />
        </div>
      </CardForm>
      {question}
    </>
  );
}

function isLatest({ weightMeasuredOn }: ProfileFacts, measuredOn: string): boolean {
  return weightMeasuredOn === null || measuredOn >= weightMeasuredOn;
}
