import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REACHED_BY } from "#e2e/fixtures/dialogs.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** What opens a dialog: a component of `ui/dialog`, the library behind it, or the browser's own. */
const OPENS = /<(?:Dialog|ConfirmDialog|DeferredConfirmDialog|Base\.Popup|dialog)[\s>]/u;

/** The two components that all others are made of; a page of its own, which nothing is behind. */
const NOT_DIALOGS = [
  "ui/dialog/confirm-dialog.tsx",
  "ui/dialog/deferred-confirm-dialog.tsx",
  "ui/dialog/deferred-dialog.tsx",
  "features/lock/lock-screen.tsx",
  // Draw the one that was fetched, which is in the list.
  "features/site/language/language-select.tsx",
  "features/site/language/region-card.tsx",
];

const dialogs = globSync("**/*.tsx", { cwd: join(ROOT, "app") })
  .filter((path) => !path.endsWith(".test.tsx") && !NOT_DIALOGS.includes(path))
  .filter((path) => OPENS.test(read(`app/${path}`)))
  .sort();

test("every dialog is named with what reaches it by the browser’s way back", () => {
  expect(Object.keys(REACHED_BY).sort()).toEqual(dialogs);
});

test("what reaches a dialog stands in a journey", () => {
  const journey = ["back.spec.ts", "back-rare.spec.ts", "fixtures/member-dialogs.ts"]
    .map((name) => read(`e2e/${name}`))
    .join("\n");
  const missing = Object.values(REACHED_BY).filter((name) => !journey.includes(name));
  expect(missing).toEqual([]);
});
