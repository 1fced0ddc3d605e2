import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";

/** Lines of the page below who it is about. */
const TREATMENT_LINES = 24;
const LINES = 52;
/** Characters of a line: across the page, and in one of its two columns beside quantity and day. */
const WIDE = 90;
const NARROW = 34;
/** Two lines of boxes stand side by side. */
const COLUMNS = 2;

/** What of a cabinet stands on one page: treatments first, then the other boxes by name, and how many have no room. */
export function fitOnPage(boxes: readonly StoredMedication[]): {
  readonly treatments: readonly StoredMedication[];
  readonly others: readonly StoredMedication[];
  readonly omitted: number;
} {
  const isTreatment = ({ schedule }: StoredMedication) => schedule.doses.length > 0;
  const treatments = fitting(boxes.filter(isTreatment), TREATMENT_LINES, (box) => {
    // The hours are as long as the name, or longer.
    return linesOf(box, WIDE) + Math.ceil(box.schedule.doses.length / 4);
  });
  const left = (LINES - treatments.lines) * COLUMNS;
  const others = fitting(
    boxes.filter((box) => !isTreatment(box)),
    left,
    (box) => linesOf(box, NARROW),
  );
  return {
    treatments: treatments.boxes,
    others: others.boxes,
    omitted: boxes.length - treatments.boxes.length - others.boxes.length,
  };
}

function fitting(
  boxes: readonly StoredMedication[],
  room: number,
  linesOfBox: (box: StoredMedication) => number,
): { readonly boxes: readonly StoredMedication[]; readonly lines: number } {
  const sorted = [...boxes].sort((a, b) => a.name.localeCompare(b.name));
  const taken: StoredMedication[] = [];
  let lines = 0;
  for (const box of sorted) {
    const next = lines + linesOfBox(box);
    if (next > room) continue;
    lines = next;
    taken.push(box);
  }
  return { boxes: taken, lines };
}

function linesOf({ name, dosage, form }: StoredMedication, width: number): number {
  return Math.ceil(`${name} ${dosage} ${form}`.length / width);
}
