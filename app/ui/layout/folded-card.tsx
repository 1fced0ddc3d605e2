import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useIsWideScreen } from "../use-wide-screen.ts";

/** A card with a heading that opens on demand on a phone, where the first answer is the list below; else it is open. */
export function FoldedCard({
  title,
  note,
  children,
}: {
  title: string;
  /** Read without opening it. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details
      open={useIsWideScreen()}
      className="group rounded-card border border-line bg-paper-raised px-4 print:break-inside-avoid print:border-0 print:px-0 print:not-open:hidden"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <div className="py-2">
          <h2 className="text-lg">{title}</h2>
          {note}
        </div>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
