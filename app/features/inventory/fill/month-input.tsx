import type { ComponentProps } from "react";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { withMonthSlash } from "#domain/inventory/typed-boxes/month-slash.ts";

/** A month and a year on a numeric keyboard, which has no slash: it comes by itself. */
export function MonthInput({
  value,
  onType,
  ...rest
}: Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  value: string;
  onType: (typed: string) => void;
}) {
  return (
    <TextInput
      {...rest}
      value={value}
      inputMode="numeric"
      placeholder="06/27"
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onType(withMonthSlash(target.value, value))}
    />
  );
}
