import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import { type Condition, currentConditions, type StoredCondition } from "../profiles/conditions.ts";
import type { WeightUnit } from "../profiles/measures.ts";
import type { Schedule } from "../reminders/schedule.ts";
import type { CardContact, CardFacts } from "./card-facts.ts";
import { type BloodGroup, CARD_LINES, type CardLine, type DonorWish } from "./card-lines.ts";

interface CardAllergy {
  readonly name: string;
  readonly reaction: string | null;
}

interface CardCondition {
  readonly condition: Condition;
  readonly isUnknown: boolean;
}

export interface CardPregnancy {
  readonly isUnknown: boolean;
  /** Completed weeks on the day of the card. */
  readonly weeks: number | null;
  readonly dueOn: Day | null;
}

/** A medicine that the person takes: planned, or stated by its name alone. */
export interface CardTreatment {
  readonly name: string;
  /** Null where only the name was stated. */
  readonly planned: {
    readonly dosage: string;
    readonly form: Form;
    readonly schedule: Schedule;
  } | null;
  /** Null where no dose was recorded that could be found. */
  readonly lastTakenAt: Instant | null;
}

interface CardWeight {
  readonly kg: number;
  readonly unit: WeightUnit;
  readonly measuredOn: Day | null;
}

/** What each line says; null, or an empty list, where nobody recorded anything. */
export interface CardValues {
  readonly born: Day | null;
  readonly weight: CardWeight | null;
  readonly blood: BloodGroup | null;
  readonly allergies: readonly CardAllergy[];
  readonly conditions: readonly CardCondition[];
  readonly pregnancy: CardPregnancy;
  readonly treatments: readonly CardTreatment[];
  readonly implants: string | null;
  readonly doctor: CardContact | null;
  readonly contacts: readonly CardContact[];
  readonly languages: string | null;
  readonly donor: DonorWish | null;
}

/** A card in no language. A line that is absent is not on the card, and says nothing. */
export interface CardContent {
  readonly name: string | null;
  readonly writtenAt: Instant;
  readonly lines: { readonly [Line in CardLine]?: CardValues[Line] };
}

/** What a profile holds of its person. */
export interface CardPerson {
  readonly name: string | null;
  readonly bornOn: Day | null;
  readonly weightKg: number | null;
  readonly weightMeasuredOn: Day | null;
  readonly weightUnit: WeightUnit;
  readonly allergies: readonly string[];
  readonly conditions: readonly StoredCondition[];
  readonly doctor: { readonly name: string | null; readonly phone: string | null };
}

/**
 * The lines that are shown. A pregnancy is a line only where one was recorded: "not given" on the card of a child would
 * say less than nothing.
 */
export function cardContent(
  person: CardPerson,
  facts: CardFacts,
  treatments: readonly CardTreatment[],
  { today, writtenAt }: { readonly today: Day; readonly writtenAt: Instant },
): CardContent {
  const conditions = currentConditions(person.conditions, today);
  const pregnancy = conditions.find(({ condition }) => condition === "pregnancy");
  const dueOn = person.conditions.find(({ condition }) => condition === "pregnancy")?.dueOn ?? null;
  const { weightKg, doctor } = person;
  const values: CardContent["lines"] = {
    born: person.bornOn,
    weight:
      weightKg === null
        ? null
        : { kg: weightKg, unit: person.weightUnit, measuredOn: person.weightMeasuredOn },
    blood: facts.bloodGroup,
    allergies: person.allergies.map((name) => ({
      name,
      reaction: facts.reactions.get(name) ?? null,
    })),
    conditions: conditions
      .filter(({ condition }) => condition !== "pregnancy")
      .map(({ condition, isUnknown }) => ({ condition, isUnknown })),
    ...(pregnancy && {
      pregnancy: { isUnknown: pregnancy.isUnknown, weeks: pregnancy.pregnancyWeeks, dueOn },
    }),
    treatments,
    implants: facts.implants,
    doctor:
      doctor.name || doctor.phone
        ? { name: doctor.name, phone: doctor.phone, relation: null }
        : null,
    contacts: facts.contacts,
    languages: facts.languages,
    donor: facts.donorWish,
  };
  const shown = CARD_LINES.filter((line) => facts.shownLines.includes(line) && line in values);
  return {
    name: person.name,
    writtenAt,
    lines: Object.fromEntries(shown.map((line) => [line, values[line]])),
  };
}
