import type { KeyboardEvent } from "react";
import { useText } from "../../locale/text.tsx";

const DOORS = ["login", "register"] as const;

export type DoorName = (typeof DOORS)[number];

const OTHER: Record<DoorName, DoorName> = { login: "register", register: "login" };

/** Chooses between signing in and signing up where there is no room for both side by side. */
export function DoorTabs({
  chosen,
  panelId,
  onChoose,
}: {
  chosen: DoorName;
  /** What the tabs change. */
  panelId: string;
  onChoose: (door: DoorName) => void;
}) {
  const t = useText();

  function moveOn(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = OTHER[chosen];
    event.currentTarget.querySelector<HTMLElement>(`[data-door="${other}"]`)?.focus();
    onChoose(other);
  }

  return (
    <div
      role="tablist"
      aria-label={t("accounts.doors.choose")}
      onKeyDown={moveOn}
      className="grid grid-cols-2 gap-2 md:hidden"
    >
      {DOORS.map((door) => (
        <button
          key={door}
          type="button"
          role="tab"
          data-door={door}
          aria-selected={door === chosen}
          aria-controls={panelId}
          tabIndex={door === chosen ? 0 : -1}
          onClick={() => onChoose(door)}
          className="min-h-11 rounded-control border border-edge px-2 font-semibold text-ink-soft aria-selected:border-accent aria-selected:bg-accent-soft aria-selected:text-accent aria-selected:underline aria-selected:underline-offset-4"
        >
          {t(`accounts.${door}.title`)}
        </button>
      ))}
    </div>
  );
}
