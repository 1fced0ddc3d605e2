import { useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The toolbar and the first rows in their final size. */
export function InventorySkeleton() {
  const t = useText();
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t("ui.loading")}</span>
      <div className="grid grid-cols-2 gap-2 xl:grid-cols-[1fr_12rem_15rem]">
        <Skeleton className="col-span-2 h-11 xl:col-span-1" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="flex items-center md:h-11">
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="flex flex-col gap-3 md:gap-px md:pt-12">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-54 md:h-22" />
        ))}
      </div>
    </div>
  );
}
