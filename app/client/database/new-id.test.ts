import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an id is a UUID of version 4", () => {
  for (let made = 0; made < 200; made += 1) {
    expect(newId()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

test("ids are unique", () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});
