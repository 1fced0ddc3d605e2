import type { Instant } from "#domain/calendar/instant.ts";
import type { PlannedDose } from "../dose.ts";

/** What somebody answers to doses. */
export type DoseAnswer =
  | {
      readonly action: "take";
      readonly doses: readonly PlannedDose[];
      /** The account that takes them. */
      readonly by: string;
      /** When they were taken, for an answer that is sent again; now without it. */
      readonly at?: Instant | undefined;
    }
  | { readonly action: "skip"; readonly doses: readonly PlannedDose[] }
  | { readonly action: "later"; readonly doses: readonly PlannedDose[]; readonly minutes: number }
  | { readonly action: "undo"; readonly doses: readonly PlannedDose[] };
