import { createContext, use } from "react";
import type { GuidanceLevel } from "#domain/content/guidance-level.ts";

/** The level of the installation, which every screen that answers asks for. */
export const GuidanceLevelContext = createContext<GuidanceLevel>("checks");

export function useGuidanceLevel(): GuidanceLevel {
  return use(GuidanceLevelContext);
}
