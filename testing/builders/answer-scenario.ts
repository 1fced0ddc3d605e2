import { z } from "zod";
import type { Form } from "#domain/inventory/form.ts";
import { CONTENT_LANGUAGES } from "#domain/locale/locales.ts";

/** Places in `boxes`. */
const places = z.array(z.int().nonnegative());

const expectation = z.strictObject({
  /** Whether whom to call stands above everything: also over a maximum, and for words that nobody knows. */
  emergency: z.boolean(),
  /** Boxes with a button that leads to a dose. */
  offered: places,
  /** Boxes without one, whatever is said of them. */
  neverOffered: places,
  /** Either. */
  maybe: places,
  /** Boxes that stand there without a button because a dose was given. */
  waits: places,
  /** `/a pattern/i` or plain words. */
  words: z.array(z.string()),
  forbidden: z.array(z.string()),
  /** Where the documents say so. */
  why: z.string(),
});

const scenario = z.strictObject({
  id: z.string(),
  locale: z.enum(CONTENT_LANGUAGES),
  country: z.string().length(2),
  level: z.enum(["checks", "leaflet"]),
  person: z.strictObject({
    ageMonths: z.number().nullable(),
    weightKg: z.number().nullable(),
    /** How long ago they were weighed; null where nobody noted it. */
    weightAgeDays: z.number().nullable(),
    sex: z.string().nullable(),
    pregnantWeeks: z.number().nullable(),
    breastfeeding: z.boolean(),
    /** In everyday words. */
    conditions: z.array(z.string()),
    /** As somebody typed them. */
    allergies: z.array(z.string()),
    isSelf: z.boolean(),
  }),
  boxes: z.array(
    z.strictObject({
      name: z.string(),
      substances: z.array(z.string()),
      strength: z.string(),
      form: z.string(),
      expired: z.boolean(),
      left: z.number(),
      /** The name of the person whose box it is; null for one of the home. */
      reservedFor: z.string().nullable(),
      prescription: z.boolean(),
      /** Left out where nobody noted that it was opened. */
      openedDaysAgo: z.int().nonnegative().optional(),
    }),
  ),
  doses: z.array(
    z.strictObject({ box: z.int().nonnegative(), hoursAgo: z.number(), amount: z.string() }),
  ),
  /** What the person takes on prescription. */
  treatments: z.array(z.string()),
  /** Words of the person, or a symptom of the list in English. */
  asked: z.union([z.strictObject({ typed: z.string() }), z.strictObject({ symptom: z.string() })]),
  expect: expectation,
});

/** A home, a person and a question, with what an author demands of the answer from the documents alone. */
export type AnswerScenario = z.infer<typeof scenario>;
export type ExpectedAnswer = z.infer<typeof expectation>;

/**
 * One list, or one scenario a line.
 * @throws ZodError for a file of another shape, SyntaxError for a box that is not there or no pattern
 */
export function answerScenarios(text: string): AnswerScenario[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const written = text.trimStart().startsWith("[")
    ? JSON.parse(text)
    : lines.map((line) => JSON.parse(line));
  const read = z.array(scenario).parse(written);
  for (const each of read) {
    const { offered, neverOffered, maybe, waits, words, forbidden } = each.expect;
    const named = [...offered, ...neverOffered, ...maybe, ...waits];
    const boxes = [...named, ...each.doses.map(({ box }) => box)];
    const missing = boxes.find((place) => each.boxes[place] === undefined);
    if (missing !== undefined) throw new SyntaxError(`${each.id} has no box ${missing}`);
    for (const pattern of [...words, ...forbidden]) isSaid(pattern, "");
  }
  return read;
}

const PATTERN = /^\/(.+)\/([a-z]*)$/su;

/** @throws SyntaxError for a pattern that cannot be read */
export function isSaid(written: string, words: string): boolean {
  const [, source, flags] = PATTERN.exec(written) ?? [];
  return source === undefined
    ? words.toLowerCase().includes(written.toLowerCase())
    : new RegExp(source, flags).test(words);
}

const FORMS: Readonly<Record<string, Form>> = {
  tablet: "Comprimé",
  "effervescent tablet": "Comprimé",
  "dispersible tablet": "Comprimé",
  capsule: "Gélule",
  syrup: "Sirop",
  suspension: "Sirop",
  sachet: "Sachet",
  powder: "Poudre pour suspension",
  suppository: "Suppositoire",
  drops: "Gouttes",
  "oral drops": "Gouttes",
  "eye drops": "Collyre",
  "nasal spray": "Spray nasal",
  inhaler: "Inhalateur",
  patch: "Patch",
  plaster: "Patch",
  cream: "Crème",
  gel: "Crème",
  ointment: "Pommade",
  lozenge: "Pastille",
  pessary: "Ovule",
  injection: "Solution injectable",
};

/** A form that has no word of its own is "other", as somebody who adds the box would choose. */
export const formNamed = (written: string): Form => FORMS[written] ?? "Autre";

/** Millilitres of a mark in kilograms on the syringe of a product: dose facts, section 5. */
const SYRINGES: readonly (readonly [RegExp, number])[] = [
  [/doliprane/iu, 0.625],
  [/efferalgan/iu, 0.5],
  [/advil/iu, 0.375],
  [/nurofen/iu, 0.5],
];

/** How much of a box was given; null where nobody wrote it down, or nobody can tell. */
export function quantityOf(amount: string, boxName: string): number | null {
  const [, written, unit = ""] = /(\d+(?:[.,]\d+)?)\s*(.*)/u.exec(amount) ?? [];
  if (written === undefined) return null;
  const count = Number(written.replace(",", "."));
  if (!/kg/u.test(unit)) return count;
  const perMark = SYRINGES.find(([name]) => name.test(boxName))?.[1];
  return perMark === undefined ? null : count * perMark;
}
