import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useIsWideScreen } from "../use-wide-screen.ts";

/**
 * A card with a heading that opens on demand on a phone, where what follows must not stand screens below; else it is open.
 * It opens by itself when the address names something inside.
 */
export function FoldedCard({
  title,
  heading: Heading = "h2",
  note,
  children,
}: {
  title: string;
  heading?: "h2" | "h3";
  /** Read without opening it. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const place = useRef<HTMLDetailsElement>(null);
  const isWide = useIsWideScreen();
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (target && place.current?.contains(target)) {
      place.current.open = true;
      target.scrollIntoView();
    }
  }, []);
  return (
    <section aria-labelledby={id}>
      <details
        ref={place}
        open={isWide}
        className="group rounded-card border border-line bg-paper-raised px-4 md:px-6 print:break-inside-avoid print:border-0 print:px-0 print:not-open:hidden"
      >
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 hover:text-accent [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 py-2">
            <Heading id={id} className="text-lg [overflow-wrap:anywhere]">
              {title}
            </Heading>
            {note}
          </div>
          <ChevronDown
            aria-hidden="true"
            className="shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
          />
        </summary>
        {children}
      </details>
    </section>
  );
}
