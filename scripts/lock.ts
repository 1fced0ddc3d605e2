import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completeLock } from "./packages/complete-lock.ts";

const file = join(import.meta.dirname, "../package-lock.json");
const lock = JSON.parse(await readFile(file, "utf8"));
const added = completeLock(lock);
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(", ")}.` : "The lock file was complete.");
