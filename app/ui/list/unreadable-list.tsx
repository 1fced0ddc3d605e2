import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";

export interface UnreadableItem {
  readonly id: string;
  readonly name: string;
  /** What cannot be read, and what to do. */
  readonly body: string;
  /** What the person may do about it; nothing where others have to. */
  readonly actions?: ReactNode;
}

/** Stored things that hold a value nobody can work with, each with its acts. Nothing where there are none. */
export function UnreadableList({ items }: { items: readonly UnreadableItem[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={t("ui.unreadable.items", { count: items.length })}
      className="flex flex-col gap-3"
    >
      {items.map(({ id, name, body, actions }) => (
        <li key={id} className="rounded-card border border-soon bg-paper-raised p-4">
          <div className="flex items-start gap-3">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soon" />
            <div className="min-w-0 grow">
              <p className="font-semibold leading-snug [overflow-wrap:anywhere]">{name}</p>
              <p className="mt-1">{body}</p>
              {actions ? (
                <div className="mt-3 flex flex-wrap gap-2 print:hidden">{actions}</div>
              ) : (
                <p className="mt-1 text-ink-soft">{t("ui.unreadable.askOthers")}</p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
