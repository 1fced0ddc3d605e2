import { plainLine } from "../../plain-text.ts";

/** What a medicine is in a generic group: the words of CIS_GENER, of which the file gives 0, 1, 2 and 4. */
const KINDS: Readonly<Record<string, GenericKind>> = {
  "0": "original",
  "1": "generic",
  "2": "complementary",
  "4": "substitutable",
};

export type GenericKind = "original" | "generic" | "complementary" | "substitutable";

export function isGenericKind(word: string): word is GenericKind {
  return Object.values(KINDS).some((known) => known === word);
}

/** One row of CIS_GENER: a medicine, which the list may not have, in one of its groups. */
export interface GenericRow {
  /** The number of the group. */
  readonly group: number;
  /** In French: the substance with its strength, and the originals. */
  readonly label: string;
  readonly cis: string;
  readonly kind: GenericKind;
}

/** What the column holds at most; the longest of May 2026 has 430. */
const LABEL_MAX = 1000;

/**
 * Null for a row that cannot be read: without a number or a label, or with a kind that the file does not explain.
 * @param columns trimmed, in the order of the file, with a good code in the third
 */
export function genericRowOf(columns: readonly string[]): GenericRow | null {
  const [number = "", written = "", cis = "", code = ""] = columns;
  const label = plainLine(written);
  const kind = KINDS[code];
  const isLabel = label !== "" && label.length <= LABEL_MAX;
  if (!/^\d{1,5}$/.test(number) || !isLabel || kind === undefined) return null;
  return { group: Number(number), label, cis, kind };
}

/** What tells a medicine of the list apart. */
export interface GroupMember {
  readonly referenceId: string;
  readonly cis: string;
}

/** By what a box is found in a group. */
export interface GroupedBox {
  readonly referenceId: string | null;
  readonly officialNumber: string | null;
  /** Absent where neither the box nor its reference has a number. */
  readonly leaflet?: object | null;
}

/** The boxes that are of a group: by their reference, or by the number that somebody typed from the pack. */
export function boxesOfGroup<Box extends GroupedBox>(
  members: readonly GroupMember[],
  boxes: readonly Box[],
): Box[] {
  return boxes.filter(({ referenceId, officialNumber }) =>
    members.some((member) => member.referenceId === referenceId || member.cis === officialNumber),
  );
}

/** The boxes of which no number is known: nobody can say whether they are of a group. */
export function ungroupable<Box extends GroupedBox>(boxes: readonly Box[]): Box[] {
  return boxes.filter(({ leaflet }) => !leaflet);
}
