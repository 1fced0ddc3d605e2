import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  useController,
} from "react-hook-form";
import { today } from "#app/client/time/today.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useText } from "#app/locale/text.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { BodyDraft } from "#domain/profiles/body-draft.ts";
import type { DatedWeightDraft } from "#domain/profiles/dated-weight.ts";
import { HEIGHT, type MeasureWrong, WEIGHT } from "#domain/profiles/typed-measure.ts";
import { MeasureField } from "./measure-field.tsx";

/** The steps of the specification. */
const WEIGHT_STEPS = { kg: 0.1, lbs: 0.1 };
const HEIGHT_STEPS = { cm: 1, ft: 0.1 };

/** Weight and its day of any form that holds them. */
export function WeightFields<Form extends FieldValues & DatedWeightDraft, Entry>({
  control,
  isRequired = false,
}: {
  control: Control<Form, unknown, Entry>;
  isRequired?: boolean;
}) {
  const t = useText();
  const weighedOn = useController({ control, name: "weighedOn" as Path<Form> });
  const wrong = (error: { type?: unknown } | undefined) =>
    error && t(`profiles.wrong.${error.type as MeasureWrong | "weight-required"}`);
  const wrongDay = (type: unknown) =>
    type === "in-the-future"
      ? t("profiles.body.weighedInTheFuture")
      : type === "not-a-day" || type === "too-early"
        ? t(`profiles.wrong.${type}`)
        : undefined;
  return (
    <>
      <Controller
        control={control}
        name={"weight" as Path<Form>}
        render={({ field, fieldState }) => (
          <MeasureField
            label={t("profiles.fields.weight")}
            unitLabel={t("profiles.fields.weightUnit")}
            error={wrong(fieldState.error)}
            isRequired={isRequired}
            scale={WEIGHT}
            steps={WEIGHT_STEPS}
            value={field.value}
            inputRef={field.ref}
            onChange={(typed) => {
              // Another weight was measured on another day: today, unless the person says when.
              if (!isRequired && typed.metric !== (field.value as BodyDraft["weight"]).metric) {
                weighedOn.field.onChange(today());
              }
              field.onChange(typed);
            }}
          />
        )}
      />
      <Field
        label={t("profiles.fields.weighedOn")}
        error={wrongDay(weighedOn.fieldState.error?.type)}
        {...(isRequired ? { required: true } : { optional: true })}
      >
        {(field) => <DateInput {...field} {...weighedOn.field} max={today()} />}
      </Field>
    </>
  );
}

/** Weight, its day and height of any form that holds them. */
export function BodyFields<Form extends FieldValues & BodyDraft, Entry>({
  control,
}: {
  control: Control<Form, unknown, Entry>;
}) {
  const t = useText();
  const words = useMeasureWords();
  const wrong = (error: { type?: unknown } | undefined) =>
    error && t(`profiles.wrong.${error.type as MeasureWrong}`);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <WeightFields control={control} />
      <Controller
        control={control}
        name={"height" as Path<Form>}
        render={({ field, fieldState }) => {
          const { metric, unit }: BodyDraft["height"] = field.value;
          return (
            <MeasureField
              label={t("profiles.fields.height")}
              unitLabel={t("profiles.fields.heightUnit")}
              error={wrong(fieldState.error)}
              // 5.6 ft is not five feet six: somebody who types tenths sees what they mean.
              hint={unit === "ft" ? (words.height(metric, "ft") ?? undefined) : undefined}
              scale={HEIGHT}
              steps={HEIGHT_STEPS}
              value={field.value}
              inputRef={field.ref}
              onChange={field.onChange}
            />
          );
        }}
      />
    </div>
  );
}
