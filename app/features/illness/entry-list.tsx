import { useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { IllnessEntry } from "#domain/illness/illness-entry.ts";
import { EntryLine } from "./entry-line.tsx";

/** How many are shown until all are asked for; on paper all are. */
const SHOWN_FIRST = 5;

/** Entries of one sort, the latest first. */
export function EntryList({
  label,
  entries,
  unsent,
  onDelete,
}: {
  label: string;
  /** Oldest first. */
  entries: readonly IllnessEntry[];
  unsent: ReadonlySet<string>;
  onDelete: (entry: IllnessEntry) => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const { session } = useSession();
  const [isWhole, setIsWhole] = useState(false);
  if (entries.length === 0) return null;
  const latest = entries.toReversed();
  // The same rights as over doses: what another noted is theirs, or the owner's, to take back.
  const mayDelete = ({ by }: IllnessEntry) =>
    may("delete-any-intake") || (may("note-illness") && by !== null && by === session?.user.id);
  const hidden = isWhole ? 0 : Math.max(0, latest.length - SHOWN_FIRST);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {latest.map((entry, at) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            isOnPaperOnly={at >= SHOWN_FIRST && !isWhole}
            isUnsent={unsent.has(entry.id)}
            onDelete={mayDelete(entry) ? onDelete : null}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="plain"
          className="-ml-4 self-start print:hidden"
          onClick={() => setIsWhole(true)}
        >
          {t("illness.more", { count: hidden })}
        </Button>
      )}
    </>
  );
}
