import Plus from "lucide-react/icons/plus";
import { buttonClasses } from "./button-variants.ts";

/**
 * The most common action of its page, beside or below its title: nothing floats over what is read.
 * @param onPrefetch a pointer or the focus came near: time to fetch what the action needs
 */
export function ActionButton({
  label,
  onPrefetch,
  onPress,
}: {
  label: string;
  onPrefetch: () => void;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
      onClick={onPress}
      className={buttonClasses()}
    >
      <Plus aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}
