import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { avifOf } from "./picture.tsx";

test.each([
  { url: "/images/hero.webp", avif: "/images/hero.avif", because: "our drawings are there twice" },
  { url: "/images/blog/a.webp", avif: "/images/blog/a.avif", because: "so are those of articles" },
  { url: "/images/logo.svg", avif: undefined, because: "a drawing in lines is light already" },
  { url: "/uploads/a.webp", avif: undefined, because: "nobody made a twin of it" },
  { url: "https://example.org/images/a.webp", avif: undefined, because: "it is not ours" },
])("$url has the twin $avif: $because", ({ url, avif }) => {
  expect(avifOf(url)).toBe(avif);
});

test("every drawing has its twin", () => {
  const names = globSync("**/*.{webp,avif}", { cwd: "public/images" });
  const drawn = names.filter((name) => name.endsWith(".webp"));
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((name) => !names.includes(name.replace(/webp$/, "avif")))).toEqual([]);
});
