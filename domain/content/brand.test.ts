import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandShades, SCHEMES } from "./brand.ts";
import { type Color, colorOf, contrast, hexOf, lch, mixed } from "./color.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");
const [, light = "", dark = ""] =
  css.match(/:root {([\s\S]*?)\n}[\s\S]*?:root {([\s\S]*?)\n {2}}/) ?? [];
const blocks = { light, dark };

function token(scheme: "light" | "dark", name: string): string {
  return blocks[scheme].match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? "";
}

test.each(["light", "dark"] as const)("the %s grounds are those of the site", (scheme) => {
  expect(SCHEMES[scheme].grounds).toEqual([token(scheme, "paper"), token(scheme, "paper-raised")]);
});

test.each(["", "green", "#fff", "#1f5c48;}", "#gggggg"])("«%s» is no colour", (text) => {
  expect(brandShades(text)).toBeNull();
});

const color = (hex: string): Color => colorOf(hex) ?? [0, 0, 0];
const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(byte, byte, byte)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

function expectRead(scheme: "light" | "dark", chosen: string) {
  const shades = brandShades(chosen)?.[scheme];
  const [accent, soft] = [color(shades?.accent ?? ""), color(shades?.soft ?? "")];
  const [paper, raised] = SCHEMES[scheme].grounds.map(color) as [Color, Color];
  for (const ground of [paper, raised, soft]) {
    expect(contrast(accent, ground), `${chosen} as text`).toBeGreaterThanOrEqual(4.5);
  }
  for (const [share, under] of [
    [1, paper],
    [0.9, paper],
    [0.9, raised],
  ] as const) {
    const button = mixed(accent, under, share);
    expect(contrast(paper, button), `${chosen} as a button`).toBeGreaterThanOrEqual(4.5);
  }
  for (const ink of ["ink", "ink-soft"].map((name) => color(token(scheme, name)))) {
    expect(contrast(ink, soft), `ink on the soft shade of ${chosen}`).toBeGreaterThanOrEqual(4.5);
  }
}

test("whatever colour is chosen, every word beside it is read", () => {
  fc.assert(
    fc.property(anyColor, (chosen) => {
      expectRead("light", chosen);
      expectRead("dark", chosen);
    }),
    { numRuns: 400 },
  );
});

test.each(["#000000", "#ffffff", "#808080", "#ffff00", "#0000ff", "#00ff00", "#ff00ff"])(
  "even %s",
  (chosen) => {
    expectRead("light", chosen);
    expectRead("dark", chosen);
  },
);

test("a colour that is read as it is stays as it is", () => {
  expect(brandShades("#1f5c48")?.light.accent).toBe("#1f5c48");
  expect(brandShades("#8dcfb3")?.dark.accent).toBe("#8dcfb3");
});

test("a colour that gives way keeps its hue", () => {
  const shades = brandShades("#e91e63");
  const hue = (hex: string) => lch(color(hex)).h;
  for (const { accent } of [shades?.light, shades?.dark].map((each) => each ?? { accent: "" })) {
    expect(Math.abs(hue(accent) - hue("#e91e63"))).toBeLessThan(0.06);
  }
});

test("a colour is the same after the way there and back", () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(hexOf(lch(color(hex)))).toBe(hex);
    }),
  );
});
