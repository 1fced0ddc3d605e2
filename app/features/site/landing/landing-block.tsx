import type { ReactNode } from "react";

const BACKGROUND_CLASS = {
  paper: "",
  raised: "border-y border-line bg-paper-raised",
  soft: "bg-accent-soft",
} as const;

/** A part of the landing page, across the whole window. @param titleId of its heading */
export function LandingBlock({
  titleId,
  background = "paper",
  children,
}: {
  titleId: string;
  background?: keyof typeof BACKGROUND_CLASS;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={titleId} className={BACKGROUND_CLASS[background]}>
      <div className="mx-auto w-full max-w-6xl px-5 py-14 md:px-8 md:py-20">{children}</div>
    </section>
  );
}

/** What a block is about, and below it what its owner adds. */
export function BlockTitle({
  id,
  title,
  subtitle = null,
  description = null,
}: {
  id: string;
  title: string;
  subtitle?: string | null;
  description?: string | null;
}) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {subtitle && <p className="text-lg text-ink-soft">{subtitle}</p>}
      {description && <p className="text-ink-soft">{description}</p>}
    </div>
  );
}
