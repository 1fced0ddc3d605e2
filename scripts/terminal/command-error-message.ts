import { FolderInUse } from "@trousse/backend/database/pglite/lock";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";

/** What a command prints that needs the database for itself. @param deed what to do once Trousse has stopped */
export function commandErrorMessage(problem: unknown, deed: "export" | "import"): string {
  if (!(problem instanceof FolderInUse)) return startupErrorMessage(problem);
  const [inUse] = problem.message.split(";");
  return `${inUse}: stop Trousse, ${deed}, and start it again.`;
}
