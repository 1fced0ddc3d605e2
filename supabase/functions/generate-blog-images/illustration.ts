import { fold } from "../../../domain/locale/fold.ts";
import { at, clock, NIGHT, NIGHT_WALL, WALL, WOOD } from "./medicine-drawings.ts";
import { background, kitchen, moon, rect, type Scene, WIDE, windowPane, worktop } from "./scene.ts";
import { COMPANIONS, NIGHT_STEMS, SUBJECTS, type Thing } from "./subjects.ts";

/** Wall colours by day: light enough for the dark outlines. */
const WALLS = [WALL, "#e9eee2", "#f4e0d0", "#e6ebef", "#f6ecd9"];

/** The size of the leading object, in the pixels of the picture. */
const LEAD = { width: 300, height: 310 };
const BESIDE = { width: 170, height: 178 };
const ON_SHELF = { width: 96, height: 104 };
const GAP = 44;
const GROUND = 505;
/** Between the window, which is on the left, and the right edge. */
const FROM = 330;
const TO = 1160;

/**
 * Draws a picture for an article: the objects that its title names, in a room. The same title always gives the same
 * picture.
 */
export function illustrate(title: string): Scene {
  const text = fold(title);
  const choose = chooser(text);
  const named = SUBJECTS.filter(({ stems }) => names(text, stems)).map(({ thing }) => thing);
  const [lead = choose(SUBJECTS).thing, ...others] = named;
  const row = standing(lead, [...others.slice(0, 2), ...companions(choose, 3 - others.length)]);
  const ordered = choose([row, row.slice(1).concat(row.slice(0, 1))]);
  const isNight = names(text, NIGHT_STEMS);
  const backdrop = isNight
    ? [background(NIGHT_WALL), at(90, 80, windowPane(NIGHT, "#5a6d88"), 1.1), moon, worktop(GROUND)]
    : [kitchen(choose([40, 60, 80]), GROUND, choose(WALLS))];
  return {
    ...WIDE,
    drawing: [...backdrop, ...onWall(choose), ...placed(ordered, choose)].join(""),
  };
}

interface PlacedThing {
  readonly thing: Thing;
  readonly scale: number;
}

/** Puts the leading object second, so that there is something on either side of it. */
function standing(lead: Thing, [first, ...rest]: readonly Thing[]): PlacedThing[] {
  const beside = (thing: Thing) => ({ thing, scale: fitting(thing, BESIDE) });
  return [
    ...(first ? [beside(first)] : []),
    { thing: lead, scale: fitting(lead, LEAD) },
    ...rest.map(beside),
  ];
}

function fitting({ width, height }: Thing, bounds: { width: number; height: number }): number {
  return Math.min(bounds.width / width, bounds.height / height);
}

const widthOf = ({ thing, scale }: PlacedThing) => thing.width * scale;
const lengthOf = (row: readonly PlacedThing[]) =>
  row.reduce((sum, standing) => sum + widthOf(standing) + GAP, -GAP);

/** From left to right on the worktop, each with a slightly different distance. */
function placed(row: readonly PlacedThing[], choose: Choose): string[] {
  // Objects that do not fit are left out; the leading object is among the first three either way.
  if (lengthOf(row) > TO - FROM) return placed(row.slice(0, -1), choose);
  let x = (FROM + TO - lengthOf(row)) / 2;
  return row.map((standing) => {
    const { thing, scale } = standing;
    const middle = x + widthOf(standing) / 2;
    x += widthOf(standing) + GAP;
    return at(Math.round(middle), GROUND + choose([52, 60, 68, 76]), thing.drawing, round(scale));
  });
}

/** On the upper right: a clock, or a shelf with two objects. */
function onWall(choose: Choose): string[] {
  if (choose([true, false]))
    return [at(1020, 170, clock(choose([20, 90, 140]), choose([0, 210, 300])))];
  const [one, other] = companions(choose, 2);
  return [
    rect(860, 205, 260, 18, WOOD),
    ...[one, other].map((thing, index) =>
      thing ? at(930 + index * 120, 205, thing.drawing, round(fitting(thing, ON_SHELF))) : "",
    ),
  ];
}

const round = (scale: number) => Math.round(scale * 1000) / 1000;

function companions(choose: Choose, count: number): Thing[] {
  const chosen = new Set<Thing>();
  while (chosen.size < Math.max(1, count)) chosen.add(choose(COMPANIONS));
  return [...chosen];
}

/** A stem matches at the beginning of a word: `eau` is water, `nouveau` is not. */
function names(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => new RegExp(`(?<![a-z0-9])${stem}`, "u").test(text));
}

type Choose = <T>(from: readonly T[]) => T;

/** A generator of choices that depend on a text: FNV-1a makes the seed, mulberry32 the numbers. */
function chooser(text: string): Choose {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (from) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    const chosen = from[Math.floor(part * from.length)];
    if (chosen === undefined) throw new RangeError("There is nothing to choose from.");
    return chosen;
  };
}
