import Ellipsis from "lucide-react/icons/ellipsis";
import {
  type ComponentProps,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { iconButtonClasses } from "../button/button-variants.ts";
import { useCloseOnBack } from "../dialog/close-on-back.ts";
import { closeMenu, MENU_ENTRY } from "./menu-entry.ts";

// Made once: a list has one in every row.
const ICON = <Ellipsis aria-hidden="true" className="size-5" />;

/** Pixels between the menu and its button or the edge of the screen. */
const GAP = 4;

/**
 * A button with three dots that opens entries with words, in the browser's own popover: it closes on Escape, on a press
 * elsewhere and on the way back, and says whether it is open. Its entries are drawn while it is open.
 */
export function ActionMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const closeOnBack = useCallback(() => {
    menu.current?.hidePopover();
    return "closes" as const;
  }, []);
  useCloseOnBack(isOpen, closeOnBack);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={iconButtonClasses}
      >
        {ICON}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }: ToggleEvent) => setIsOpen(newState === "open")}
        onToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          if (newState === "open" && button.current) placeBeside(button.current, currentTarget);
        }}
        className="absolute inset-auto m-0 w-max max-w-[calc(100vw-2rem)] rounded-card border border-line bg-paper-raised p-2 text-ink shadow-float [&:not([data-placed])]:opacity-0"
      >
        {isOpen && children}
      </div>
    </>
  );
}

/** One entry: it closes the menu, then does what it says. */
export function ActionMenuEntry({
  icon,
  isDestructive = false,
  onClick,
  children,
  ...handlers
}: {
  icon: ReactNode;
  /** Stands apart from the others. */
  isDestructive?: boolean;
  onClick: () => void;
  children: ReactNode;
} & Pick<ComponentProps<"button">, "onPointerEnter" | "onFocus">) {
  return (
    <>
      {isDestructive && <hr className="my-2 border-line" />}
      <button
        type="button"
        {...handlers}
        className={isDestructive ? `${MENU_ENTRY} text-expired [&>svg]:text-expired` : MENU_ENTRY}
        onClick={(event) => {
          closeMenu(event);
          onClick();
        }}
      >
        {icon}
        {children}
      </button>
    </>
  );
}

/** Below the button, above it where the screen or the bar at its foot ends; it scrolls with the page. */
function placeBeside(button: HTMLElement, menu: HTMLElement): void {
  const from = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect();
  const end = bar && bar.height > 0 ? bar.top : clientHeight;
  const { offsetHeight, offsetWidth } = menu;
  const isBelow = from.bottom + GAP + offsetHeight <= end || from.top < offsetHeight + GAP;
  const top = isBelow ? from.bottom + GAP : from.top - GAP - offsetHeight;
  const left = Math.min(Math.max(from.right - offsetWidth, GAP), clientWidth - offsetWidth - GAP);
  menu.style.top = `${top + window.scrollY}px`;
  menu.style.left = `${left + window.scrollX}px`;
  menu.dataset.placed = "";
}
