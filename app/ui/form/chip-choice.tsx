import { type ReactNode, useId } from "react";

/** One of a few, each a press away. */
export function ChipChoice<Value extends string>({
  legend,
  options,
  value,
  error,
  onChange,
}: {
  legend: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Empty until one is chosen. */
  value: NoInfer<Value> | "";
  /** What is wrong with the choice. */
  error?: ReactNode;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          // What is unseen has its place in here: from elsewhere, the focus would bring nothing into sight.
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 py-2 transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 font-semibold text-expired">
          {error}
        </p>
      )}
    </fieldset>
  );
}
