import { expect, test } from "vitest";
import { type BatchHandlers, createRunner, type IllustratedArticle } from "./batch.ts";

const articles: IllustratedArticle[] = ["a", "b", "c"].map((id) => ({
  id,
  title: `Article ${id}`,
  imageUrl: null,
}));

function aRunner(handlers: Partial<BatchHandlers> = {}) {
  const said: string[] = [];
  const runner = createRunner({
    make: async ({ id }) => void said.push(`make ${id}`),
    onMade: ({ id }) => said.push(`made ${id}`),
    onFailed: ({ id }) => said.push(`failed ${id}`),
    remember: (queue) => said.push(`left ${queue.join("")}`),
    wait: async (ms) => void said.push(`wait ${ms}`),
    ...handlers,
  });
  return { runner, said };
}

test("images are made in turn, with two seconds between them", async () => {
  const { runner, said } = aRunner();
  await runner.start(articles);
  expect(said.filter((word) => !word.startsWith("left"))).toEqual([
    ...["make a", "made a", "wait 2000", "make b", "made b", "wait 2000", "make c", "made c"],
  ]);
  expect(runner.read()).toEqual({ is: "done", queue: [], done: 3, failures: {} });
});

test("one that fails says why, and the others are made", async () => {
  const { runner } = aRunner({
    make: async ({ id }) => {
      if (id === "b") throw new Error("no picture");
    },
  });
  await runner.start(articles);
  expect(runner.read()).toMatchObject({
    is: "done",
    done: 3,
    failures: { b: new Error("no picture") },
  });
});

test("what is left after a cancel is remembered, and can go on", async () => {
  const { runner, said } = aRunner({
    make: async ({ id }, signal) => {
      if (id === "b") runner.cancel();
      signal.throwIfAborted();
    },
  });
  await runner.start(articles);
  expect(runner.read()).toMatchObject({ is: "paused", queue: ["b", "c"], done: 1, failures: {} });
  expect(said.at(-1)).toBe("left bc");
});

test("a cancel in the pause begins nothing more", async () => {
  const { runner, said } = aRunner({ wait: async () => runner.cancel() });
  await runner.start(articles);
  expect(said).not.toContain("make b");
  expect(runner.read()).toMatchObject({ is: "paused", queue: ["b", "c"] });
});

test("a second start while one runs does nothing", async () => {
  const { runner, said } = aRunner();
  await Promise.all([runner.start(articles), runner.start(articles)]);
  expect(said.filter((word) => word === "make a")).toHaveLength(1);
});

test("a new batch forgets the failures of the last", async () => {
  let isBroken = true;
  const { runner } = aRunner({
    make: async () => {
      if (isBroken) throw new Error("no picture");
    },
  });
  await runner.start(articles.slice(0, 1));
  isBroken = false;
  await runner.start(articles.slice(0, 1));
  expect(runner.read()).toMatchObject({ is: "done", failures: {} });
});
