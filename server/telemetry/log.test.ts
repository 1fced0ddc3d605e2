import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLog, type LogEntry, type LogFormat } from "./log.ts";

const asked: LogEntry = {
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

test("a machine gets one line of JSON for each entry, without what is not known", async () => {
  const { prints, log } = read("json");
  log(asked);
  log(broken);
  const [first, second] = prints.map((line) => JSON.parse(line));
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(first).toEqual({ time, level: "info", event: "request", status: 200 });
  expect(second).toEqual({ time, level: "error", event: "problem" });
});

test("a person gets the text alone", () => {
  const { prints, log } = read("text");
  log(broken);
  expect(prints).toEqual(["Problem: RangeError\n"]);
});

test("what many of come waits for company, all else for nothing", async () => {
  const { prints, log } = read("text");
  log(asked);
  log(asked);
  expect(prints).toEqual([]);
  await wait(300);
  expect(prints).toEqual(["GET / 200\nGET / 200\n"]);
  log(asked);
  log(broken);
  expect(prints.slice(1), "in the order it happened").toEqual([
    "GET / 200\n",
    "Problem: RangeError\n",
  ]);
});
