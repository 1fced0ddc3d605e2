import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";

interface Tool {
  readonly name: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** As `aria-keyshortcuts` has it. */
  readonly keys: string | undefined;
  readonly isBusy: boolean;
  readonly press: () => void;
}

/** One stop of the Tab key; arrow keys, Home and End go from tool to tool. @param controls the id of the field */
export function MarkdownToolbar({
  label,
  controls,
  tools,
}: {
  label: string;
  controls: string;
  tools: readonly Tool[];
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  function move(event: KeyboardEvent) {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const position = (next + tools.length) % tools.length;
    setAt(position);
    bar.current?.querySelectorAll("button")[position]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-t-control border border-edge border-b-0 bg-paper p-1"
    >
      {tools.map(({ name, label: word, Icon, keys, isBusy, press }, position) => (
        <button
          key={name}
          type="button"
          tabIndex={position === at ? 0 : -1}
          aria-keyshortcuts={keys}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onFocus={() => setAt(position)}
          onClick={isBusy ? undefined : press}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-ink-soft text-sm hover:bg-accent-soft hover:text-ink aria-disabled:opacity-55"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="max-sm:sr-only">{word}</span>
        </button>
      ))}
    </div>
  );
}
