import { FolderInUse } from "../backend/database/lock.ts";
import { whyNot } from "../server/why-not.ts";

/** What a command prints that needs the database for itself. @param deed what to do once Trousse has stopped */
export function whyNotDone(problem: unknown, deed: "export" | "import"): string {
  if (!(problem instanceof FolderInUse)) return whyNot(problem);
  const [inUse] = problem.message.split(";");
  return `${inUse}: stop Trousse, ${deed}, and start it again.`;
}
