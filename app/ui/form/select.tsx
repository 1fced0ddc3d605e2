import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { CONTROL_CLASSES } from "./control-styles.ts";

/** The browser's own list: the largest targets on a phone, the arrow keys everywhere. A long choice takes two lines, and what stands beside it grows with it. */
export function Select({ className = "", children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...rest}
        className={`${CONTROL_CLASSES} h-full appearance-none whitespace-normal pr-10`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
