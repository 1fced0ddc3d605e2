import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Started, startAndStop } from "./harness/started-process.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const ours = join(import.meta.dirname, "../scripts/start.ts");
const bare = join(import.meta.dirname, "floor/bare-server.ts");

const TURNS = 5;
const part = "start";

/** From nothing to the first answer, and what it then takes, beside the least that Node can start. */
export async function start(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-bench-"));
  try {
    const startOn = (name: string) =>
      startAndStop(ours, "/fr-fr", { DATA_DIR: join(folder, name), LOG: "problems" });
    const first = [await startOn("first"), await startOn("second")];
    const again = await alternate(TURNS, {
      ours: () => startOn("first"),
      floor: () => startAndStop(bare, "/"),
    });
    const time = (starts: Started[]) => median(starts.map(({ firstAnswerMs }) => firstAnswerMs));
    const memory = (starts: Started[]) => median(starts.map(({ idleMegabytes }) => idleMegabytes));
    const floor = time(again.floor);
    const target = { of: "value", is: "at most", than: 5000 } as const;
    return [
      { part, what: "first start ever, to the landing page", unit: "ms", ours: time(first), floor },
      {
        part,
        what: "start, to the landing page",
        unit: "ms",
        ours: time(again.ours),
        floor,
        target,
      },
      {
        part,
        what: "memory when idle",
        unit: "MB",
        ours: memory(again.ours),
        floor: memory(again.floor),
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
