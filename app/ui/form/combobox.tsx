import {
  type ComponentProps,
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useText } from "#app/locale/text.tsx";
import { CONTROL_CLASSES } from "./control-styles.ts";

const NONE = -1;

/**
 * A text field that suggests. The suggestions come from outside, already chosen and ordered; what is typed
 * stays free text until one of them is taken. Ours, because the first page has one: the library's weighs as much as
 * the rest of that page.
 */
export function Combobox<Item>({
  value,
  onValueChange,
  suggestions,
  itemKey,
  itemText,
  renderItem,
  onChoose,
  onEnter,
  onBlur,
  startsHighlighted = false,
  announcesCount = true,
  className = "",
  ...control
}: {
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly Item[];
  itemKey: (item: Item) => string;
  /** What the field holds once the item is taken. */
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Enter, where no suggestion is highlighted. */
  onEnter?: () => void;
  /** Enter takes the first suggestion without an arrow key before it. */
  startsHighlighted?: boolean;
  /** Whether a screen reader hears how many suggestions there are; not where the page says it beside the field. */
  announcesCount?: boolean;
} & Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown" | "children">) {
  const t = useText();
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  /** Null until an arrow key or a pointer says otherwise. */
  const [pointed, setPointed] = useState<number | null>(NONE);
  const isOpen = isWanted && suggestions.length > 0;
  const highlighted = pointed ?? (startsHighlighted ? 0 : NONE);
  const at = isOpen ? Math.min(highlighted, suggestions.length - 1) : NONE;

  useEffect(() => {
    if (!isOpen) return;
    // Before the dialog around it hears of the key: the first Escape closes the list alone.
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setIsWanted(false);
    };
    const field = frame.current;
    field?.addEventListener("keydown", close);
    return () => field?.removeEventListener("keydown", close);
  }, [isOpen]);

  const length = isOpen ? suggestions.length : 0;
  useEffect(() => {
    if (length === 0) return;
    // On a phone the field is often at the foot, and its suggestions would open, or grow, behind the bar of places.
    const show = () => list.current?.scrollIntoView({ block: "nearest" });
    show();
    // What a page still waits for may come above the field, and move it there.
    const moved = new ResizeObserver(show);
    moved.observe(document.body);
    return () => moved.disconnect();
  }, [length]);

  function choose(item: Item) {
    setIsWanted(false);
    onValueChange(itemText(item));
    onChoose(item);
  }

  /** Down from the last one, and up from the first, is the field itself. */
  function move(by: 1 | -1) {
    const places = suggestions.length + 1;
    const next = isOpen ? ((at + 1 + by + places) % places) - 1 : by === 1 ? 0 : places - 2;
    setIsWanted(true);
    setPointed(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  }

  function press(event: KeyPress) {
    // While a word is being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      const item = suggestions[at];
      if (item === undefined) {
        onEnter?.();
      } else {
        event.preventDefault();
        choose(item);
      }
    }
  }

  return (
    <span ref={frame} className="relative block">
      <input
        {...control}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={at === NONE ? undefined : `${listId}-${at}`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        className={`${CONTROL_CLASSES} ${className}`}
        onChange={({ target }) => {
          setIsWanted(true);
          setPointed(null);
          onValueChange(target.value);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          setIsWanted(false);
          onBlur?.(event);
        }}
      />
      {announcesCount && (
        <span role="status" className="sr-only">
          {isOpen && t("ui.suggestionCount", { count: suggestions.length })}
        </span>
      )}
      {/* The space below the list lets the foot of a page scroll it above the bar of places. */}
      <div
        ref={list}
        hidden={!isOpen}
        className="pointer-events-none absolute inset-x-0 top-full z-30 mt-1 pb-24"
      >
        <div
          id={listId}
          role="listbox"
          aria-label={t("ui.suggestions")}
          // The field keeps the focus, whatever is pressed here.
          onMouseDown={(event) => event.preventDefault()}
          className="pointer-events-auto max-h-88 overflow-y-auto overscroll-contain rounded-control border border-line bg-paper-raised p-1 shadow-float"
        >
          {isOpen &&
            suggestions.map((item, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard where the focus is, in the field.
              <div
                key={itemKey(item)}
                id={`${listId}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                onPointerMove={() => setPointed(place)}
                onClick={() => choose(item)}
                className={`flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 ${place === at ? "bg-accent-soft" : ""}`}
              >
                {renderItem(item)}
              </div>
            ))}
        </div>
      </div>
    </span>
  );
}
