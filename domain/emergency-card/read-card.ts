import { WEEKDAYS } from "../calendar/week.ts";
import { FORMS, type Form } from "../inventory/form.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { isCondition } from "../profiles/conditions.ts";
import type { Schedule } from "../reminders/schedule.ts";
import { orNull } from "../stored-row.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedInstant,
  storedText,
  storedWord,
} from "../stored-values.ts";
import type { CardContent, CardTreatment, CardValues } from "./card-content.ts";
import type { CardContact } from "./card-facts.ts";
import { CARD_LINES, type CardLine, isBloodGroup, isDonorWish } from "./card-lines.ts";

/** Of what is written into a link. A reader of another version says that it cannot be opened. */
const VERSION = 1;

/** Items of one line that are read: a card that somebody made by hand shall not hang the page. */
const MAX_ITEMS = 200;

export function writeCard(content: CardContent): string {
  return JSON.stringify({ version: VERSION, ...content });
}

/**
 * A card as a link holds it. Who made the link made its content, so nothing of it is taken on trust: a value that is not
 * of its kind makes the whole card unreadable, because a line that went missing would read as one that nobody chose.
 */
export function readCard(text: string): CardContent | null {
  return orNull(() => {
    const card = objectOf(JSON.parse(text));
    if (card.version !== VERSION) throw new RangeError("Another version");
    const written = objectOf(card.lines);
    const present = CARD_LINES.filter((line) => line in written);
    return {
      name: nullOr(card.name, line),
      writtenAt: storedInstant(card.writtenAt),
      lines: Object.fromEntries(present.map((each) => [each, READERS[each](written[each])])),
    };
  });
}

const READERS: { readonly [Line in CardLine]: (value: unknown) => CardValues[Line] } = {
  born: (value) => nullOr(value, storedDay),
  weight: (value) =>
    nullOr(value, (weight) => {
      const { kg, unit, measuredOn } = objectOf(weight);
      return {
        kg: storedAmount(kg),
        unit: storedWord(unit, (word): word is "kg" | "lbs" => word === "kg" || word === "lbs"),
        measuredOn: nullOr(measuredOn, storedDay),
      };
    }),
  blood: (value) => nullOr(value, (group) => storedWord(group, isBloodGroup)),
  allergies: (value) =>
    listOf(value).map((each) => {
      const { name, reaction } = objectOf(each);
      return { name: line(name), reaction: nullOr(reaction, line) };
    }),
  conditions: (value) =>
    listOf(value).map((each) => {
      const { condition, isUnknown } = objectOf(each);
      return { condition: storedWord(condition, isCondition), isUnknown: isUnknown === true };
    }),
  pregnancy: (value) => {
    const { isUnknown, weeks, dueOn } = objectOf(value);
    return {
      isUnknown: isUnknown === true,
      weeks: nullOr(weeks, storedAmount),
      dueOn: nullOr(dueOn, storedDay),
    };
  },
  treatments: (value) => listOf(value).map(treatment),
  implants: (value) => nullOr(value, paragraph),
  doctor: (value) => nullOr(value, contact),
  contacts: (value) => listOf(value).map(contact),
  languages: (value) => nullOr(value, line),
  donor: (value) => nullOr(value, (wish) => storedWord(wish, isDonorWish)),
};

function treatment(value: unknown): CardTreatment {
  const { name, planned, lastTakenAt } = objectOf(value);
  return {
    name: line(name),
    planned: nullOr(planned, (plan) => {
      const { dosage, form, schedule } = objectOf(plan);
      return {
        dosage: line(dosage),
        form: storedWord(form, (word): word is Form => (FORMS as readonly string[]).includes(word)),
        schedule: scheduleOf(schedule),
      };
    }),
    lastTakenAt: nullOr(lastTakenAt, storedInstant),
  };
}

function scheduleOf(value: unknown): Schedule {
  const { doses, weekdays, startsOn, endsOn, pausedAt, pausedUntil } = objectOf(value);
  const days = listOf(weekdays);
  return {
    doses: listOf(doses).map((each) => {
      const { time, quantity } = objectOf(each);
      return { time: storedHour(time), quantity: storedAmount(quantity) };
    }),
    weekdays: WEEKDAYS.filter((weekday) => days.includes(weekday)),
    startsOn: nullOr(startsOn, storedDay),
    endsOn: nullOr(endsOn, storedDay),
    pausedAt: nullOr(pausedAt, storedInstant),
    pausedUntil: nullOr(pausedUntil, storedDay),
  };
}

function contact(value: unknown): CardContact {
  const { name, phone, relation } = objectOf(value);
  return {
    name: nullOr(name, line),
    phone: nullOr(phone, line),
    relation: nullOr(relation, line),
  };
}

const line = (value: unknown): string => plainLine(storedText(value));
const paragraph = (value: unknown): string => plainText(storedText(value));

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new RangeError("Not an object");
  return value as Readonly<Record<string, unknown>>;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MAX_ITEMS) throw new RangeError("Not a list");
  return value;
}
