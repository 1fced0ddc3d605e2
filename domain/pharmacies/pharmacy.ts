import type { Day } from "../calendar/day.ts";

/** A licensed pharmacy with a counter of its own that also sells online. */
export interface Pharmacy {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly url: string;
  /** As `pharmacyCountry` names it. */
  readonly country: string;
  /** Who lets it sell online. */
  readonly authority: string;
  /** The public register where anybody can look that up. */
  readonly register: string;
  /** The day of the evidence; null where it carries none. */
  readonly checkedOn: Day | null;
}
