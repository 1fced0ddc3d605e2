import { type Color, colorOf, contrast, hexOf, type Lch, lch, mixed } from "./color.ts";

/** What stands behind the accent in one scheme, as app/styles/tokens.css has it. */
interface Scheme {
  readonly grounds: readonly [paper: string, raised: string];
  /** The lightness of the soft shade, and the way the accent turns until it is read. */
  readonly softLightness: number;
  readonly step: 1 | -1;
}

export const SCHEMES = {
  light: {
    grounds: ["#faf5ec", "#fffdf8"],
    softLightness: 0.925,
    step: -1,
  },
  dark: {
    grounds: ["#1a1813", "#24211a"],
    softLightness: 0.3,
    step: 1,
  },
} as const satisfies Record<string, Scheme>;

/** The shades that stand for an accent, each `#rrggbb`. */
export interface Accent {
  readonly accent: string;
  readonly soft: string;
}

export interface BrandShades {
  readonly light: Accent;
  readonly dark: Accent;
}

/** WCAG 2.2, 1.4.3, for text of any size. */
const TEXT = 4.5;
/** How much of a button's colour is left under the pointer. */
const HOVERED = 0.9;
const SOFT_CHROMA = 0.035;
const STEPS = 200;

/**
 * Shades of a colour that are read wherever the accent stands, in light and in dark. The hue is the chosen one; the
 * lightness gives way as far as it must, and a colour that is read as it is stays as it is.
 * @returns null where the text is no `#rrggbb`
 */
export function brandShades(chosen: string): BrandShades | null {
  const color = colorOf(chosen);
  if (!color) return null;
  return { light: accentIn(SCHEMES.light, color), dark: accentIn(SCHEMES.dark, color) };
}

function accentIn(scheme: Scheme, color: Color): Accent {
  const { l, c, h } = lch(color);
  const soft = hexOf({ l: scheme.softLightness, c: Math.min(c, SOFT_CHROMA), h });
  for (let at = 0; at <= STEPS; at += 1) {
    // The first is the colour itself, the last white or black, which every ground of its scheme lets read.
    const lightness = scheme.step > 0 ? l + ((1 - l) * at) / STEPS : (l * (STEPS - at)) / STEPS;
    const accent = at === 0 ? hexOf({ l, c, h }) : hexOf(shade({ l: lightness, c, h }));
    if (isRead(scheme, accent, soft)) return { accent, soft };
  }
  return { accent: scheme.step > 0 ? "#ffffff" : "#000000", soft };
}

/** The nearer to white or black, the less of a colour the eye takes for the same. */
function shade({ l, c, h }: Lch): Lch {
  return { l, c: Math.min(c, 0.37 * Math.min(1, l * 2, (1 - l) * 2)), h };
}

/** As text on paper, beside its soft shade, and under the words of a button. */
function isRead({ grounds: [paper, raised] }: Scheme, accent: string, soft: string): boolean {
  const [ink, ground, high, mild] = [accent, paper, raised, soft].map(known) as Four;
  const buttons = [ground, high].map((under) => mixed(ink, under, HOVERED));
  return [
    ...[ground, high, mild].map((under) => contrast(ink, under)),
    ...buttons.map((under) => contrast(ground, under)),
  ].every((ratio) => ratio >= TEXT);
}

type Four = [Color, Color, Color, Color];

function known(hex: string): Color {
  const color = colorOf(hex);
  if (!color) throw new RangeError(`Not a colour: ${hex}`);
  return color;
}
