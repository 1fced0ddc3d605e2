import { type BloodGroup, CARD_LINES, type CardLine, type DonorWish } from "./card-lines.ts";

/** Somebody to call. */
export interface CardContact {
  readonly name: string | null;
  readonly phone: string | null;
  /** As people say it: `sa mère`. */
  readonly relation: string | null;
}

/** What a card says beyond the profile, as it was stated, and which of its lines are shown. Null where nobody said. */
export interface CardFacts {
  readonly bloodGroup: BloodGroup | null;
  /** What happens with an allergy, by its name. */
  readonly reactions: ReadonlyMap<string, string>;
  readonly implants: string | null;
  /** At most two. */
  readonly contacts: readonly CardContact[];
  readonly languages: string | null;
  readonly donorWish: DonorWish | null;
  readonly shownLines: readonly CardLine[];
}

export const NO_CARD: CardFacts = {
  bloodGroup: null,
  reactions: new Map(),
  implants: null,
  contacts: [],
  languages: null,
  donorWish: null,
  shownLines: CARD_LINES,
};
