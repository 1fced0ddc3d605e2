import type { Engine } from "@trousse/backend/database/engine";
import type { FunctionHandler } from "@trousse/backend/functions/functions";
import { instant } from "#domain/calendar/instant.ts";
import type {
  ChannelState,
  MachineState,
  UpdateState,
} from "#domain/installation/machine-state.ts";
import { refuseNonAdmins } from "#supabase/functions/_shared/refuse-non-admins.ts";
import type { BackupStatus } from "../backups/backup-scheduler.ts";
import type { FreeSpace } from "../disk/free-space.ts";
import { VERSION } from "../version.ts";

export interface InstallationStatusSources {
  readonly space: Pick<FreeSpace, "free" | "hasFreeSpace">;
  readonly backups: () => Promise<BackupStatus>;
  readonly channel: (name: "push" | "email") => ChannelState;
  readonly sendsMail: boolean;
  readonly address: MachineState["address"];
  readonly updates: () => UpdateState;
}

/**
 * Answers admins with the status of the installation, for the health page and the banner of the back office. Only this
 * server has this endpoint; on hosted Supabase, the machine is Supabase's.
 */
export function createInstallationStatusHandler(
  engine: Engine,
  { space, backups, channel, sendsMail, address, updates }: InstallationStatusSources,
): FunctionHandler {
  return async (_, { caller }) => {
    const refused = await refuseNonAdmins({
      person: caller.token && { id: caller.token.sub, email: "" },
      asCaller: (text, values = []) => engine.asRole(caller, text, values),
    });
    if (refused) return refused;
    const { isOn, isEncrypted, newest, problem } = await backups();
    const [row] = await engine.transaction((tx) =>
      tx.query<{ unreached: number }>("select private.count_undelivered_doses(now()) as unreached"),
    );
    const state: MachineState = {
      freeBytes: space.free,
      hasRoom: space.hasFreeSpace(),
      backups: {
        isOn,
        isEncrypted,
        newest: newest === undefined ? null : instant(newest),
        problem: problem ?? null,
      },
      unreachedDoses: row?.unreached ?? 0,
      mail: { ...channel("email"), isSent: sendsMail },
      push: channel("push"),
      address,
      versions: { program: VERSION, node: process.versions.node },
      updates: updates(),
    };
    return Response.json(state);
  };
}
