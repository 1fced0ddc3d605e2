import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { dumpOf } from "./dump-of.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

/**
 * An empty PGlite as it dumps itself, kept between runs: to make one takes seconds, to load this one
 * a third of a second.
 */
export function pgliteTemplate(): Promise<Blob> {
  template ??= readTemplate();
  return template;
}

let template: Promise<Blob> | undefined;

async function readTemplate(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(packageFile(), "utf8"));
  const file = `${CACHE}pglite-${version}.tar`;
  const bytes = await readFile(file).catch(() => make(file));
  return dumpOf(bytes);
}

/** A new database in memory, for what no engine answers differently. Close it. */
export async function openEmbedded(): Promise<Engine> {
  return openDatabase({ memory: true, from: await pgliteTemplate() });
}

/** Under another name first: several test files may be making it at once. */
async function make(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await PGlite.create();
  const bytes = await (await pglite.dumpDataDir("none")).bytes();
  await pglite.close();
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}

function packageFile(): URL {
  return new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
}
