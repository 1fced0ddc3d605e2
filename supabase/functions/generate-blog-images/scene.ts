import { at, INK, LINE, SUN, WALL, WOOD, WOOD_SHADE } from "./medicine-drawings.ts";

/** One picture: what is drawn, and how large its canvas is. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** The aspect ratio in which messengers show an article. */
export const WIDE = { width: 1200, height: 630 };

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const background = (fill: string) => rect(-10, -10, 1300, 1100, fill, 'stroke="none"');

/** A table or a worktop across the picture, its edge at `y`. */
export const worktop = (y: number) =>
  rect(-10, y, 1300, 700, WOOD) + rect(-10, y, 1300, 16, WOOD_SHADE);

/** Four panes and the light they throw, 200 wide, 240 high, upper left corner at 0, 0. */
export function windowPane(sky: string, light: string): string {
  return [
    `<path d="M20 300 L220 300 L420 620 L120 620z" fill="${light}" stroke="none" opacity=".55"/>`,
    rect(0, 0, 200, 240, sky),
    `<path d="M100 0v240M0 120h200" fill="none"/>`,
    rect(-14, 240, 228, 16, WOOD),
  ].join("");
}

const DAY_SKY = "#cfe3e6";

/** A wall by day with its window, and a worktop whose edge is at `ground`. */
export const kitchen = (shiftX: number, ground: number, wall = WALL) =>
  [background(wall), at(shiftX, 90, windowPane(DAY_SKY, SUN)), worktop(ground)].join("");

/** A moon in the window of `at(90, 80, windowPane(…), 1.1)`. */
export const moon = `<path d="M238 130a44 44 0 1 0 26 78a54 54 0 0 1-26-78z" fill="${SUN}" stroke="none"/>`;

/** The whole picture as SVG. */
export function svgOf({ width, height, drawing }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke="${INK}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
}
