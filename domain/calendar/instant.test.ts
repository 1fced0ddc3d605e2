import { expect, test } from "vitest";
import { epochMs, instant, instantAt } from "./instant.ts";

test.each([
  "2026-11-21T02:40:38.948+00:00",
  "2026-11-21T02:40:38.948123+00:00",
  "2026-11-21T02:40:38+01:00",
  "2026-11-21T02:40Z",
  "2028-02-29T23:59:59Z",
])("%s is an instant and keeps its text", (text) => {
  expect(instant(text)).toBe(text);
});

test.each([
  { text: "2026-11-21T02:40:38", because: "it has no offset" },
  { text: "2026-11-21", because: "it is a day" },
  { text: "2026-02-30T10:00:00Z", because: "February never has 30 days" },
  { text: "2026-02-29T10:00:00Z", because: "2026 is no leap year" },
  { text: "2026-13-01T10:00:00Z", because: "there are 12 months" },
  { text: "2026-00-01T10:00:00Z", because: "months start at 1" },
  { text: "2026-11-00T10:00:00Z", because: "days start at 1" },
  { text: "2026-11-21T24:00:00Z", because: "the next day starts at 00:00" },
  { text: "2026-11-21T10:60:00Z", because: "an hour has 60 minutes" },
  { text: "infinity", because: "PostgreSQL's infinity is no moment" },
])("$text is refused: $because", ({ text }) => {
  expect(() => instant(text)).toThrow(new RangeError(`Not an instant: ${text}`));
});

test("two texts can name one moment", () => {
  expect(epochMs(instant("2026-07-01T12:00:00+02:00"))).toBe(
    epochMs(instant("2026-07-01T10:00:00.000Z")),
  );
});

test("a moment survives the way through milliseconds", () => {
  expect(instantAt(Date.UTC(2026, 10, 21, 2, 40, 38, 948))).toBe("2026-11-21T02:40:38.948Z");
});
