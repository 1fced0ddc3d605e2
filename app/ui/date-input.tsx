import type { ComponentProps } from "react";
import { CONTROL_LOOK } from "./control-look.ts";

/** The browser's own calendar: it speaks the reader's language and suits their fingers. Its value is a `Day`. */
export function DateInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="date" className={`${CONTROL_LOOK} ${className}`} />;
}

/** An hour, `HH:MM`. */
export function TimeInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="time" className={`${CONTROL_LOOK} ${className}`} />;
}

/** A day and an hour, `YYYY-MM-DDTHH:MM`: a `WallTime`. */
export function DateTimeInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="datetime-local" className={`${CONTROL_LOOK} ${className}`} />;
}
