import { type ReactNode, useId } from "react";

/** One of a few whose words need a line each, with a sentence of help where there is one. */
export function RadioList<Value extends string>({
  name: givenName,
  legend,
  options,
  value,
  disabled = false,
  onChange,
}: {
  /** For a form that reads what was chosen before its scripts were here. */
  name?: string;
  legend: ReactNode;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly help?: string | undefined;
  }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const name = givenName ?? id;
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <div key={option.value}>
          <label className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.help && `${name}-${option.value}`}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{option.label}</span>
          </label>
          {option.help && (
            <p id={`${name}-${option.value}`} className="mb-1 ml-8 text-sm text-ink-soft">
              {option.help}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
