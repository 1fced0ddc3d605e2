import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { authorizationOn } from "./authorization.ts";

test.each([
  { checkedOn: null, expected: "to-check", because: "the evidence carries no date" },
  { checkedOn: "2025-11-20", expected: "to-check", because: "366 days are more than a year" },
  { checkedOn: "2025-11-21", expected: "checked", because: "365 days are a year" },
  { checkedOn: "2026-11-21", expected: "checked", because: "it was today" },
])("seen on $checkedOn, a license is $expected: $because", ({ checkedOn, expected }) => {
  expect(authorizationOn(day("2026-11-21"), checkedOn === null ? null : day(checkedOn))).toBe(
    expected,
  );
});
