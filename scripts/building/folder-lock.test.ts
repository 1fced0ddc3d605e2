import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { withFolderLock } from "./folder-lock.ts";

test("the second holder waits, also when the first one fails", async () => {
  const parent = await mkdtemp(join(tmpdir(), "in-turn-"));
  const folder = join(parent, "not/there/yet");
  const events: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = withFolderLock(folder, async () => {
    events.push("first begins");
    begin();
    await setTimeout(50);
    events.push("first fails");
    throw new Error("no build");
  });
  await begun;
  const second = withFolderLock(folder, async () => {
    events.push("second begins");
  });
  await expect(first).rejects.toThrow("no build");
  await second;
  expect(events).toEqual(["first begins", "first fails", "second begins"]);
  await rm(parent, { recursive: true });
});
