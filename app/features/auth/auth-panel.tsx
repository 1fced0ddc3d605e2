import { type ReactNode, useId } from "react";

/** One of two ways in that share a page. On a phone the one not chosen is put away. */
export function AuthPanel({
  title,
  isChosen,
  children,
}: {
  title: string;
  isChosen: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-paper-raised px-5 py-6 md:block md:px-8 md:py-8 ${isChosen ? "" : "hidden"}`}
    >
      <h2 id={id} className="mb-6 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
