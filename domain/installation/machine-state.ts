import type { Instant } from "../calendar/instant.ts";

/** What the server alone knows of an installation, as the function `machine` answers it to admins. */
export interface MachineState {
  readonly freeBytes: number;
  /** Whether people may write: not while the disk is nearly full. */
  readonly hasRoom: boolean;
  readonly backups: BackupState;
  /** Doses of the last day of which neither a push service nor the mail server told anybody. */
  readonly unreachedDoses: number;
  readonly mail: ChannelState & {
    /** False where mail waits in the mailbox of the machine. */
    readonly isSent: boolean;
  };
  readonly push: ChannelState;
  /** Whether browsers elsewhere reach it, and encrypted. */
  readonly address: "https" | "this-machine" | "unencrypted";
  readonly versions: { readonly program: string; readonly node: string };
  readonly updates: UpdateState;
}

/** Why backups are not as they should be. */
export type BackupProblem = "tool-missing" | "old" | "failed" | "drill";

interface BackupState {
  readonly isOn: boolean;
  readonly isEncrypted: boolean;
  /** Of the newest one; null where there is none. */
  readonly newest: Instant | null;
  readonly problem: BackupProblem | null;
}

/** The last messages of one channel, since the server was started. */
export interface ChannelState {
  readonly deliveredAt: Instant | null;
  readonly failedAt: Instant | null;
}

/** What the place of the operator's choice says of newer versions. */
export type UpdateState =
  | { readonly is: "off" | "pending" | "failed" | "current" }
  | { readonly is: "available"; readonly version: string; readonly notesUrl: string | null };
