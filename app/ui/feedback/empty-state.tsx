import type { ReactNode } from "react";
import { CabinetDrawing } from "../graphics/cabinet-drawing.tsx";

/** One sentence, one action, one small drawing. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <CabinetDrawing className="w-28 text-accent" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
