import type { Backend } from "@trousse/backend/backend";
import type { EngineLoad } from "@trousse/backend/database/engine";
import type { Keys } from "@trousse/backend/identity/api-keys";
import type { ReadinessCheck } from "./readiness.ts";

/** What the HTTP server needs, wherever the data is stored. */
export interface InstallationServices {
  readonly keys: Pick<Keys, "publishableKey">;
  /** Gives access to the mailbox and the metrics from this machine; undefined where no data is stored here. */
  readonly localToken?: string;
  /** Answers the requests that reach this server. */
  readonly backend: Pick<Backend, "fetch" | "paths">;
  /** The sockets of Realtime; missing where another server has them. */
  readonly realtime?: Backend["realtime"];
  /** The backend that pages call, where it is not the one of this server. */
  readonly pageBackend?: Pick<Backend, "fetch">;
  /** Conditions of readiness. */
  readonly checks: readonly ReadinessCheck[];
  /** Calls `heard` when content that pages show has changed, or may have; missing where no change can be observed. */
  onContentChange?(heard: () => void): void;
  /** The code that the first administrator has to enter, while there is no administrator. */
  readonly adminCode?: string | undefined;
  databaseLoad(): EngineLoad;
  close(): Promise<void>;
}
