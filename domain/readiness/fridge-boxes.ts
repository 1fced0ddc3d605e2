import type { Day } from "../calendar/day.ts";
import type { StandingLabel } from "../dose-rules/standing-label.ts";
import type { ScheduledBox } from "../reminders/course.ts";

/** A usable box with what the rules say of it for one child. */
export interface FridgeBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  /** Where it is kept; null where nobody said. */
  readonly location: string | null;
  readonly label: StandingLabel;
  /** Whether age, conditions or allergies of the child speak against it. */
  readonly isWarned: boolean;
  /** On which days and at which hours this child is given it now, without a quantity; empty where none is planned. */
  readonly planned: readonly string[];
  /** How many lines it takes in print. */
  readonly lines: number;
}

/** Whether doses of it are planned in these days: a course, or what is taken day by day. */
export function isPlannedNow(
  { schedule, courseStop }: Pick<ScheduledBox, "schedule" | "courseStop">,
  today: Day,
): boolean {
  const { doses, startsOn, endsOn } = schedule;
  if (doses.length === 0 || courseStop !== null) return false;
  return (startsOn === null || startsOn <= today) && (endsOn === null || endsOn >= today);
}

/** Characters that surely have room in one printed line: of the name, of what is said of it, of its place. */
const BOX_COLUMNS = [42, 42, 20] as const;
/** The same of an adult; two stand beside each other. */
const ADULT_COLUMN = 48;

export function linesOfBox(columns: readonly [name: string, said: string, place: string]): number {
  return Math.max(...columns.map((text, at) => linesOf(text, BOX_COLUMNS[at] ?? 1)));
}

export function linesOfAdults(adults: readonly string[]): number {
  const lines = adults.map((text) => linesOf(text, ADULT_COLUMN));
  return Math.ceil(lines.reduce((total, each) => total + each, 0) / 2);
}

function linesOf(text: string, width: number): number {
  return Math.max(1, Math.ceil([...text].length / width));
}

/** Lines of one sheet of A4, less its head, its foot and the names of those who are not on it. */
const LINES = 61;
/** Name, allergies, weight and doctor of a child, and how many boxes are left out. */
const LINES_OF_A_CHILD = 5;
/** What stands between two boxes. */
const RULE = 0.25;

/**
 * What of the boxes of one child stands on the one sheet of a home: those that the child is given now in front, then
 * those that the leaflet is for. And how many are left out.
 * @param sheet how many children share it, and how many lines its adults take
 */
export function fitFridgeBoxes(
  boxes: readonly FridgeBox[],
  sheet: { readonly children: number; readonly adultLines: number },
): { readonly boxes: readonly FridgeBox[]; readonly omitted: number } {
  const sorted = [...boxes].sort(
    (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
  let room = (LINES - sheet.adultLines) / Math.max(1, sheet.children) - LINES_OF_A_CHILD;
  const cut = sorted.findIndex(({ lines }) => {
    room -= lines + RULE;
    return room < 0;
  });
  const fitting = cut === -1 ? sorted : sorted.slice(0, cut);
  return { boxes: fitting, omitted: sorted.length - fitting.length };
}

const STANDINGS = ["inside", "unknown", "outside"] as const;

function rank({ label, isWarned, planned }: FridgeBox): number {
  if (planned.length > 0) return -1;
  if (label.kind === "prescription") return STANDINGS.length + 1;
  if (label.kind === "unclassified") return STANDINGS.length + 2;
  // What speaks against a box is worth its line more than a box of which nothing is known.
  return isWarned ? STANDINGS.length : STANDINGS.indexOf(label.standing);
}
