import type { Ref } from "react";
import {
  type Scale,
  shownText,
  type TypedMeasure,
  typedMeasure,
} from "../../../domain/profiles/typed-measure.ts";
import { Field } from "../../ui/field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { Select } from "../../ui/select.tsx";

/** A number and its unit. Another unit shows the same measure; only typing changes it. */
export function MeasureField<Unit extends string>({
  label,
  unitLabel,
  error,
  hint,
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
  scale: Scale<Unit>;
  /** Each unit with the step of its field. */
  steps: Readonly<Record<Unit, number>>;
  value: TypedMeasure<Unit>;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: TypedMeasure<Unit>) => void;
}) {
  return (
    <Field label={label} error={error} hint={hint} optional>
      {(control) => (
        <span className="grid grid-cols-[1fr_6rem] gap-2">
          <NumberInput
            {...control}
            ref={inputRef}
            min={0}
            step={steps[value.unit]}
            value={shownText(scale, value)}
            onChange={({ target }) => onChange(typedMeasure(scale, target.value, value.unit))}
          />
          <Select
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
