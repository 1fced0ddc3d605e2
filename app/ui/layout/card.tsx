import { createContext, type ReactNode, useContext, useId } from "react";
import { FoldedCard } from "./folded-card.tsx";

const Folds = createContext(false);

/** Makes the cards inside a short list on a phone: each is a row with its title and value, and opens in place. */
export function FoldingCards({ children }: { children: ReactNode }) {
  return <Folds value={true}>{children}</Folds>;
}

/** A raised sheet with a title, and at most one action beside it. Cards do not lie in cards. */
export function Card({
  title,
  heading: Heading = "h2",
  note,
  action,
  className = "",
  children,
}: {
  title?: string;
  /** One below the heading of the section it stands in. */
  heading?: "h2" | "h3";
  /** The present value, where the card is folded. */
  note?: string | undefined;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const folds = useContext(Folds);
  if (folds && title) {
    return (
      <FoldedCard
        title={title}
        heading={Heading}
        note={
          note && <p className="wrap-anywhere text-ink-soft text-sm group-open:hidden">{note}</p>
        }
      >
        <div className="pb-4 md:pb-6">
          {action}
          {children}
        </div>
      </FoldedCard>
    );
  }
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`rounded-card border border-line bg-paper-raised p-4 md:p-6 ${className}`}
    >
      {title && (
        <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <Heading id={id} className="wrap-anywhere text-lg">
            {title}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
