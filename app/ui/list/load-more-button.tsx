import { Button } from "../button/button.tsx";

/** Below a list that is read piece by piece; nothing when all of it is there. */
export function LoadMoreButton({
  label,
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  label: string;
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}) {
  if (!hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="self-center"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </Button>
  );
}
