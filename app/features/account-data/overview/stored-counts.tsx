import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { storedQuery } from "../queries.ts";
import { KINDS } from "../stored-data.ts";

/** How much of each kind the account holds. */
export function StoredCounts({
  userId,
  label,
  onlyHeld = false,
}: {
  userId: string;
  /** Accessible name of the list. */
  label: string;
  /** Leaves out the kinds of which there is nothing. */
  onlyHeld?: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(storedQuery(userId));
  if (!data) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={6} rowClassName="h-6" />
    );
  }
  return (
    <ul aria-label={label} className="grid gap-x-8 sm:grid-cols-2">
      {KINDS.filter((kind) => !onlyHeld || data.get(kind)).map((kind) => (
        <li key={kind} className="flex justify-between gap-4 border-b border-line py-1.5">
          <span>{t(`accountData.stored.kind.${kind}`)}</span>
          <span className="font-semibold tabular-nums">
            {formatNumber(data.get(kind) ?? 0, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
