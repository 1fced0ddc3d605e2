import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { CONTROL_CLASSES } from "./control-styles.ts";

/** A secret that its owner may look at while typing. */
export function PasswordInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  const t = useText();
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
        aria-label={t("ui.showPassword")}
        title={t("ui.showPassword")}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
