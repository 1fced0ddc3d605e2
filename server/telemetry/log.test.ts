import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLog, type LogEntry, type LogFormat } from "./log.ts";

const entry: LogEntry = {
  level: "info",
  event: "request",
  facts: { status: 200, id: undefined },
  text: "GET / 200",
  isBuffered: true,
};
const broken: LogEntry = { level: "error", event: "problem", text: "Problem: RangeError" };

function read(format: LogFormat) {
  const prints: string[] = [];
  return { prints, log: createLog({ format, print: (lines) => void prints.push(lines) }) };
}

test("the JSON format has one line for each entry, without unknown facts", async () => {
  const { prints, log } = read("json");
  log(entry);
  log(broken);
  const [first, second] = prints.map((line) => JSON.parse(line));
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(first).toEqual({ time, level: "info", event: "request", status: 200 });
  expect(second).toEqual({ time, level: "error", event: "problem" });
});

test("the text format has the text alone", () => {
  const { prints, log } = read("text");
  log(broken);
  expect(prints).toEqual(["Problem: RangeError\n"]);
});

test("frequent entries are written in batches, all others at once", async () => {
  const { prints, log } = read("text");
  log(entry);
  log(entry);
  expect(prints).toEqual([]);
  await wait(300);
  expect(prints).toEqual(["GET / 200\nGET / 200\n"]);
  log(entry);
  log(broken);
  expect(prints.slice(1), "in the order it happened").toEqual([
    "GET / 200\n",
    "Problem: RangeError\n",
  ]);
});
