import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("tasks up to the limit run, the next ones wait, and further ones are refused", async () => {
  const takeTurn = createConcurrencyLimit(2, { max: 1, error: () => new Error("full") });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) =>
    takeTurn(() => {
      begun.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  const [one, two, three] = [job("one"), job("two"), job("three")];
  await expect(job("four")).rejects.toThrow("full");
  expect(begun).toEqual(["one", "two"]);
  ends.get("one")?.();
  expect(await one).toBe("one");
  expect(begun).toEqual(["one", "two", "three"]);
  ends.get("two")?.();
  ends.get("three")?.();
  expect(await Promise.all([two, three])).toEqual(["two", "three"]);
});

test("a task that fails frees its place", async () => {
  const takeTurn = createConcurrencyLimit(1);
  const failing = takeTurn(async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await takeTurn(async () => "next")).toBe("next");
});

test("without a limit for them any number of tasks waits, and none runs beside another", async () => {
  const takeTurn = createConcurrencyLimit(1);
  let running = 0;
  let most = 0;
  const job = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return index;
  };
  const indexes = Array.from({ length: 50 }, (_, index) => index);
  const found = await Promise.all(indexes.map((index) => takeTurn(() => job(index))));
  expect(found).toEqual(indexes);
  expect(most).toBe(1);
});
