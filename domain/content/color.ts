/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** OKLCH: lightness 0 to 1, chroma from 0, hue in radians. https://bottosson.github.io/posts/oklab/ */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** @returns null where the text is no `#rrggbb` */
export function colorOf(hex: string): Color | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** How much lighter one is than the other, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** One colour over another, as a browser draws it. @param share 0 to 1, of the one above */
export function mixed(over: Color, under: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => over[at] * share + under[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

export function lch(color: Color): Lch {
  const [r, g, b] = color.map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bee = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, bee), h: Math.atan2(bee, a) };
}

/** The nearest colour a screen has: of the same lightness and hue, with as much of the chroma as there is. */
export function hexOf({ l, c, h }: Lch): string {
  let [least, most] = [0, c];
  if (isOnScreen(linear({ l, c, h }))) least = c;
  for (let turn = 0; turn < 20 && least < most; turn += 1) {
    const half = (least + most) / 2;
    if (isOnScreen(linear({ l, c: half, h }))) least = half;
    else most = half;
  }
  const parts = linear({ l, c: least, h }).map((part) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

function linear({ l, c, h }: Lch): readonly number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A hair beyond is the rounding of the way there and back. */
const isOnScreen = (parts: readonly number[]) => parts.every((p) => p > -0.0002 && p < 1.0002);

function luminance(color: Color): number {
  const [red, green, blue] = color.map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
