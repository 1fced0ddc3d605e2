import { type KeyboardEvent, type ReactNode, useId } from "react";

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** Several lists in one place, one at a time. Arrow keys, Home and End go from tab to tab and open it. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}) {
  const id = useId();
  const tabId = (name: Name) => `${id}-${name}`;

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(tab.name))?.focus();
    onChoose(tab.name);
  }

  return (
    <div className="flex flex-col gap-6">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-x-2 border-line border-b"
      >
        {tabs.map(({ name, label: word }) => (
          <button
            key={name}
            id={tabId(name)}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="-mb-px min-h-11 rounded-t-control border-transparent border-b-2 px-2 sm:px-4 font-semibold text-ink-soft hover:bg-accent-soft aria-selected:border-accent aria-selected:text-accent"
          >
            {word}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(chosen)}
        className="flex flex-col gap-4"
      >
        {children}
      </div>
    </div>
  );
}
