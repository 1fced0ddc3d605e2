import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { CONTROL_CLASSES } from "./control-styles.ts";

/** A secret that its owner may look at while typing. */
export function PasswordInput({
  className = "",
  showLabel,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & {
  /** What its button does, for a secret that is no password. */
  showLabel?: string;
}) {
  const t = useText();
  const label = showLabel ?? t("ui.showPassword");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={`relative block ${className}`}>
      <input
        {...rest}
        type={shown ? "text" : "password"}
        // Browsers never capitalise a hidden password, and HTML does not know the attribute there.
        autoCapitalize={shown ? "none" : undefined}
        spellCheck={false}
        className={`${CONTROL_CLASSES} pr-12`}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
