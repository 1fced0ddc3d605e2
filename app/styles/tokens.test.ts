import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [, light = "", dark = ""] =
  css.match(/:root {([\s\S]*?)\n}[\s\S]*?:root {([\s\S]*?)\n {2}}/) ?? [];

const TEXT = 4.5;
const LARGE_OR_ICON = 3;
/** How much of a status colour lies behind its own badge. */
const TINT = 0.1;

const GROUNDS = ["paper", "paper-raised"];
const INKS = ["ink", "ink-soft", "accent", "valid", "soon", "expired", "unknown", "urgent"];
const STATUSES = ["valid", "soon", "expired", "unknown", "urgent"];

for (const [scheme, tokens] of [
  ["light", tokensOf(light)],
  ["dark", tokensOf(dark)],
] as const) {
  test.each(GROUNDS.flatMap((ground) => INKS.map((ink) => ({ ink, ground }))))(
    `${scheme}: $ink is read on $ground`,
    ({ ink, ground }) => {
      expect(contrast(tokens(ink), tokens(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(STATUSES)(`${scheme}: %s is read on its own tint`, (status) => {
    for (const ground of GROUNDS) {
      const tinted = mix(tokens(status), tokens(ground), TINT);
      expect(contrast(tokens(status), tinted)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test(`${scheme}: buttons and chosen places are read`, () => {
    expect(contrast(tokens("paper"), tokens("accent"))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens("paper"), tokens("expired"))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens("accent"), tokens("accent-soft"))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens("ink"), tokens("accent-soft"))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(GROUNDS)(`${scheme}: a field's edge and the focus ring are seen on %s`, (ground) => {
    expect(contrast(tokens("edge"), tokens(ground))).toBeGreaterThanOrEqual(LARGE_OR_ICON);
    expect(contrast(tokens("focus"), tokens(ground))).toBeGreaterThanOrEqual(LARGE_OR_ICON);
  });
}

test("both schemes name the same meanings", () => {
  const names = (block: string) => [...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(dark)).toEqual(names(light));
});

type Rgb = readonly [number, number, number];

function tokensOf(block: string): (name: string) => Rgb {
  return (name) => {
    const hex = block.match(new RegExp(`--${name}: #([0-9a-f]{6});`))?.[1];
    if (!hex) throw new Error(`No colour is named ${name}`);
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  };
}

function mix(over: Rgb, under: Rgb, share: number): Rgb {
  return over.map((part, at) => part * share + (under[at] ?? 0) * (1 - share)) as unknown as Rgb;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
