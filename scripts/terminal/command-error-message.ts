import { FolderInUse } from "@trousse/backend/database/pglite/lock";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";

/** The message of a command that needs the database exclusively. @param command to run once Trousse has stopped */
export function commandErrorMessage(
  problem: unknown,
  command: "export" | "import" | "measure",
): string {
  if (!(problem instanceof FolderInUse)) return startupErrorMessage(problem);
  const [inUse] = problem.message.split(";");
  return `${inUse}: stop Trousse, ${command}, and start it again.`;
}
