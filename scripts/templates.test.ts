import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { currentTemplates } from "./templates.ts";

test("the mail templates are those of the texts; if not, run `npm run templates`", async () => {
  const templates = await currentTemplates();
  expect(templates.size).toBe(10);
  for (const [path, text] of templates) expect(await readFile(path, "utf8"), path).toBe(text);
});
