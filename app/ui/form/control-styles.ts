/** How everything looks that can be typed in or chosen from. */
export const CONTROL_CLASSES =
  "block min-h-11 w-full rounded-control border border-edge bg-paper-raised px-3 py-2 text-base text-ink placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-expired aria-invalid:ring-1 aria-invalid:ring-expired";
