import type { Day } from "#domain/calendar/day.ts";
import type { Form } from "#domain/inventory/form.ts";
import type { GenericKind, GroupMember } from "#domain/medicines/official/generic-group.ts";

/** A medicine of the French list in a generic group. */
export interface GroupedMedicine extends GroupMember {
  readonly kind: GenericKind;
  /** Whether the last edition no longer names it in the group. */
  readonly hasLeft: boolean;
  readonly name: string;
  readonly dosage: string;
  /** Null where the list names a form that a cabinet does not know. */
  readonly form: Form | null;
  /** Its form in the words of the list. */
  readonly formInSource: string;
  /** Whether the list no longer has it. */
  readonly isWithdrawn: boolean;
}

/** A generic group of the French file. */
export interface GenericGroup {
  readonly number: number;
  /** In French, as the file has it. */
  readonly label: string;
  /** The day of the edition that names the group; null where it cannot be read. */
  readonly editionOn: Day | null;
  /** Originals first. */
  readonly members: readonly GroupedMedicine[];
  /** Members that the list does not have. */
  readonly unlisted: number;
}
