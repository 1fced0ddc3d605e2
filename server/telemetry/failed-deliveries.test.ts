import { expect, test } from "vitest";
import { createFailedDeliveryLog } from "./failed-deliveries.ts";
import type { LogEntry } from "./log.ts";

function open() {
  const entries: LogEntry[] = [];
  const clock = { now: 0 };
  const note = createFailedDeliveryLog(
    (entry) => entries.push(entry),
    () => clock.now,
  );
  return { entries, clock, note };
}

test("the first failure is logged at once, those of the next minute together with the next one", () => {
  const { entries, clock, note } = open();
  const failure = { kind: "retry", reason: "mail-unreachable" } as const;
  for (let nth = 0; nth < 100; nth += 1) note("email", failure);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    event: "delivery",
    level: "warning",
    facts: { channel: "email", reason: "mail-unreachable", messages: 1 },
  });
  clock.now = 60_000;
  note("email", failure);
  expect(entries[1]?.facts).toMatchObject({ messages: 100 });
});

test("each channel and each reason has its own lines", () => {
  const { entries, note } = open();
  note("push", { kind: "retry", reason: "http-503" });
  note("email", { kind: "retry", reason: "smtp-451" });
  note("email", { kind: "wrong", reason: "smtp-550" });
  expect(entries.map(({ facts }) => facts?.reason)).toEqual(["http-503", "smtp-451", "smtp-550"]);
  expect(entries[2]?.text).toContain("not tried again");
});

test("a delivered message and an expired subscription leave no line", () => {
  const { entries, note } = open();
  note("push", { kind: "delivered" });
  note("push", { kind: "gone", reason: "http-410" });
  expect(entries).toEqual([]);
});
