import type { ComponentProps, WheelEvent } from "react";
import { CONTROL_LOOK } from "./control-look.ts";

/** A quantity. Scrolling past it with the wheel never changes it. */
export function NumberInput({
  className = "",
  step = 1,
  ...rest
}: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      {...rest}
      type="number"
      inputMode={step === 1 ? "numeric" : "decimal"}
      step={step}
      onWheel={(event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()}
      className={`${CONTROL_LOOK} ${className}`}
    />
  );
}
