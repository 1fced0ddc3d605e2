import { type ReactNode, useId } from "react";

/** A raised sheet with a title, and at most one action beside it. Cards do not lie in cards. */
export function Card({
  title,
  heading: Heading = "h2",
  action,
  className = "",
  children,
}: {
  title?: string;
  /** One below the heading of the section it stands in. */
  heading?: "h2" | "h3";
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`rounded-card border border-line bg-paper-raised p-4 md:p-6 ${className}`}
    >
      {title && (
        <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
