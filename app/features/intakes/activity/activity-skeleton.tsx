import { Skeleton, SkeletonList } from "#app/ui/feedback/skeleton.tsx";

/** Counters, toolbar, chart and the first rows in their final size. */
export function ActivitySkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-3 gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-37 md:h-24 lg:h-11" />
      <Skeleton className="h-12.5 md:h-70.5" />
      <Skeleton className="h-11 w-40" />
      <SkeletonList rows={6} rowClassName="h-20" />
    </div>
  );
}
