export type ButtonVariant = "primary" | "secondary" | "plain" | "danger";

/** One that is busy and not disabled was pressed before the scripts of the page were here (early-submit.ts). */
const BASE =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 text-center font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 aria-busy:not-aria-disabled:opacity-55";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-paper hover:bg-accent/90 active:bg-accent/80",
  secondary: "border border-edge bg-paper-raised text-ink hover:bg-accent-soft",
  plain: "text-accent hover:bg-accent-soft",
  danger: "bg-expired text-paper hover:bg-expired/90 active:bg-expired/80",
};

export const iconButtonClasses =
  "inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-accent-soft hover:text-ink disabled:cursor-not-allowed disabled:opacity-55";

/** One of the simple screen: large, and as wide as what it stands in. */
export const LARGE_BUTTON = "min-h-16 w-full text-xl";

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonVariant = "primary"): string {
  return `${BASE} ${VARIANTS[look]}`;
}
