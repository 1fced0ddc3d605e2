import type { Day } from "../../../domain/calendar/day.ts";
import type { Giver } from "../../../domain/intakes/giver.ts";
import { orNull, readableRows } from "../../../domain/stored-row.ts";
import { nullOr, storedAmount, storedDay, storedText } from "../../../domain/stored-values.ts";

export interface Box {
  readonly name: string;
  readonly dosage: string;
  readonly currentQuantity: number;
  readonly totalQuantity: number;
  readonly expiresOn: Day;
}

interface GiverCount extends Giver {
  readonly taken: number;
}

/** The facts of the week for one profile. */
export interface ProfileWeek {
  /** Null for a profile without a name. */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly doses: Readonly<Record<"planned" | "taken" | "skipped" | "missed", number>>;
  /** Who gave the doses that were taken. */
  readonly givers: readonly GiverCount[];
  readonly boxes: readonly Box[];
  /** How many boxes have a date or a quantity that cannot be read. */
  readonly unreadable: number;
}

type Stored = Readonly<Record<string, unknown>>;

/** Parses the result of `private.get_weekly_report_data`. A box that cannot be read is counted and left out. */
export function readWeeks(facts: unknown): ProfileWeek[] {
  return listOf(facts).map(({ name, isOwn, doses, givers, boxes }) => {
    const counts = isStored(doses) ? doses : {};
    const { rows, unreadable } = readableRows(listOf(boxes), readBox);
    return {
      name: orNull(() => nullOr(name, storedText)),
      isOwn: isOwn === true,
      doses: {
        planned: countOf(counts.planned),
        taken: countOf(counts.taken),
        skipped: countOf(counts.skipped),
        missed: countOf(counts.missed),
      },
      givers: listOf(givers).map((giver) => ({
        id: orNull(() => nullOr(giver.id, storedText)),
        name: orNull(() => nullOr(giver.name, storedText)),
        taken: countOf(giver.taken),
      })),
      boxes: rows,
      unreadable,
    };
  });
}

function readBox(box: Stored): Box {
  return {
    name: storedText(box.name),
    dosage: storedText(box.dosage),
    currentQuantity: storedAmount(box.currentQuantity),
    totalQuantity: storedAmount(box.totalQuantity),
    expiresOn: storedDay(box.expiresOn),
  };
}

const countOf = (value: unknown) => orNull(() => storedAmount(value)) ?? 0;

const listOf = (value: unknown): Stored[] => (Array.isArray(value) ? value.filter(isStored) : []);

const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null;
