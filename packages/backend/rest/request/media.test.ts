import { expect, test } from "vitest";
import { checkContentType, parseAccept } from "./media.ts";

const JSON_UTF8 = "application/json; charset=utf-8";

test.each([
  { header: null, isSingle: false, stripsNulls: false, contentType: JSON_UTF8 },
  { header: "*/*", isSingle: false, stripsNulls: false, contentType: JSON_UTF8 },
  {
    header: "text/csv, application/json",
    isCsv: true,
    isSingle: false,
    stripsNulls: false,
    contentType: "text/csv; charset=utf-8",
  },
  {
    header: "application/vnd.pgrst.object+json",
    isSingle: true,
    stripsNulls: false,
    contentType: "application/vnd.pgrst.object+json; charset=utf-8",
  },
  {
    header: "application/vnd.pgrst.array+json;nulls=stripped",
    isSingle: false,
    stripsNulls: true,
    contentType: "application/vnd.pgrst.array+json; charset=utf-8",
  },
])("accepts $header", ({ header, ...media }) => {
  expect(parseAccept(header)).toEqual({ isCsv: false, ...media });
});

test.each([
  "text/plain",
  "application/geo+json",
  'application/vnd.pgrst.plan+text; for="application/json"',
])("%s is not available", (header) => {
  expect(() => parseAccept(header)).toThrow(expect.objectContaining({ status: 406 }));
});

test.each([
  { header: null, isTaken: true },
  { header: "application/json; charset=utf-8", isTaken: true },
  { header: "text/csv", isTaken: false },
  { header: "application/x-www-form-urlencoded", isTaken: false },
])("a body of $header: $isTaken", ({ header, isTaken }) => {
  if (isTaken) expect(() => checkContentType(header)).not.toThrow();
  else expect(() => checkContentType(header)).toThrow(expect.objectContaining({ status: 400 }));
});
