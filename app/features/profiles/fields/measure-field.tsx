import type { Ref } from "react";
import { useLanguage } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import {
  type Scale,
  shownText,
  type TypedMeasure,
  typedMeasure,
} from "#domain/profiles/typed-measure.ts";

/** One beside the other, or below it where letters are large. */
export const NUMBER_AND_UNIT = "flex flex-wrap gap-2";
export const NUMBER_BESIDE_UNIT = "min-w-0 grow-[3] basis-24";

/** A number and its unit. Another unit shows the same measure; only typing changes it. */
export function MeasureField<Unit extends string>({
  label,
  unitLabel,
  error,
  hint,
  isRequired = false,
  scale,
  steps,
  value,
  inputRef,
  onChange,
}: {
  label: string;
  unitLabel: string;
  error: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  scale: Scale<Unit>;
  /** Each unit with the step of its field. */
  steps: Readonly<Record<Unit, number>>;
  value: TypedMeasure<Unit>;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: TypedMeasure<Unit>) => void;
}) {
  const language = useLanguage();
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      {...(isRequired ? { required: true } : { optional: true })}
    >
      {(control) => (
        <span className={NUMBER_AND_UNIT}>
          <NumberInput
            {...control}
            className={NUMBER_BESIDE_UNIT}
            ref={inputRef}
            step={steps[value.unit]}
            value={shownText(scale, value, language)}
            onChange={({ target }) => onChange(typedMeasure(scale, target.value, value.unit))}
          />
          <Select
            className="grow basis-24"
            aria-label={unitLabel}
            value={value.unit}
            onChange={({ target }) => onChange({ ...value, unit: target.value as Unit })}
          >
            {Object.keys(steps).map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </Select>
        </span>
      )}
    </Field>
  );
}
