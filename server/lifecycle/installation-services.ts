import type { Backend } from "@trousse/backend/backend";
import type { EngineLoad } from "@trousse/backend/database/engine";
import type { Keys } from "@trousse/backend/identity/api-keys";
import type { ReadinessCheck } from "./readiness.ts";

/** What a door is opened for, wherever the data is. */
export interface InstallationServices {
  readonly keys: Pick<Keys, "publishableKey">;
  /** Who shows it may read the mailbox and the measures from this machine; none where nothing is kept here. */
  readonly localToken?: string;
  /** What answers behind this door. */
  readonly backend: Pick<Backend, "fetch" | "paths">;
  /** Whom pages ask, where that is not the backend behind this door. */
  readonly pageBackend?: Pick<Backend, "fetch">;
  /** What must be right before requests may come. */
  readonly checks: readonly ReadinessCheck[];
  /** Calls `heard` when what pages show has changed, or may have; missing where nobody would tell. */
  onContentChange?(heard: () => void): void;
  /** What somebody has to enter to run the installation, as long as nobody does. */
  readonly adminCode?: string | undefined;
  databaseLoad(): EngineLoad;
  close(): Promise<void>;
}
