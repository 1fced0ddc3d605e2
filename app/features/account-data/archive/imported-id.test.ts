import { expect, test } from "vitest";
import { IMPORTED_ID_CASES } from "#testing/samples/imported-id-cases.ts";
import { importedId } from "./imported-id.ts";

test.each(IMPORTED_ID_CASES)("$because", ({ account, source, old }) => {
  const id = importedId(account, source, old);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(importedId(account, source, old)).toBe(id);
  if (old === source) expect(id).toBe(account);
  else if (account === source) expect(id).toBe(old);
  else expect(id).not.toBe(old);
});
