import { DatabaseError } from "@trousse/backend/database/database-error";
import { SetupError } from "@trousse/backend/database/setup-error";
import { expect, test } from "vitest";
import type { LogEntry } from "../telemetry/log.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const pause = { first: 1, longest: 4 };

const unusable = (code: string) =>
  new SetupError("The database of DATABASE_URL cannot be used.", {
    cause: new DatabaseError({ code, message: `failed with ${code}` }),
  });

function open(failures: readonly unknown[]) {
  const left = [...failures];
  const entries: LogEntry[] = [];
  let tries = 0;
  const opened = async () => {
    tries += 1;
    if (left.length > 0) throw left.shift();
    return "open";
  };
  const log = (entry: LogEntry) => void entries.push(entry);
  return { opened, log, entries, tries: () => tries };
}

test.each(["08006", "57P03", "57P01", "53300"])(
  "start-up waits for a database that does not answer yet (%s) and logs each try",
  async (code) => {
    const { opened, log, entries } = open([unusable(code), unusable(code), unusable(code)]);
    expect(await waitForDatabase(opened, { seconds: 10, log, pause })).toBe("open");
    expect(entries.map(({ event }) => event)).toEqual(["waiting", "waiting", "waiting"]);
    expect(entries.map(({ facts }) => facts?.seconds)).toEqual([0.001, 0.002, 0.004]);
    expect(entries[0]?.text).toContain("waits for the PostgreSQL server of DATABASE_URL");
  },
);

test.each([
  { problem: unusable("28P01"), because: "a wrong password" },
  { problem: unusable("42501"), because: "a missing right" },
  { problem: new SetupError("of another version"), because: "a wrong schema" },
  { problem: new Error("ours"), because: "a mistake of ours" },
])("$because fails at once", async ({ problem }) => {
  const { opened, log, entries, tries } = open([problem]);
  await expect(waitForDatabase(opened, { seconds: 10, log, pause })).rejects.toBe(problem);
  expect([tries(), entries]).toEqual([1, []]);
});

test("after the timeout, the error says what was wrong", async () => {
  const problem = unusable("08006");
  const { opened, log } = open(Array(1000).fill(problem));
  await expect(waitForDatabase(opened, { seconds: 0.02, log, pause })).rejects.toBe(problem);
  const once = open([problem]);
  await expect(waitForDatabase(once.opened, { seconds: 0, log, pause })).rejects.toBe(problem);
  expect(once.tries()).toBe(1);
});
