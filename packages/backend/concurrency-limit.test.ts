import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("tasks up to the limit run, the next ones wait, and further ones are refused", async () => {
  const takeTurn = createConcurrencyLimit(2, 1);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) =>
    takeTurn(() => {
      begun.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  const [one, two, three] = [job("one"), job("two"), job("three")];
  await expect(job("four")).rejects.toMatchObject({ code: "SlowDown" });
  expect(begun).toEqual(["one", "two"]);
  ends.get("one")?.();
  expect(await one).toBe("one");
  expect(begun).toEqual(["one", "two", "three"]);
  ends.get("two")?.();
  ends.get("three")?.();
  expect(await Promise.all([two, three])).toEqual(["two", "three"]);
});

test("a task that fails frees its place", async () => {
  const takeTurn = createConcurrencyLimit(1, 0);
  const failing = takeTurn(async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await takeTurn(async () => "next")).toBe("next");
});
