import type { StandingLabel } from "../dose-rules/standing-label.ts";

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
}

/** Boxes that fit on the sheet of a home, of two printed lines each; each child takes the place of three. */
const BOXES = 30;
const BOXES_OF_A_CHILD = 3;
/** Of one child, however few children there are. */
const BOXES_MAX = 10;

/**
 * What of the boxes of one child stands on the one sheet of a home, those that the leaflet is for in front, and how many
 * have no room.
 * @param children how many of them share the sheet
 */
export function fitFridgeBoxes(
  boxes: readonly FridgeBox[],
  children: number,
): { readonly boxes: readonly FridgeBox[]; readonly omitted: number } {
  const room = BOXES - BOXES_OF_A_CHILD * children;
  const most = Math.min(BOXES_MAX, Math.floor(room / Math.max(1, children)));
  const sorted = [...boxes].sort(
    (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
  return { boxes: sorted.slice(0, most), omitted: Math.max(0, boxes.length - most) };
}

const STANDINGS = ["inside", "unknown", "outside"] as const;

function rank({ label, isWarned }: FridgeBox): number {
  if (label.kind === "prescription") return STANDINGS.length + 1;
  if (label.kind === "unclassified") return STANDINGS.length + 2;
  // What speaks against a box is worth its line more than a box of which nothing is known.
  return isWarned ? STANDINGS.length : STANDINGS.indexOf(label.standing);
}
