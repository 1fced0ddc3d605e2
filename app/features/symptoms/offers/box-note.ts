import { createContext, type ReactNode } from "react";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";

export interface BoxNotes {
  /** What the person has had of the substance of a box, and what its leaflet says. */
  readonly doses: (box: CabinetBox) => ReactNode;
  /** The latest dose of one substance alone. */
  readonly lastDose: (box: CabinetBox, substance: Substance) => ReactNode;
}

/** What the page adds to a box. */
export const BoxNote = createContext<BoxNotes | null>(null);
