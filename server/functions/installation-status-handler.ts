import type { Engine } from "@trousse/backend/database/engine";
import type { FunctionHandler } from "@trousse/backend/functions/functions";
import { refuseNonAdmins } from "#supabase/functions/_shared/refuse-non-admins.ts";
import type { BackupStatus } from "../backups/backup-scheduler.ts";
import type { FreeSpace } from "../disk/free-space.ts";

export interface InstallationStatusSources {
  readonly space: Pick<FreeSpace, "free" | "hasFreeSpace">;
  readonly backups: () => Promise<BackupStatus>;
}

/**
 * Answers admins with the status of the installation: free disk space, the backups, and how many doses of the last day
 * could not be notified on any channel. Only this server has this endpoint; on hosted Supabase, the machine is Supabase's.
 */
export function createInstallationStatusHandler(
  engine: Engine,
  { space, backups }: InstallationStatusSources,
): FunctionHandler {
  return async (_, { caller }) => {
    const refused = await refuseNonAdmins({
      person: caller.token && { id: caller.token.sub, email: "" },
      asCaller: (text, values = []) => engine.asRole(caller, text, values),
    });
    if (refused) return refused;
    const { isOn, newest, problem } = await backups();
    const [row] = await engine.transaction((tx) =>
      tx.query<{ unreached: number }>("select private.count_undelivered_doses(now()) as unreached"),
    );
    return Response.json({
      freeBytes: space.free,
      hasRoom: space.hasFreeSpace(),
      backups: { isOn, newest: newest ?? null, isWell: problem === undefined },
      unreachedDoses: row?.unreached ?? 0,
    });
  };
}
