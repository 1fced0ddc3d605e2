import { fold } from "../locale/fold.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";

/**
 * Substances for which a certificate of transport is often asked for, as the French agency lists them; it says that the list is
 * not complete. Agence nationale de sécurité du médicament (ANSM), "Voyager avec mes médicaments", read on 26 November 2026.
 */
const OFTEN_CERTIFIED = [
  "buprenorphine",
  "fentanyl",
  "hydromorphone",
  "methadone",
  "methylphenidate",
  "morphine",
  "oxycodone",
] as const;

/**
 * Whether borders may ask for a certificate. The lists of medicines say what needs a prescription and not what is a narcotic, so
 * for everything on prescription, and for what nobody knows, it is `unknown`.
 */
export type BorderStanding = "often-certified" | "unknown" | "without-prescription";

export function borderStanding(
  substances: readonly Substance[],
  needsPrescription: boolean | null,
): BorderStanding {
  if (substances.some(isOftenCertified)) return "often-certified";
  return needsPrescription === false ? "without-prescription" : "unknown";
}

function isOftenCertified(substance: Substance): boolean {
  const words = fold(substance).split(/[^a-z]+/);
  return OFTEN_CERTIFIED.some((each) => words.includes(each));
}
