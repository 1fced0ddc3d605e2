import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { depthOf } from "./first-data.ts";
import { createMixSequence, MIX } from "./mix.ts";
import { type Arrived, dueTimes, runOpen } from "./open-model.ts";
import { percentile } from "./percentile.ts";
import { type Outcome, secondsUntilRecovered, summarize } from "./summary.ts";
import { createExtent } from "./trial.ts";

const arrival = (status: number, took = 1, more: Partial<Outcome> = {}): Arrived<Outcome> => ({
  due: 0,
  took,
  late: 0,
  answer: { kind: "dashboard", status, hasRetryAfter: false, ...more },
});

describe("the open model", () => {
  it("sends at equal distances", () => {
    expect(dueTimes({ perSecond: 4, seconds: 1 })).toEqual([0, 250, 500, 750]);
  });

  it("grows from nothing to the whole rate, and never sends backwards", () => {
    const due = dueTimes({ perSecond: 36, seconds: 3, ramp: 1 });
    expect(due.filter((at) => at < 1000)).toHaveLength(18);
    expect(due.filter((at) => at >= 1000)).toHaveLength(72);
    expect(due).toEqual(due.toSorted((one, other) => one - other));
    const [first = 0, second = 0] = due;
    expect(second - first).toBeGreaterThan(1000 / 36);
  });

  it("counts a stall for every request that was due meanwhile", async () => {
    let isStill = true;
    const still = wait(300).then(() => {
      isStill = false;
    });
    const arrived = await runOpen({ perSecond: 100, seconds: 0.5 }, async () => {
      if (isStill) await still;
    });
    const delayed = arrived.filter(({ took }) => took > 100).length;
    expect(arrived).toHaveLength(50);
    expect(delayed).toBeGreaterThan(10);
  });

  it("measures from the due time, also when the sender is late", async () => {
    const [, second] = await runOpen({ perSecond: 50, seconds: 0.04 }, async (nth) => {
      if (nth > 0) return;
      for (const end = performance.now() + 60; performance.now() < end; );
    });
    expect(second?.late).toBeGreaterThan(30);
    expect(second?.took).toBeGreaterThanOrEqual(second?.late ?? Number.POSITIVE_INFINITY);
  });
});

describe("a percentile", () => {
  it("is an error for an empty list", () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });

  it.each([
    { ofHundred: 50, is: 50 },
    { ofHundred: 99, is: 99 },
    { ofHundred: 100, is: 100 },
    { ofHundred: 0, is: 1 },
  ])("$ofHundred of a hundred values is the $is-th", ({ ofHundred, is }) => {
    const values = Array.from({ length: 100 }, (_, nth) => 100 - nth);
    expect(percentile(values, ofHundred)).toBe(is);
  });
});

it("the shares of the mix add up, and every hundred requests match it exactly", () => {
  const deal = createMixSequence();
  for (let round = 0; round < 3; round += 1) {
    const dealt = Array.from({ length: 100 }, deal);
    for (const [kind, count] of Object.entries(MIX)) {
      expect(dealt.filter((card) => card === kind)).toHaveLength(count);
    }
  }
});

describe("a summary", () => {
  it("separates shed from failed requests, and measures only successful ones", () => {
    const summary = summarize([
      arrival(200, 10),
      arrival(201, 30),
      arrival(503, 900, { hasRetryAfter: true }),
      arrival(503, 900),
      arrival(500, 900),
      arrival(401, 900),
      arrival(0, 10_000),
    ]);
    expect(summary).toMatchObject({ sent: 7, accepted: 2, shed: 2, shedWithoutRetryAfter: 1 });
    expect(summary).toMatchObject({ failed: 1, refused: 1, unanswered: 1, p50: 10, p99: 30 });
  });

  it("detects that the last request waited too long", () => {
    const late = { ...arrival(200, 400), due: 2000 };
    expect(secondsUntilRecovered([arrival(200), late], 100)).toBe(2.4);
    expect(secondsUntilRecovered([arrival(200)], 100)).toBe(0);
  });
});

it("the depth of a request is the longest chain of requests that it waits for", () => {
  const needs = new Map([
    ["names", ["account"]],
    ["boxes", ["account", "names"]],
    ["doses", ["account"]],
  ]);
  expect(["account", "doses", "boxes"].map((name) => depthOf(name, needs))).toEqual([1, 2, 3]);
});

describe("the extent of a trial", () => {
  it.each([
    { atMost: undefined, seconds: 120, text: "120 s" },
    { atMost: 20, seconds: 20, text: "shortened to 20 s of 120 s" },
    { atMost: 200, seconds: 120, text: "120 s" },
  ])("of 120 seconds with at most $atMost is described", ({ atMost, seconds, text }) => {
    const extent = createExtent(atMost);
    expect(extent.seconds(120)).toBe(seconds);
    expect(extent.describe(120)).toBe(text);
  });
});
