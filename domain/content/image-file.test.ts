import { expect, test } from "vitest";
import { imagePath, MAX_IMAGE_BYTES, wrongImage } from "./image-file.ts";

test.each([
  {
    type: "image/svg+xml",
    size: 100,
    wrong: "not-an-image",
    because: "a drawing can hold a script",
  },
  { type: "image/avif", size: 100, wrong: "not-an-image", because: "it is none of the four" },
  { type: "application/pdf", size: 100, wrong: "not-an-image", because: "it is a document" },
  { type: "", size: 100, wrong: "not-an-image", because: "the browser does not know it" },
  { type: "toString", size: 100, wrong: "not-an-image", because: "every object has that one" },
  { type: "image/png", size: 5_242_881, wrong: "too-large", because: "it is one byte over 5 MB" },
  { type: "image/png", size: MAX_IMAGE_BYTES, wrong: null, because: "5 MB are still taken" },
  { type: "image/jpeg", size: 1, wrong: null, because: "photographs are" },
  { type: "image/gif", size: 1, wrong: null, because: "the specification names it" },
  { type: "image/webp", size: 1, wrong: null, because: "the specification names it" },
])("a file of type '$type' with $size bytes is $wrong: $because", ({ type, size, wrong }) => {
  expect(wrongImage({ type, size })).toBe(wrong);
});

test("its place says when it came, and ends as its type, whatever it was called", () => {
  expect(imagePath({ type: "image/jpeg" }, 1_795_000_000_000, "3f2a")).toBe(
    "blog/1795000000000-3f2a.jpg",
  );
  expect(() => imagePath({ type: "image/svg+xml" }, 0, "a")).toThrow(RangeError);
});
