import { useQuery } from "@tanstack/react-query";
import { keptAnswerMoment } from "#app/client/kept-data/data-age.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { DoseFacts } from "../dose-facts.ts";
import { keptDoseBoxesQuery, keptLedgerQuery } from "../queries.ts";

interface KeptFacts {
  readonly facts: DoseFacts;
  /** When the doses were read, by the server's clock. */
  readonly keptAt: Instant;
  /** The same by the clock of the device, in milliseconds since 1970. */
  readonly readAt: number;
}

/** What this device has kept of a person's doses and of a box; null where that says nothing about now. */
export function useKeptDoseFacts(profileId: string, boxId: string | undefined): KeptFacts | null {
  const ledger = useQuery({ ...keptLedgerQuery(profileId), enabled: false });
  const boxes = useQuery({ ...keptDoseBoxesQuery(profileId), enabled: false });
  const keptAt = keptAnswerMoment(keptLedgerQuery(profileId).queryKey);
  const box = boxId === undefined ? undefined : boxes.data?.get(boxId);
  if (!ledger.data || !box || keptAt === null) return null;
  // The latest dose of this very product may be longer ago than what is kept.
  const facts = { ...ledger.data, ...box, lastOfProduct: null };
  return { facts, keptAt, readAt: ledger.dataUpdatedAt };
}
