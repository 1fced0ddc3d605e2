import { type ComponentProps, type ReactNode, useId } from "react";

/** A box and its words; pressing either ticks it. */
export function Checkbox({
  label,
  help,
  className = "",
  ...rest
}: Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A sentence below it, read with it. */
  help?: ReactNode;
}) {
  const helpId = useId();
  const box = (
    <label className={`flex min-h-11 items-center gap-3 py-1 ${className}`}>
      <input
        aria-describedby={help ? helpId : undefined}
        {...rest}
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
  if (!help) return box;
  return (
    <div>
      {box}
      <p id={helpId} className="ml-8 text-sm text-ink-soft">
        {help}
      </p>
    </div>
  );
}
