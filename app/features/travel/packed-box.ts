import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import type { TravelBox } from "#domain/travel/travel-pack.ts";

/** A box that may be packed, with what the list of medicines says of it. */
export interface PackedBox extends TravelBox {
  /** Null where nobody knows. */
  readonly needsPrescription: boolean | null;
  /** Empty where neither its reference nor its name says. */
  readonly substances: readonly Substance[];
}
