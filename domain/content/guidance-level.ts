/**
 * What the screens that answer may do with the facts of a person. `checks` compares: it refuses, names the earliest
 * moment and counts against ceilings. `leaflet` shows the record and the leaflet side by side and compares nothing: what
 * it means for an operator who offers either to others stands in docs/operations.md.
 */
export const GUIDANCE_LEVELS = ["checks", "leaflet"] as const;

export type GuidanceLevel = (typeof GUIDANCE_LEVELS)[number];

/** As the operator wrote it in the settings of the site; without it, and for any other word, `checks`. */
export function readGuidanceLevel(written: string | null): GuidanceLevel {
  const word = written?.trim().toLowerCase();
  return GUIDANCE_LEVELS.find((level) => level === word) ?? "checks";
}
