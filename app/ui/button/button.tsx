import type { ComponentProps, ReactNode } from "react";
import { type ButtonVariant, buttonClasses, iconButtonClasses } from "./button-variants.ts";

/**
 * A busy button keeps its place and its focus, says so to a screen reader, and does nothing when pressed again. One that is
 * `aria-disabled` looks disabled and is still pressed, by Enter in a field as well: its form says what it waits for.
 */
export function Button({
  variant = "primary",
  icon,
  busy = false,
  className = "",
  children,
  onClick,
  type = "button",
  "aria-disabled": isUnavailable,
  ...rest
}: ComponentProps<"button"> & { variant?: ButtonVariant; icon?: ReactNode; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || isUnavailable || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${buttonClasses(variant)} ${className}`}
    >
      {busy ? <BusySpinner /> : icon}
      {children}
    </button>
  );
}

/** A button that shows only an icon; the label is what it is called. */
export function IconButton({
  label,
  icon,
  className = "",
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "aria-label" | "children"> & { label: string; icon: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`${iconButtonClasses} ${className}`}
    >
      {icon}
    </button>
  );
}

function BusySpinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none"
    />
  );
}
