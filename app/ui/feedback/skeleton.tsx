import { useText } from "#app/locale/text.tsx";

/** A grey place of the final size, so that nothing jumps when the content comes. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-line motion-reduce:animate-none ${className}`}
    />
  );
}

/** A list that is on its way. @param rows how many are likely to come */
export function SkeletonList({
  rows,
  rowClassName = "h-14",
}: {
  rows: number;
  rowClassName?: string;
}) {
  const t = useText();
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t("ui.loading")}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={rowClassName} />
      ))}
    </div>
  );
}
