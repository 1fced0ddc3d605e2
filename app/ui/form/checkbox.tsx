import type { ComponentProps, ReactNode } from "react";

/** A box and its words; pressing either ticks it. */
export function Checkbox({
  label,
  className = "",
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 py-1 ${className}`}>
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-accent" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
