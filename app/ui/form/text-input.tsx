import type { ComponentProps } from "react";
import { CONTROL_CLASSES } from "./control-styles.ts";

export function TextInput({ className = "", type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...rest} type={type} className={`${CONTROL_CLASSES} ${className}`} />;
}

export function TextArea({ className = "", rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={`${CONTROL_CLASSES} ${className}`} />;
}
