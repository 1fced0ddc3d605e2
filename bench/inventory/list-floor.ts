import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { type FileServer, type ServedFile, serveFiles } from "../harness/file-server.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** Builds and serves the minimal windowed list. Its page is sent compressed, the rows are not. */
export async function serveBareList(rows: string): Promise<FileServer> {
  const outDir = await mkdtemp(join(tmpdir(), "trousse-bench-list-"));
  try {
    await build({
      root: join(import.meta.dirname, "../floor/list"),
      configFile: false,
      logLevel: "error",
      build: { outDir, emptyOutDir: true },
    });
    const files = new Map<string, ServedFile>([
      ["/rows.json", { type: "application/json; charset=utf-8", body: rows, isPacked: false }],
    ]);
    for (const entry of await readdir(outDir, { recursive: true })) {
      const type = TYPES[extname(entry)];
      if (!type) continue;
      const file = { type, body: await readFile(join(outDir, entry)), isPacked: true };
      files.set(entry === "index.html" ? "/" : `/${entry}`, file);
    }
    return await serveFiles(files);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
