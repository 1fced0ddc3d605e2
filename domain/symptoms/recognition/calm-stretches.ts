import { fold } from "../../locale/fold.ts";
import { remember } from "../../remember.ts";
import {
  ABOUT_ANIMALS,
  ABOUT_PAST,
  ABOUT_TOYS,
  CALM_FRAMES,
  HARM_BY_ANIMALS,
  HUMANS,
  OVER,
  PERSONAL,
  SOMEBODY_ELSE_SAYS,
  UNABLE,
  WANTS_TO_DIE,
} from "./calm-frames.ts";

/** Of a text, what is read as an emergency: what is only told, asked or learned of one is left out. */
export interface CalmReading {
  /** Without stretches that speak of no person now. */
  readonly present: string;
  /** Why the rest was left out. */
  readonly leftOut: ReadonlySet<Kind>;
}

/** What is told of others or asked, what is only a story or a lesson, and what is long ago. */
type Kind = "told" | "fiction" | "past";

const TEXTS_KEPT = 32;
/** Between sentences, and between their clauses; what stands between two digits is part of a number. */
const SENTENCE_END = /(?<!\d)[.]|[.](?!\d)|[!?…\n]+/u;
const CLAUSE_END =
  /(?<!\d)[.,]|[.,](?!\d)|[!?…\n;:()]+| (?:mais|but|pero|and|et|puis|then|although|aunque|y(?! (?:a|avait|aura) )) /u;

export const withoutCalmStretches: (text: string) => CalmReading = remember(read, TEXTS_KEPT);

function read(text: string): CalmReading {
  const leftOut = new Set<Kind>();
  let present = text;
  for (const end of [null, SENTENCE_END, CLAUSE_END]) {
    for (const stretch of end === null ? [text] : present.split(end)) {
      const kind = kindOf(stretch);
      if (kind === null) continue;
      present = present.replace(stretch, () => " ");
      leftOut.add(kind);
    }
  }
  return { present, leftOut };
}

/** Why a stretch is calm, null where it is not. */
function kindOf(stretch: string): Kind | null {
  const said = ` ${fold(stretch)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  if (said.length < SHORTEST || WANTS_TO_DIE.test(said)) return null;
  if (isOfAnimals(said) || ABOUT_TOYS.test(said)) return "told";
  if (UNABLE.test(said)) return null;
  const mine = said.replace(SOMEBODY_ELSE_SAYS, " ");
  const frame = CALM_FRAMES.find(({ is, unless }) => is.test(said) && !unless.test(mine));
  if (frame?.isFiction) return "fiction";
  // What is asked, or was long ago, says nothing of the clause beside it.
  if (CLAUSE_END.test(stretch.trim())) return null;
  if (frame) return "told";
  return ABOUT_PAST.test(said) && !PERSONAL.now.test(said.replace(OVER, " ")) ? "past" : null;
}

const SHORTEST = 8;

/** An animal that is ill, and nobody whom it hurt or who took what was the animal's. */
function isOfAnimals(said: string): boolean {
  if (!ABOUT_ANIMALS.test(said)) return false;
  return !HARM_BY_ANIMALS.test(said) && !HUMANS.test(said.replace(ABOUT_ANIMALS, " "));
}
