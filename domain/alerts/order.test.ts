import fc from "fast-check";
import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Alert } from "./alert.ts";
import { byPriority } from "./order.ts";

function expired(key: string, facts: Partial<Alert>): Alert {
  return {
    type: "expired",
    key,
    priority: "high",
    status: "active",
    day: day("2026-03-31"),
    medication: { id: key, name: "Doliprane", dosage: "1000 mg" },
    daysAgo: 1,
    ...facts,
  } as Alert;
}

test.each([
  {
    first: expired("a", { priority: "medium", day: day("2020-01-01") }),
    second: expired("b", { priority: "low", day: day("2030-01-01") }),
    because: "priority outweighs the date",
  },
  {
    first: expired("b", { day: day("2026-04-01") }),
    second: expired("a", { day: day("2026-03-31") }),
    because: "the later date comes first",
  },
  {
    first: expired("b", { type: "custom", time: "18:00" }),
    second: expired("a", { type: "custom", time: "09:00" }),
    because: "the later hour comes first",
  },
  {
    first: expired("z", {}),
    second: expired("a", { type: "out-of-stock" }),
    because: "an expired box can harm",
  },
  {
    first: expired("z", { medication: { id: "z", name: "Advil", dosage: "200 mg" } }),
    second: expired("a", {}),
    because: "names decide between equals",
  },
  { first: expired("a", {}), second: expired("b", {}), because: "at last the key decides" },
])("$because", ({ first, second }) => {
  expect([second, first].sort(byPriority)).toEqual([first, second]);
  expect([first, second].sort(byPriority)).toEqual([first, second]);
});

test("the order does not depend on the order before", () => {
  const anyAlert = fc
    .record({
      key: fc.string({ minLength: 1, maxLength: 3 }),
      priority: fc.constantFrom("high" as const, "medium" as const, "low" as const),
      day: fc.constantFrom(day("2026-03-30"), day("2026-03-31")),
      type: fc.constantFrom("expired" as const, "out-of-stock" as const, "low-stock" as const),
    })
    .map(({ key, ...facts }) => expired(key, facts));
  const alerts = fc.uniqueArray(anyAlert, { selector: ({ key }) => key });
  fc.assert(
    fc.property(alerts, (list) => {
      expect(list.toReversed().sort(byPriority)).toEqual(list.toSorted(byPriority));
    }),
  );
});
