import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { StoredCondition } from "../profiles/conditions.ts";
import { NO_SCHEDULE } from "../reminders/schedule.ts";
import { type CardPerson, type CardTreatment, cardContent } from "./card-content.ts";
import { type CardFacts, NO_CARD } from "./card-facts.ts";
import { CARD_LINES } from "./card-lines.ts";
import { readCard, writeCard } from "./read-card.ts";

const WHEN = { today: day("2026-11-25"), writtenAt: instant("2026-11-25T22:00:00Z") };

const condition = (of: Partial<StoredCondition>): StoredCondition => ({
  condition: "diabetes",
  isUnknown: false,
  since: null,
  until: null,
  lastPeriodOn: null,
  dueOn: null,
  ...of,
});

const NOBODY: CardPerson = {
  name: null,
  bornOn: null,
  weightKg: null,
  weightMeasuredOn: null,
  weightUnit: "kg",
  allergies: [],
  conditions: [],
  doctor: { name: null, phone: null },
};

const LEA: CardPerson = {
  name: "Léa O'Neil",
  bornOn: day("2019-05-02"),
  weightKg: 21.4,
  weightMeasuredOn: day("2026-11-02"),
  weightUnit: "kg",
  allergies: ["Pénicilline", "Arachide"],
  conditions: [
    condition({ condition: "asthma_copd" }),
    condition({ condition: "chickenpox_now", until: day("2026-11-01") }),
    condition({ condition: "pregnancy", lastPeriodOn: day("2026-09-01") }),
  ],
  doctor: { name: "Dr Petit", phone: "01 23 45 67 89" },
};

const FACTS: CardFacts = {
  bloodGroup: "A-",
  reactions: new Map([["Arachide", "urticaire"]]),
  implants: "pompe à insuline",
  contacts: [{ name: "Claire", phone: "06 11 22 33 44", relation: "sa mère" }],
  languages: "français",
  donorWish: "refuses",
  shownLines: CARD_LINES,
};

const TREATMENT: CardTreatment = {
  name: "Ventoline",
  planned: {
    dosage: "100 µg",
    form: "Inhalateur",
    schedule: { ...NO_SCHEDULE, doses: [{ time: "08:00", quantity: 2 }] },
  },
  lastTakenAt: instant("2026-11-25T07:05:00Z"),
};

test("every line is there, and a condition that ended is not", () => {
  const { lines } = cardContent(LEA, FACTS, [TREATMENT], WHEN);
  expect(Object.keys(lines)).toEqual([...CARD_LINES]);
  expect(lines.conditions).toEqual([{ condition: "asthma_copd", isUnknown: false }]);
  expect(lines.pregnancy).toEqual({ isUnknown: false, weeks: 12, dueOn: null });
  expect(lines.allergies).toEqual([
    { name: "Pénicilline", reaction: null },
    { name: "Arachide", reaction: "urticaire" },
  ]);
});

test.each(CARD_LINES)("the line %s is not on the card once it is not chosen", (left) => {
  const shownLines = CARD_LINES.filter((line) => line !== left);
  const { lines } = cardContent(LEA, { ...FACTS, shownLines }, [TREATMENT], WHEN);
  expect(Object.keys(lines)).toEqual(shownLines);
});

test("what nobody recorded is unknown and never left out; a pregnancy alone is no line then", () => {
  const { lines } = cardContent(NOBODY, NO_CARD, [], WHEN);
  expect(Object.keys(lines)).toEqual(CARD_LINES.filter((line) => line !== "pregnancy"));
  for (const value of Object.values(lines)) expect([null, []]).toContainEqual(value);
});

test("a card that was written is read as it was", () => {
  for (const content of [
    cardContent(LEA, FACTS, [TREATMENT], WHEN),
    cardContent(NOBODY, { ...NO_CARD, shownLines: ["born"] }, [], WHEN),
  ]) {
    expect(readCard(writeCard(content))).toEqual(content);
  }
});

test("a card that somebody else made is read whole or not at all", () => {
  const written = JSON.parse(writeCard(cardContent(LEA, FACTS, [TREATMENT], WHEN)));
  const withLine = (change: object) =>
    readCard(JSON.stringify({ ...written, lines: { ...written.lines, ...change } }));
  expect(withLine({})).not.toBeNull();
  for (const change of [
    { blood: "Z+" },
    { allergies: "Arachide" },
    { allergies: Array.from({ length: 201 }, () => ({ name: "x", reaction: null })) },
    { conditions: [{ condition: "curse", isUnknown: false }] },
    { treatments: [{ name: "x", planned: { dosage: "1", form: "Potion", schedule: {} } }] },
    { contacts: [{ name: 1, phone: null, relation: null }] },
    { born: "yesterday" },
    { weight: { kg: "20", unit: "kg" } },
  ]) {
    expect(withLine(change), JSON.stringify(change)).toBeNull();
  }
  for (const text of ["", "null", "[]", '{"version":2}', writeCard({} as never)]) {
    expect(readCard(text), text).toBeNull();
  }
  // What turns the direction of writing around is taken out.
  expect(withLine({ languages: "\u202Efrançais\n" })?.lines.languages).toBe("français");
});
