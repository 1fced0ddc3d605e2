import type { Backend } from "../backend/backend.ts";
import type { EngineLoad } from "../backend/database/engine.ts";
import type { Keys } from "../backend/gates/keys.ts";
import type { Check } from "./readiness.ts";

/** What a door is opened for, wherever the data is. */
export interface Served {
  readonly keys: Pick<Keys, "publishableKey">;
  /** Who shows it may read the mailbox and the measures from this machine; none where nothing is kept here. */
  readonly localToken?: string;
  /** What answers behind this door. */
  readonly backend: Pick<Backend, "fetch" | "addresses">;
  /** Whom pages ask, where that is not the backend behind this door. */
  readonly elsewhere?: Pick<Backend, "fetch">;
  /** What must be right before requests may come. */
  readonly checks: readonly Check[];
  /** Calls `heard` when what pages show has changed, or may have; missing where nobody would tell. */
  hearChanges?(heard: () => void): void;
  /** What somebody has to enter to run the installation, as long as nobody does. */
  readonly adminCode?: string | undefined;
  databaseLoad(): EngineLoad;
  close(): Promise<void>;
}
