import type { TreatmentAnswers } from "../interactions/treatments.ts";

/** The answers of a profile as they are stored; a name that cannot be read is left out, and asked about again. */
export function readTreatmentAnswers(
  row: { readonly taken_treatments?: unknown; readonly untaken_treatments?: unknown } | null,
): TreatmentAnswers {
  return { taken: textsOf(row?.taken_treatments), untaken: textsOf(row?.untaken_treatments) };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
}
