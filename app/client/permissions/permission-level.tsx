import { createContext, type ReactNode, use } from "react";
import type { Level } from "#domain/sharing/permission.ts";
import { may, type ProfileAction } from "#domain/sharing/profile-actions.ts";

const PermissionLevelContext = createContext<Level>("own");

/** What the account holds on the profile that the pages show. */
export function PermissionLevelProvider({
  level,
  children,
}: {
  level: Level;
  children: ReactNode;
}) {
  return <PermissionLevelContext value={level}>{children}</PermissionLevelContext>;
}

/** Whether something may be offered here. The database decides in any case; a button it would refuse is no help. */
export function usePermissionCheck(): (action: ProfileAction) => boolean {
  const level = use(PermissionLevelContext);
  return (action) => may(level, action);
}
