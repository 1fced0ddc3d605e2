import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { startBenchServer } from "./harness/bench-server.ts";
import { HttpClient } from "./harness/http-client.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { type LoadOptions, type LoadResult, load } from "./measure/load.ts";
import { median } from "./measure/median.ts";

const LANDING = "/fr-fr";
const TURNS = 5;
const MANY = 16;
const SECONDS = 0.6;
const part = "pages";

/** The landing page as visitors meet it, drawn once in ten seconds, beside a file of its size from the same server. */
export async function pages(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const client = new HttpClient(bench.server.url);
  try {
    const page = await (await fetch(bench.server.url + LANDING)).text();
    const file = await fileOfSize(Buffer.byteLength(page));
    const over = (path: string, pressure: LoadOptions) => async () => {
      const measured = await load(pressure, () =>
        client.request({ path, headers: { "accept-encoding": "gzip" } }),
      );
      client.close();
      return measured;
    };
    const measure = (connections: number, seconds: number) =>
      alternate(TURNS, {
        ours: over(LANDING, { connections, seconds }),
        floor: over(file, { connections, seconds }),
      });
    await measure(MANY, SECONDS / 2);
    const alone = await measure(1, SECONDS / 2);
    const many = await measure(MANY, SECONDS);
    const latency = (results: LoadResult[]) => median(results.map(({ medianMs }) => medianMs));
    const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
    return [
      {
        part,
        what: "landing page, 1 visitor",
        unit: "ms",
        ours: latency(alone.ours),
        floor: latency(alone.floor),
      },
      {
        part,
        what: `landing page, ${MANY} visitors`,
        unit: "per s",
        ours: rate(many.ours),
        floor: rate(many.floor),
      },
    ];
  } finally {
    client.close();
    await bench.close();
  }
}

/** The path of the script or style sheet of the build that is nearest to so many bytes. */
export async function fileOfSize(bytes: number): Promise<string> {
  const folder = join(import.meta.dirname, "../build/client/assets");
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const { size } = await stat(join(folder, name));
      return { path: `/assets/${name}`, distance: Math.abs(size - bytes) };
    }),
  );
  const [nearest] = files.sort((one, other) => one.distance - other.distance);
  if (!nearest) throw new Error("The build holds no files.");
  return nearest.path;
}
