import type { ComponentProps } from "react";
import { CONTROL_CLASSES } from "./control-styles.ts";

/** The browser's own calendar: it speaks the reader's language and suits their fingers. Its value is a `Day`. */
export function DateInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="date" className={`${CONTROL_CLASSES} ${className}`} />;
}

/** An hour, `HH:MM`. */
export function TimeInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="time" className={`${CONTROL_CLASSES} ${className}`} />;
}

/** A day and an hour, `YYYY-MM-DDTHH:MM`: a `WallTime`. */
export function DateTimeInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="datetime-local" className={`${CONTROL_CLASSES} ${className}`} />;
}
