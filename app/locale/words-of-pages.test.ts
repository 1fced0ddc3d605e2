import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import accountsOf from "./fr/data-area.ts";
import frame from "./fr/frame-area.ts";
import site from "./fr/site-area.ts";

const root = join(import.meta.dirname, "../..");
const members = join(root, "app/routes/member");

/** What only visitors read: the documents of signed-in pages leave it out. */
const LEFT_OUT = Object.keys(site).filter((noun) => !(noun in frame));

const pages = readdirSync(members).filter(
  (name) => name.endsWith(".tsx") && !name.includes(".test."),
);

test.each(pages)("%s and all that it imports say nothing that only visitors read", (page) => {
  const files = reachedFrom(join(members, page));
  expect(files.size).toBeGreaterThan(1);
  const brings = [...files].some((file) => /(?:areas: |addArea\()\[?"data"/.test(read(file)));
  const missing = LEFT_OUT.filter((noun) => !(brings && noun in accountsOf));
  const said = new RegExp(`["'\`](?:${missing.join("|")})\\.[a-z$]`);
  expect([...files].filter((file) => said.test(read(file)))).toEqual([]);
});

/** With what is imported later. */
function reachedFrom(start: string): Set<string> {
  const files = new Set([start]);
  for (const file of files) {
    for (const [, , , name = ""] of read(file).matchAll(
      /(?:(\bfrom|^import)\s+|(\bimport\(\s*))"([^"]+)"/gm,
    )) {
      const path = name.startsWith("#") ? join(root, name.slice(1)) : resolve(dirname(file), name);
      if (/\.tsx?$/.test(name) && existsSync(path)) files.add(path);
    }
  }
  return files;
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
