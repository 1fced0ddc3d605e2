import type { Day } from "../../calendar/day.ts";
import { fold } from "../../locale/fold.ts";
import { writeMicrograms } from "../../locale/micrograms.ts";

/** What tells a box from another one of the same medicine. */
export interface BoxIdentity {
  readonly referenceId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly expiresOn: Day;
  readonly lot?: string | null;
}

/**
 * Whether two entries may be the same box: the same medicine, good until the same month, and not of two batches. Only the person
 * who holds it knows.
 */
export function maySameBox(one: BoxIdentity, other: BoxIdentity): boolean {
  const isListed = one.referenceId !== null && other.referenceId !== null;
  const isSameMedicine = isListed
    ? one.referenceId === other.referenceId
    : plain(one.name) === plain(other.name) && plain(one.dosage) === plain(other.dosage);
  const isSameMonth = one.expiresOn.slice(0, 7) === other.expiresOn.slice(0, 7);
  const areOtherLots = Boolean(one.lot && other.lot && plain(one.lot) !== plain(other.lot));
  return isSameMedicine && isSameMonth && !areOtherLots;
}

const plain = (text: string) => writeMicrograms(fold(text)).replaceAll(" ", "");
