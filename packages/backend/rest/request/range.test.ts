import { expect, test } from "vitest";
import { applyRangeHeader, contentRange, rangeStatus } from "./range.ts";

test.each([
  { header: "0-24", level: {}, offset: 0, limit: 25, because: "both ends count" },
  { header: "10-", level: {}, offset: 10, limit: null, because: "an open end has no limit" },
  { header: "5-9", level: { offset: 7 }, offset: 7, limit: 3, because: "the narrower begin" },
  { header: "5-9", level: { limit: 7 }, offset: 5, limit: 2, because: "the narrower end" },
  {
    header: "8-9",
    level: { limit: 3 },
    offset: 8,
    limit: 0,
    because: "ranges apart share nothing",
  },
  { header: "items=0-1", level: {}, offset: 0, limit: null, because: "another form is ignored" },
  { header: null, level: { limit: 3 }, offset: 0, limit: 3, because: "no header changes nothing" },
])("$header: $because", ({ header, level, offset, limit }) => {
  const narrowed = {
    conditions: [],
    order: [],
    embedded: new Map(),
    limit: null,
    offset: 0,
    ...level,
  };
  applyRangeHeader(narrowed, header);
  expect(narrowed).toMatchObject({ offset, limit });
});

test("a range that ends before it begins is refused", () => {
  const level = { conditions: [], order: [], embedded: new Map(), limit: null, offset: 0 };
  expect(() => applyRangeHeader(level, "5-4")).toThrow(expect.objectContaining({ status: 416 }));
});

test.each([
  { offset: 0, rows: 3, total: null, header: "0-2/*", status: 200 },
  { offset: 0, rows: 3, total: 3, header: "0-2/3", status: 200 },
  { offset: 1, rows: 2, total: 3, header: "1-2/3", status: 206 },
  { offset: 3, rows: 0, total: 3, header: "*/3", status: 206 },
  { offset: 0, rows: 0, total: 0, header: "*/0", status: 200 },
  { offset: 9, rows: 0, total: null, header: "*/*", status: 200 },
])("$rows rows from $offset of $total are $header", ({ offset, rows, total, header, status }) => {
  expect(contentRange(offset, rows, total)).toBe(header);
  expect(rangeStatus(offset, rows, total)).toBe(status);
});

test("an offset beyond the last row is refused when rows are counted", () => {
  expect(() => rangeStatus(4, 0, 3)).toThrow(expect.objectContaining({ status: 416 }));
});
