import { recognize } from "#domain/symptoms/recognition/recognize.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

/** The longest that the field takes: 200 characters. */
const TEXT =
  "bonsoir depuis une demi heure mon mari de 58 ans se plaint d'une gêne bizarre dans la poitrine, il est en sueur, il a " +
  "mangé des pâtes ce soir et il a du mal à finir ses phrases, je sais pas quoi faire";
const TURNS = 20;
/** One reading of the floor is shorter than the clock can tell. */
const FLOOR_READINGS = 100;

/** Reading what somebody types, letter by letter, beside splitting the same text into lower-case words. */
export async function emergencies(): Promise<Figure[]> {
  const typed = Array.from(TEXT, (_, at) => TEXT.slice(0, at + 1));
  const ours: number[] = [];
  const floor: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const text of typed) ours.push(timeOf(() => recognize(text)));
    for (const text of typed) floor.push(timeOf(() => readBare(text)) / FLOOR_READINGS);
  }
  return [
    {
      part: "emergencies",
      what: "reading a keystroke of 200, median",
      unit: "ms",
      ours: median(ours),
      floor: median(floor),
      // A slow phone takes five times as long, and has five milliseconds.
      target: { of: "value", is: "at most", than: 1 },
    },
  ];
}

function readBare(text: string): number {
  let words = 0;
  for (let reading = 0; reading < FLOOR_READINGS; reading += 1) {
    words += text.toLowerCase().split(/\s+/u).length;
  }
  return words;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
