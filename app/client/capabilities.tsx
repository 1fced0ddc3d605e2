import { createContext, type ReactNode, use } from "react";
import { type Deed, may } from "../../domain/sharing/capabilities.ts";
import type { Level } from "../../domain/sharing/permission.ts";

const LevelContext = createContext<Level>("own");

/** What the account holds on the profile that the pages show. */
export function LevelProvider({ level, children }: { level: Level; children: ReactNode }) {
  return <LevelContext value={level}>{children}</LevelContext>;
}

/** Whether something may be offered here. The database decides in any case; a button it would refuse is no help. */
export function useMay(): (deed: Deed) => boolean {
  const level = use(LevelContext);
  return (deed) => may(level, deed);
}
