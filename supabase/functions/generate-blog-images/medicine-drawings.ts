/** The light palette of app/styles/tokens.css, repeated because a picture file cannot read it. */
export const INK = "#27231b";
export const PAPER = "#faf5ec";
export const RAISED = "#fffdf8";
export const PINE = "#1f5c48";
export const MINT = "#dcebe1";
export const WOOD = "#ecd5ae";
export const WOOD_SHADE = "#dcbd8b";
export const SUN = "#fbe9c3";
export const WALL = "#f3e7d0";
export const NIGHT = "#2b3a4e";
export const NIGHT_WALL = "#40516a";
export const BRICK = "#9c3a22";

/** Width of all outlines, in the pixels of the picture. */
export const LINE = 5;

/** Moves and scales a drawing, but not the width of its outline; the origin is where it stands. */
export function at(x: number, y: number, drawing: string, scale = 1): string {
  const line = (LINE / scale).toFixed(2);
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${line}">${drawing}</g>`;
}

const path = (d: string, fill = "none", more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

/** 70 wide, 116 high. */
export function bottle(fill = MINT): string {
  return [
    path("M-35 0v-58c0-12 14-16 14-28v-8h42v8c0 12 14 16 14 28V0z", fill),
    path("M-26-94v-18h52v18z", RAISED),
    path("M-35-50h70v34h-70z", RAISED, 'stroke-width="3"'),
    path("M-20-38h40M-20-27h26", "none", 'stroke-width="3"'),
  ].join("");
}

/** A medicine box with a cross, 110 wide, 84 high. */
export function carton(fill = RAISED, cross = PINE): string {
  return [
    path("M-55 0v-84h110V0z", fill),
    path("M-55-66h110", "none", 'stroke-width="3"'),
    path("M0-52v36M-18-34h36", "none", `stroke="${cross}" stroke-width="9"`),
  ].join("");
}

/** Six tablets under foil, 96 wide, 70 high. */
export function blister(): string {
  const tablets = [-30, 0, 30].flatMap((x) =>
    [-50, -20].map((y) => `<circle cx="${x}" cy="${y}" r="10" fill="${MINT}" stroke-width="3"/>`),
  );
  return path("M-48 0v-70h96V0z", RAISED) + tablets.join("");
}

/** A tube on its cap, 64 wide, 100 high. */
export function tube(fill = SUN): string {
  return [
    path("M-22-18-32-100h64L22-18z", fill),
    path("M-20 0v-18h40V0z", RAISED),
    path("M-14-72h28M-12-56h20", "none", 'stroke-width="3"'),
  ].join("");
}

/** Lies on its side, 150 long. */
export function thermometer(mercury = BRICK): string {
  return [
    path("M-70-18h110a14 14 0 0 1 0 28H-70z", RAISED),
    path("M-70-18a14 14 0 0 0 0 28", RAISED),
    path("M-62-4h78", "none", `stroke="${mercury}" stroke-width="8"`),
    `<circle cx="38" cy="-4" r="12" fill="${mercury}" stroke-width="3"/>`,
  ].join("");
}

/** The case of the logo, 150 wide, 118 high. */
export function firstAidCase(): string {
  return [
    path("M-30-92v-12a16 16 0 0 1 16-16h28a16 16 0 0 1 16 16v12"),
    `<rect x="-75" y="-92" width="150" height="92" rx="18" fill="${PINE}"/>`,
    path("M0-72v52M-26-46h52", "none", `stroke="${PAPER}" stroke-width="13"`),
  ].join("");
}

/** 92 wide, 120 high, a cup with steam. */
export function cup(): string {
  return [
    path("M-36-52h72v36a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16z", RAISED),
    path("M36-42h10a14 14 0 0 1 0 28H34"),
    path("M-12-68c-9-11 9-17 0-30M14-68c-9-11 9-17 0-30", "none", 'stroke-width="3" opacity=".55"'),
  ].join("");
}

/** A sheet with lines of writing and ticks, 150 wide, 196 high. */
export function list(lines = 4): string {
  const rows = Array.from({ length: lines }, (_, row) => {
    const y = -160 + row * 38;
    const tick = row < lines - 1 ? path(`M-56 ${y}l8 9 14-18`, "none", `stroke="${PINE}"`) : "";
    return `${tick}${path(`M-20 ${y}h${72 - (row % 2) * 20}`, "none", 'stroke-width="4"')}`;
  });
  return path("M-75 0v-196h150V0z", RAISED) + rows.join("");
}

/** A telephone showing a list of doses, 104 wide, 190 high. */
export function telephone(): string {
  const rows = [-140, -104, -68].map(
    (y) =>
      `<circle cx="-30" cy="${y}" r="9" fill="${PINE}" stroke="none"/>${path(`M-12 ${y}h44`, "none", 'stroke-width="4"')}`,
  );
  return [
    `<rect x="-52" y="-190" width="104" height="190" rx="18" fill="${INK}"/>`,
    `<rect x="-44" y="-174" width="88" height="152" rx="6" fill="${RAISED}" stroke="none"/>`,
    ...rows,
    path("M-10-11h20", "none", `stroke="${PAPER}" stroke-width="4"`),
  ].join("");
}

/** A wall clock of radius 60 around 0, 0, at the hour given in degrees. */
export function clock(hour: number, minute: number, face = RAISED): string {
  const hand = (degrees: number, length: number) =>
    path(`M0 0V${-length}`, "none", `transform="rotate(${degrees})"`);
  return `<circle r="60" fill="${face}"/>${hand(hour, 26)}${hand(minute, 42)}<circle r="5" fill="${INK}"/>`;
}

/** A month of a calendar with one day ringed, 150 wide, 150 high. */
export function calendar(): string {
  const days = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => path(`M${-52 + column * 34} ${-84 + row * 30}h8`, "none")),
  );
  return [
    path("M-75 0v-150h150V0z", RAISED),
    path("M-75-112h150v-38h-150z", PINE),
    path("M-40-162v24M40-162v24"),
    ...days,
    `<circle cx="20" cy="-54" r="17" fill="none" stroke="${BRICK}"/>`,
  ].join("");
}

/** An open cabinet with three shelves: 400 wide between the edges of its doors, 380 high, its foot at 0. */
export function cabinet(): string {
  return [
    path("M-130-380h260V0h-260z", WOOD_SHADE),
    path("M-114-362h228v344h-228z", PAPER, 'stroke-width="3"'),
    path("M-130-380-210-356V24l80-24zM130-380l80 24V24l-80-24z", WOOD),
    path(
      "M-146-352-194-337v320l48-15zM146-352l48 15v320l-48-15z",
      "none",
      'stroke-width="3" opacity=".55"',
    ),
    path("M-200-176v22M200-176v22", "none", 'stroke-width="7"'),
    path("M-114-258h228v12h-228zM-114-142h228v12h-228z", WOOD, 'stroke-width="3"'),
  ].join("");
}
