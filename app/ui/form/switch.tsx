import type { ComponentProps, ReactNode } from "react";

/** What counts from the press on; a checkbox waits for its form. Its words stay the same, on or off. */
export function Switch({
  label,
  checked,
  className = "",
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; checked: boolean }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className="peer h-6 w-10 appearance-none rounded-full border border-edge bg-paper transition-colors checked:border-accent checked:bg-accent disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-paper motion-reduce:transition-none"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
