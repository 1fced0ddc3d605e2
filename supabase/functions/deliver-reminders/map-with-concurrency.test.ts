import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapWithConcurrency } from "./map-with-concurrency.ts";

test("no more than the limit run at once, and results are in the order of the items", async () => {
  let underWay = 0;
  let most = 0;
  const answers = await mapWithConcurrency([5, 1, 3, 0, 2], 2, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await delay(item);
    underWay -= 1;
    return item * 10;
  });
  expect(answers).toEqual([50, 10, 30, 0, 20]);
  expect(most).toBe(2);
});

test("an empty list is done at once", async () => {
  expect(await mapWithConcurrency([], 3, async () => 1)).toEqual([]);
});
