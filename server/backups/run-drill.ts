import { z } from "zod";
import { BackupKey } from "./backup-key.ts";
import { drill } from "./drill.ts";

/** The process of a nightly drill: asked by its parent once, answers once, and gives its memory back. */
const question = z.object({
  snapshot: z.object({ name: z.string(), madeAt: z.number(), path: z.string() }),
  key: z.string().optional(),
});

process.once("message", async (message) => {
  const { snapshot, key } = question.parse(message);
  const found = await drill(snapshot, key === undefined ? undefined : new BackupKey(key));
  process.send?.(found, () => process.disconnect());
});
