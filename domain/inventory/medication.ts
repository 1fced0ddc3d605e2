import type { Instant } from "../calendar/instant.ts";
import type { BoxNotices } from "../notices/box-notices.ts";
import type { Form } from "./form.ts";
import type { BoxDates } from "./opened-life.ts";

/** A box in the cabinet, with the facts the rules of the inventory read. */
export interface Medication extends BoxDates {
  readonly id: string;
  readonly name: string;
  /** As printed: `1000 mg`, `250 mg/5 mL`. */
  readonly dosage: string;
  readonly form: Form;
  /** Units of the form (tablets, millilitres), 0 or more. */
  readonly currentQuantity: number;
  /** Units of a full box; 0 or null when nobody knows. */
  readonly totalQuantity: number | null;
  /** The batch, as its maker printed it; null or absent where nobody wrote it down. */
  readonly lot?: string | null;
  /** What is officially said about its medicine; absent from what a write returns. */
  readonly notices?: BoxNotices;
  readonly createdAt: Instant;
}
