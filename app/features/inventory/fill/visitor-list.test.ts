// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readVisitorList, VISITOR_LIST_MAX, writeVisitorList } from "./visitor-list.ts";

test("a list is kept until it is emptied, and cut where a storage could not hold it", () => {
  expect(readVisitorList()).toBe("");
  expect(writeVisitorList("Doliprane 1000, 06/27")).toBe(true);
  expect(readVisitorList()).toBe("Doliprane 1000, 06/27");
  writeVisitorList("a".repeat(VISITOR_LIST_MAX + 1));
  expect(readVisitorList()).toHaveLength(VISITOR_LIST_MAX);
  writeVisitorList(" \n");
  expect(localStorage).toHaveLength(0);
});
