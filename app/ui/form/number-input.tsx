import type { ComponentProps, KeyboardEvent } from "react";
import { useLanguage } from "#app/locale/text.tsx";
import { readNumber, writeNumber } from "#domain/number.ts";
import { TextInput } from "./text-input.tsx";

/**
 * A number, held as typed: the rules of a form read it with `readNumber`. A browser's own number field reads `62,5` as
 * 625 where the comma is not its language's mark. The arrow keys go up and down by `step`; the wheel changes nothing.
 */
export function NumberInput({
  step = 1,
  least = 0,
  most = Number.POSITIVE_INFINITY,
  whole = false,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "step" | "min" | "max" | "inputMode" | "onKeyDown"> & {
  /** How far an arrow key goes. */
  step?: number;
  least?: number;
  most?: number;
  whole?: boolean;
}) {
  const language = useLanguage();

  function goByArrow(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const read = readNumber(input.value || "0");
    if (sign === undefined || !read.ok || input.readOnly) return;
    event.preventDefault();
    const next = Math.min(most, Math.max(least, read.value + sign * step));
    // Past React, which takes a value that is set for one that it knows.
    input.setRangeText(writeNumber(rounded(next), language), 0, input.value.length, "end");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={whole ? "numeric" : "decimal"}
      onKeyDown={goByArrow}
    />
  );
}

/** Steps of a tenth add up without the errors of binary fractions. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
