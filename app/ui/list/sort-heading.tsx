import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";

const ICON = { ascending: ArrowUp, descending: ArrowDown };

/** The heading of a column by which a table can be sorted. @param direction null while sorted by another one */
export function SortHeading({
  label,
  direction,
  className = "",
  onPress,
}: {
  label: string;
  direction: "ascending" | "descending" | null;
  className?: string;
  onPress: () => void;
}) {
  const Icon = direction ? ICON[direction] : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={className}>
      <button
        type="button"
        onClick={onPress}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-left font-semibold transition-colors hover:bg-accent-soft hover:text-ink print:min-h-0"
      >
        {label}
        <Icon aria-hidden="true" className="size-4 shrink-0 print:hidden" />
      </button>
    </th>
  );
}
