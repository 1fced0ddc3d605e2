import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { clearStamp, stampBuild } from "./building/build-stamp.ts";
import { bundleServiceWorker } from "./building/bundle-service-worker.ts";
import { shellOfBuild } from "./building/shell-of-build.ts";

const root = join(import.meta.dirname, "..");

/** What shrinks. Pictures and fonts are packed already. */
const TEXT = /\.(css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** To pack takes as long as the rest: a test that reads the build over no line leaves it out. */
const isPacked = !process.argv.includes("--unpacked");

await clearStamp();
const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
const { status } = spawnSync(process.execPath, [cli, "build"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status === 0) {
  const folder = join(root, "build/client");
  const shell = await shellOfBuild(join(root, "build"));
  await writeFile(join(folder, "sw.js"), await bundleServiceWorker(shell));
  if (isPacked) await packFiles(folder);
  await stampBuild();
}
process.exitCode = status ?? 1;

/** Puts `name.br` and `name.gz` beside each text file, as hard as they can be packed. */
async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const plain = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(plain));
      await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}
