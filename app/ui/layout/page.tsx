import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";

/** One page: its title for the browser's tab and for the reader, its actions beside it, its content below. */
export function Page({
  title,
  lead,
  actions,
  isTitlePrinted = true,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** No, where what is printed has a heading of its own. */
  isTitlePrinted?: boolean;
  children: ReactNode;
}) {
  return (
    // Long flex boxes break badly over sheets.
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 md:px-8 md:py-8 print:block print:space-y-6">
      <PageTitle>{title}</PageTitle>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isTitlePrinted ? "" : "print:hidden"}`}
      >
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 empty:hidden print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
