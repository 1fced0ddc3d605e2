import { expect, test } from "vitest";
import { withBlockedNose } from "./blocked-nose.ts";

test.each([
  ["still cant breathe thru my nose, cold", "still stuffy nose, cold"],
  ["peux plus respirer par le nez", "nez bouché"],
  ["no puedo respirar por la nariz", "nariz tapada"],
  ["can't breathe through my nose or mouth", "can't breathe through my nose or mouth"],
  ["no puedo respirar", "no puedo respirar"],
])("%s", (text, said) => {
  expect(withBlockedNose(text)).toBe(said);
});
