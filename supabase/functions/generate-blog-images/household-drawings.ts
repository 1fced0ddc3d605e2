import {
  BRICK,
  INK,
  MINT,
  PAPER,
  PINE,
  RAISED,
  SUN,
  WOOD,
  WOOD_SHADE,
} from "./medicine-drawings.ts";

const path = (d: string, fill = "none", more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A plant in its pot, 110 wide, 170 high. */
export function plant(): string {
  const leaf = (angle: number, length: number) =>
    path(
      `M0 0C-22 ${-length * 0.4} -18 ${-length * 0.8} 0 ${-length}C18 ${-length * 0.8} 22 ${-length * 0.4} 0 0z`,
      MINT,
      `transform="translate(0 -58) rotate(${angle})"`,
    );
  return [
    leaf(-48, 78),
    leaf(48, 78),
    leaf(-20, 104),
    leaf(22, 100),
    path("M-36-62h72l-8 62h-56z", BRICK),
    path("M-42-76h84v18h-84z", BRICK),
  ].join("");
}

/** A glass of water, 60 wide, 90 high. */
export function glass(): string {
  return [
    path("M-30-90h60L22 0h-44z", RAISED),
    path("M-26-60h52L20-4h-40z", "#cfe3e6", 'stroke-width="3"'),
  ].join("");
}

/** Three books lying on each other, 140 wide, 84 high. */
export function books(): string {
  const book = (y: number, from: number, width: number, fill: string) =>
    path(`M${from} ${y}h${width}v-26h-${width}a8 13 0 0 0 0 26z`, fill) +
    path(`M${from + width - 22} ${y}v-26`, "none", 'stroke-width="3"');
  return book(0, -68, 136, PINE) + book(-27, -58, 118, SUN) + book(-54, -64, 112, BRICK);
}

/** A padlock, 140 wide, 186 high. */
export function padlock(): string {
  return [
    path("M-46-106v-34a46 46 0 0 1 92 0v34", "none", 'stroke-width="14"'),
    `<rect x="-70" y="-106" width="140" height="106" rx="18" fill="${PINE}"/>`,
    `<circle cy="-64" r="13" fill="${PAPER}" stroke="none"/>`,
    path("M0-60v28", "none", `stroke="${PAPER}" stroke-width="9"`),
  ].join("");
}

/** A shield with a tick, 130 wide, 160 high. */
export function shield(): string {
  return [
    path("M0-160l65 24v56c0 42-28 66-65 80c-37-14-65-38-65-80v-56z", MINT),
    path("M-28-84l20 22 38-44", "none", `stroke="${PINE}" stroke-width="13"`),
  ].join("");
}

/** A heart with a pulse in it, 150 wide, 134 high. */
export function heart(): string {
  return [
    path(
      "M0 0C-40-30-75-58-75-94c0-24 18-40 38-40c16 0 29 9 37 24c8-15 21-24 37-24c20 0 38 16 38 40c0 36-35 64-75 94z",
      BRICK,
    ),
    path("M-48-76h26l12-24 18 44 12-20h28", "none", `stroke="${PAPER}" stroke-width="7"`),
  ].join("");
}

/** A family portrait in its frame, 190 wide, 150 high. */
export function portrait(): string {
  const figure = (x: number, size: number, fill: string) =>
    `<g transform="translate(${x} -16) scale(${size})">${path("M-26 0c0-30 10-46 26-46s26 16 26 46z", fill, 'stroke-width="4"')}<circle cy="-62" r="17" fill="${SUN}" stroke-width="4"/></g>`;
  return [
    path("M-95 0v-150h190V0z", WOOD),
    path("M-80-14v-122h160v122z", RAISED, 'stroke-width="3"'),
    figure(-38, 1.05, PINE),
    figure(38, 1, BRICK),
    figure(0, 0.72, MINT),
  ].join("");
}

/** A magnifying glass, leaning, 130 wide, 150 high. */
export function lens(): string {
  return [
    path("M34-58 62-8", "none", `stroke="${INK}" stroke-width="16"`),
    path("M34-58 62-8", "none", `stroke="${WOOD_SHADE}" stroke-width="7"`),
    `<circle cx="0" cy="-94" r="54" fill="#cfe3e6" fill-opacity=".7"/>`,
    path("M-30-104a34 34 0 0 1 24-24", "none", `stroke="${RAISED}" stroke-width="7"`),
  ].join("");
}

/** A spoon with a drop of syrup, 180 wide, 60 high. */
export function spoon(): string {
  return [
    path("M-90-20c0-14 16-24 36-24s36 10 36 24s-16 20-36 20s-36-6-36-20z", RAISED),
    path("M-76-22c0-8 10-12 22-12s22 4 22 12s-10 8-22 8s-22 0-22-8z", BRICK, 'stroke-width="3"'),
    path("M-20-26C10-34 50-36 90-30", "none", 'stroke-width="9"'),
  ].join("");
}

/** The sun on the wall, of radius 62 around 0, -62. */
export function sun(): string {
  const rays = Array.from({ length: 8 }, (_, ray) =>
    path("M0-60v-20", "none", `transform="rotate(${ray * 45})"`),
  );
  return `<g transform="translate(0 -82)"><circle r="46" fill="${SUN}"/>${rays.join("")}</g>`;
}

/** A lit lamp for a bedside table, 120 wide, 190 high. */
export function lamp(): string {
  return [
    `<circle cy="-120" r="110" fill="${SUN}" stroke="none" opacity=".28"/>`,
    path("M0-20v-80", "none", 'stroke-width="8"'),
    path("M-40 0c0-14 18-22 40-22s40 8 40 22z", PINE),
    path("M-34-190h68l26 92H-60z", SUN),
  ].join("");
}
