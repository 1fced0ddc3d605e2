import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type RefObject, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "../button/button.tsx";
import { TextInput } from "./text-input.tsx";

/** What to look for; Escape and the cross empty it, and the focus stays. */
export function SearchInput({
  label,
  value,
  onChange,
  inputRef,
  className = "",
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string;
}) {
  const t = useText();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  return (
    <span className={`relative block ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft"
      />
      <TextInput
        ref={input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        // A keyboard that corrects names of medicines makes other words of them.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="h-full px-11 text-ellipsis placeholder-shown:pr-3"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") onChange("");
        }}
      />
      {value !== "" && (
        <IconButton
          label={t("ui.clear")}
          icon={<X aria-hidden="true" className="size-5" />}
          className="absolute inset-y-0 right-0"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        />
      )}
    </span>
  );
}
