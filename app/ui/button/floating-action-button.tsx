import Plus from "lucide-react/icons/plus";
import { buttonClasses } from "./button-variants.ts";

/**
 * The most common action of its page: beside the title on a wide screen, under the thumb on a phone.
 * @param onNear a pointer or the focus came near: time to fetch what the action needs
 */
export function FloatingActionButton({
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
      className={`${buttonClasses()} max-md:fixed max-md:right-4 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:size-14 max-md:rounded-full max-md:px-0 max-md:shadow-float`}
    >
      <Plus aria-hidden="true" className="size-6 md:size-5" />
      <span className="max-md:sr-only">{label}</span>
    </button>
  );
}
