import type { Day } from "../calendar/day.ts";

/** What a notice says about the medicine of a box. */
export interface BoxRecall {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: Day;
  /** The page of the agency. */
  readonly url: string;
  /** Whether every batch is recalled. */
  readonly allLots: boolean;
  /** The batches as the notice writes them; none where all are recalled. */
  readonly lots: readonly string[];
}

/**
 * Whether a box is recalled: its batch is in the notice, nobody wrote its batch down, or it has another one. A box whose
 * batch is unknown is not one of the others.
 */
export type RecallMatch = "recalled" | "lot-unknown" | "not-in-notice";

export interface RecallableBox {
  readonly lot?: string | null;
  readonly notices?: { readonly recalls: readonly BoxRecall[] };
}

/** @param lot as somebody wrote it down, or the code on the box said it */
export function recallMatch(lot: string | null | undefined, recall: BoxRecall): RecallMatch {
  if (recall.allLots) return "recalled";
  const written = comparableLot(lot ?? "");
  if (written === "") return "lot-unknown";
  return recall.lots.some((each) => comparableLot(each) === written) ? "recalled" : "not-in-notice";
}

/** The recalls that ask for something, those that name the box before those to compare. */
export function recallsToMind({
  lot,
  notices,
}: RecallableBox): { readonly recall: BoxRecall; readonly match: "recalled" | "lot-unknown" }[] {
  const minded = (notices?.recalls ?? []).flatMap((recall) => {
    const match = recallMatch(lot, recall);
    return match === "not-in-notice" ? [] : [{ recall, match }];
  });
  return minded.sort((a, b) => Number(a.match !== "recalled") - Number(b.match !== "recalled"));
}

/**
 * A batch as it is compared: without the word for it, spaces and signs, in capitals. The letters O and I, which print
 * like the digits, are read as the digits: of two batches that differ in nothing else, both are recalled.
 */
export function comparableLot(written: string): string {
  return written
    .normalize("NFKC")
    .toUpperCase()
    .replace(
      /^\s*(?:N[°º]\s*(?:DE\s*)?)?(?:LOTS?|LOTES?|BATCH)(?:[\s:.]*N(?:°\s*|O[\s.:]+)|[\s:.]+)/u,
      "",
    )
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");
}
