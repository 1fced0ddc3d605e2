import type { Engine } from "../backend/database/engine.ts";
import type { FunctionHandler } from "../backend/functions/functions.ts";
import { refuseAllButAdmins } from "../supabase/functions/_shared/admins.ts";
import type { BackupStatus } from "./backups/schedule.ts";
import type { FreeSpace } from "./free-space.ts";

export interface Machine {
  readonly space: Pick<FreeSpace, "free" | "hasRoom">;
  readonly backups: () => Promise<BackupStatus>;
}

/**
 * Tells admins how the installation is: whether the disk has room, how the backups are, and of how many doses of the
 * last day no way told anybody. Only this server has such a
 * door; a project of Supabase keeps its own machine.
 */
export function openMachineDoor(engine: Engine, { space, backups }: Machine): FunctionHandler {
  return async (_, { caller }) => {
    const refused = await refuseAllButAdmins({
      person: caller.token && { id: caller.token.sub, email: "" },
      asCaller: (text, values = []) => engine.asRole(caller, text, values),
    });
    if (refused) return refused;
    const { isOn, newest, problem } = await backups();
    const [row] = await engine.transaction((tx) =>
      tx.query<{ unreached: number }>("select private.count_unreached(now()) as unreached"),
    );
    return Response.json({
      freeBytes: space.free,
      hasRoom: space.hasRoom(),
      backups: { isOn, newest: newest ?? null, isWell: problem === undefined },
      unreachedDoses: row?.unreached ?? 0,
    });
  };
}
