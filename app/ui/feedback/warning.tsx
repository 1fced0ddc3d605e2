import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

/** It warns and lets go on, as the form of a dose does: what was taken is a fact. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
