import { expect, test } from "vitest";
import type { Statement } from "./statement.ts";
import { StatementCache } from "./statement-cache.ts";

const statement = (text: string): Statement => ({
  ...{ text, values: [], takes: "nothing" },
  respond: () => new Response(),
});

test("a statement is built once, until it is the least recently used", () => {
  const cache = new StatementCache(2);
  const made: string[] = [];
  const take = (key: string) =>
    cache.take(key, () => {
      made.push(key);
      return statement(key);
    }).text;
  expect(["a", "b", "a", "c", "a", "b"].map(take)).toEqual(["a", "b", "a", "c", "a", "b"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a refusal is not cached", () => {
  const cache = new StatementCache(2);
  const refuse = () => {
    throw new Error("no");
  };
  expect(() => cache.take("a", refuse)).toThrow("no");
  expect(cache.take("a", () => statement("made")).text).toBe("made");
});
