import { z } from "zod";
import { BackupKey } from "./backup-key.ts";
import { runDrill } from "./drill.ts";

/** The entry point of the nightly drill's process: it gets one request, answers once, and ends, which frees its memory. */
const drillRequest = z.object({
  snapshot: z.object({ name: z.string(), madeAt: z.number(), path: z.string() }),
  key: z.string().optional(),
});

process.once("message", async (message) => {
  const { snapshot, key } = drillRequest.parse(message);
  const found = await runDrill(snapshot, key === undefined ? undefined : new BackupKey(key));
  process.send?.(found, () => process.disconnect());
});
