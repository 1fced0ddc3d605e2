import { createContext, type ReactNode } from "react";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";

/** What the page adds to an offered box: what the person has had of its substance, and what its leaflet says. */
export const BoxNote = createContext<((box: CabinetBox) => ReactNode) | null>(null);
