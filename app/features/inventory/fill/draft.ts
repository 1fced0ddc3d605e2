import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { dataKeeper } from "#app/client/kept-data/kept-data.ts";
import { BOX_DRAFT } from "#app/client/kept-data/kept-keys.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import type { BoxRow } from "./box-row.ts";
import { readVisitorList, writeVisitorList } from "./visitor-list.ts";

/** What somebody typed and did not save yet. */
export interface FillDraft {
  /** Lines that are not rows yet. */
  readonly text: string;
  readonly rows: readonly BoxRow[];
}

const EMPTY: FillDraft = { text: "", rows: [] };

/**
 * What was typed of one cabinet. It is kept on the device as what was read is: until the session ends, sealed by the lock,
 * and not at all on a shared device, where it lasts as long as the page.
 */
export function useFillDraft(
  profileId: string,
): [FillDraft, (change: (draft: FillDraft) => FillDraft) => void] {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() =>
    withVisitorList(readDraft(queryClient, profileId), readVisitorList()),
  );
  useEffect(() => {
    const written = readDraft(queryClient, profileId);
    if (draft !== written) writeDraft(queryClient, profileId, draft);
    // Rows come and change by presses, after which a page may be loaded anew at once; letters wait for the next reading.
    if (draft.rows !== written.rows) void dataKeeper.flush();
    // On a shared device the list is kept until all of it was added.
    if (isSharedDevice() && isEmpty(draft)) writeVisitorList("");
  }, [queryClient, profileId, draft]);
  useEffect(() => {
    // Once the draft is on the device, the list is neither lost nor there twice.
    if (!isSharedDevice()) void dataKeeper.flush().then(() => writeVisitorList(""));
    return () => void dataKeeper.flush();
  }, []);
  return [draft, setDraft];
}

function isEmpty({ text, rows }: FillDraft): boolean {
  return text.trim() === "" && rows.length === 0;
}

/** What was typed on this device before there was an account moves in, in front of what is there. */
function withVisitorList(draft: FillDraft, lines: string): FillDraft {
  if (lines === "" || draft.text.startsWith(lines)) return draft;
  return { ...draft, text: [lines, draft.text].filter((text) => text.trim() !== "").join("\n") };
}

function readDraft(queryClient: QueryClient, profileId: string): FillDraft {
  return queryClient.getQueryData<FillDraft>([BOX_DRAFT, profileId]) ?? EMPTY;
}

function writeDraft(queryClient: QueryClient, profileId: string, draft: FillDraft): void {
  queryClient.setQueryDefaults([BOX_DRAFT], { ...STAYS_IN_MEMORY, structuralSharing: false });
  // With its time, it is kept as an answer is.
  queryClient.setQueryData([BOX_DRAFT, profileId], draft, { updatedAt: Date.now() });
}
