import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { buttonClasses } from "./button-variants.ts";

/** Opens the `details` of class `group` that it stands in, and looks like a plain button. */
export function PlainSummary({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <summary
      className={`${buttonClasses("plain")} cursor-pointer list-none [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}
