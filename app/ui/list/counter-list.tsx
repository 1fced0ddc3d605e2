import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { IconButton } from "../button/button.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";

export interface Counter {
  label: string;
  icon: ReactNode;
  /** Undefined while nobody knows it yet. */
  count: number | undefined;
  to: string;
  /** What the plus button does, and what it is called; without it there is none. */
  add?: { label: string; run: () => void };
}

/** How many of each; the row leads to them, and the plus adds one. */
export function CounterList({ counters }: { counters: readonly Counter[] }) {
  return (
    <ul className="-mx-2 flex flex-col">
      {counters.map(({ label, icon, count, to, add }) => (
        <li key={label} className="flex items-center gap-1">
          <Link
            to={to}
            className="flex min-h-11 grow items-center gap-3 rounded-control px-2 transition-colors hover:bg-accent-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent"
          >
            {icon}
            <span className="grow">{label}</span>
            {count === undefined ? (
              <Skeleton className="h-6 w-8" />
            ) : (
              <span className="font-semibold text-lg tabular-nums">{count}</span>
            )}
          </Link>
          {add && (
            <IconButton
              label={add.label}
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={add.run}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
