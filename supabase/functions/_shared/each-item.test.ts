import { expect, test } from "vitest";
import { eachItem } from "./each-item.ts";

const failure = new Error("poisoned");

test("an item that fails is reported and postponed, and the others are done once", async () => {
  const done: string[] = [];
  const postponed: string[] = [];
  const reported: unknown[] = [];
  await eachItem(
    ["first", "poisoned", "last"],
    async (item) => {
      if (item === "poisoned") throw failure;
      done.push(item);
    },
    async (item) => {
      postponed.push(item);
    },
    (problem) => reported.push(problem),
  );
  expect({ done, postponed, reported }).toEqual({
    done: ["first", "last"],
    postponed: ["poisoned"],
    reported: [failure],
  });
});

test("an item that cannot be postponed does not stop the next", async () => {
  const done: string[] = [];
  const reported: unknown[] = [];
  await eachItem(
    ["poisoned", "last"],
    async (item) => {
      if (item === "poisoned") throw failure;
      done.push(item);
    },
    async () => {
      throw new Error("the database is away");
    },
    (problem) => reported.push(problem),
  );
  expect(done).toEqual(["last"]);
  expect(reported).toHaveLength(2);
});
