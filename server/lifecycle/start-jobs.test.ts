import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startJobs } from "./start-jobs.ts";

let events: string[];
beforeEach(() => {
  events = [];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const jobNamed = (name: string) => () => {
  events.push(`${name} starts`);
  return async () => void events.push(`${name} stops`);
};

test("jobs begin once the first page can have been answered, and stop together", async () => {
  const stop = startJobs([jobNamed("reminders"), jobNamed("reports")]);
  vi.advanceTimersByTime(2900);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(events).toEqual(["reminders starts", "reports starts"]);
  await stop();
  expect(events.slice(2)).toEqual(["reminders stops", "reports stops"]);
});

test("a server that stops before has started none", async () => {
  const stop = startJobs([jobNamed("reminders")]);
  await stop();
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});
