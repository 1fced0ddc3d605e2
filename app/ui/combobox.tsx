import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { CONTROL_LOOK } from "./control-look.ts";

/**
 * A text field that suggests. The suggestions come from outside, already chosen and ordered; what is typed
 * stays free text until one of them is taken.
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
  startsHighlighted = false,
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
} & Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown" | "children">) {
  const isHighlighted = useRef(false);
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      autoHighlight={startsHighlighted}
      onItemHighlighted={(item) => {
        isHighlighted.current = item !== undefined;
      }}
      value={value}
      onValueChange={onValueChange}
      itemToStringValue={itemText}
    >
      <Autocomplete.Input
        {...control}
        autoComplete="off"
        // Whoever filters the list, it follows what is typed.
        aria-autocomplete="list"
        className={`${CONTROL_LOOK} ${className}`}
        onKeyDown={({ key, nativeEvent }) => {
          // While a word is being composed, Enter belongs to the keyboard.
          if (key === "Enter" && !nativeEvent.isComposing && !isHighlighted.current) onEnter?.();
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
          <Autocomplete.Popup
            hidden={suggestions.length === 0}
            className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-control border border-line bg-paper-raised shadow-float"
          >
            <Autocomplete.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none">
              {(item: Item) => (
                <Autocomplete.Item
                  key={itemKey(item)}
                  value={item}
                  onClick={() => onChoose(item)}
                  className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 outline-none data-highlighted:bg-accent-soft"
                >
                  {renderItem(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
