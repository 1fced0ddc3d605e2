import { addDays, type Day } from "../calendar/day.ts";
import { epochMs, type Instant, instantAt } from "../calendar/instant.ts";
import { instantOf, wallTimeOn } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import type { SubstanceAmount } from "../intakes/composition-amount.ts";
import { NO_ANSWERS } from "../interactions/treatments.ts";
import type { Form } from "../inventory/form.ts";
import type { StoredPerson } from "../profiles/person-facts.ts";

/** An invented family, with real medicines of the French list: the example that needs no account. */
export interface ExamplePerson extends StoredPerson {
  readonly id: string;
  readonly name: string;
}

/** A box of the example, as the list of medicines describes it. */
export interface ExampleBox {
  readonly id: string;
  /** Null for everybody in the home. */
  readonly ownerId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly totalQuantity: number;
  readonly currentQuantity: number;
  readonly expiresOn: Day;
  readonly openedOn: Day | null;
  readonly activeMolecule: string;
  readonly needsPrescription: boolean;
  readonly contained?: readonly SubstanceAmount[];
  /** Hours at which it is taken, one unit each. */
  readonly hours: readonly string[];
}

/** A dose that was recorded: of the example at first, then by whoever tries it. */
export interface ExampleIntake {
  readonly id: string;
  readonly personId: string;
  readonly boxId: string;
  readonly quantity: number;
  /** What the box could give of it; absent where all of it. */
  readonly deducted?: number;
  readonly takenAt: Instant;
  /** The planned dose that it answers; null for one as needed. */
  readonly doseId: string | null;
}

export interface ExampleHome {
  readonly people: readonly ExamplePerson[];
  readonly boxes: readonly ExampleBox[];
  readonly intakes: readonly ExampleIntake[];
}

const AN_HOUR_MS = 3_600_000;
const HUGO_WAS_GIVEN_HOURS_AGO = 2;
const HUGO_ML = 10;

/** Dates are counted from today, so that the example is as true tomorrow. */
export function exampleHome(today: Day, now: Instant, zone: Zone): ExampleHome {
  const boxes = boxesOn(today);
  const hugo: ExampleIntake = {
    id: "hugo-doliprane",
    personId: "hugo",
    boxId: "doliprane-syrup",
    quantity: HUGO_ML,
    takenAt: instantAt(epochMs(now) - HUGO_WAS_GIVEN_HOURS_AGO * AN_HOUR_MS),
    doseId: null,
  };
  // Monique took what was due before now.
  const morning = boxes.flatMap((box) =>
    box.hours.flatMap((hour): ExampleIntake[] => {
      const plannedAt = instantOf(wallTimeOn(today, hour), zone);
      const isPast = epochMs(plannedAt) < epochMs(now) - AN_HOUR_MS;
      if (box.ownerId !== "monique" || !isPast) return [];
      const doseId = plannedDoseId(box.id, hour);
      const of = { personId: "monique", boxId: box.id, quantity: 1 };
      return [{ ...of, id: `taken ${doseId}`, takenAt: plannedAt, doseId }];
    }),
  );
  return { people: peopleOn(today), boxes, intakes: [hugo, ...morning] };
}

export function plannedDoseId(boxId: string, hour: string): string {
  return `${boxId} ${hour}`;
}

const A_YEAR = 365;

function peopleOn(today: Day): ExamplePerson[] {
  const nobody = {
    weightKg: null,
    weightMeasuredOn: null,
    isWeightConfirmed: false,
    conditions: [],
    allergies: [],
    pickedAllergies: [],
    unrecognizedAllergies: [],
    treatmentAnswers: NO_ANSWERS,
  } as const;
  // A month more than whole years: nobody has a birthday while the example is open.
  const born = (years: number) => addDays(today, -years * A_YEAR - years - 31);
  const weighed = (weightKg: number) => ({ weightKg, weightMeasuredOn: addDays(today, -10) });
  return [
    {
      ...nobody,
      id: "claire",
      name: "Claire",
      type: "adult",
      bornOn: born(42),
      allergies: ["Pénicilline"],
    },
    { ...nobody, id: "hugo", name: "Hugo", type: "child", bornOn: born(4), ...weighed(16.5) },
    { ...nobody, id: "monique", name: "Monique", type: "adult", bornOn: born(74), ...weighed(63) },
  ];
}

function boxesOn(today: Day): ExampleBox[] {
  const good = (days: number) => addDays(today, days);
  return [
    {
      id: "doliprane",
      ownerId: null,
      name: "Doliprane",
      dosage: "1000 mg",
      form: "Comprimé",
      totalQuantity: 8,
      currentQuantity: 5,
      expiresOn: good(620),
      openedOn: null,
      activeMolecule: "Paracétamol",
      needsPrescription: false,
      hours: [],
    },
    {
      id: "doliprane-syrup",
      ownerId: null,
      name: "Doliprane",
      dosage: "2,4 %",
      form: "Sirop",
      totalQuantity: 100,
      currentQuantity: 65,
      expiresOn: good(145),
      openedOn: good(-52),
      activeMolecule: "Paracétamol",
      needsPrescription: false,
      contained: [
        {
          substanceId: "paracetamol",
          amount: 2400,
          perAmount: 100,
          perUnit: "ml",
          holdsAmount: null,
          holdsUnit: null,
          weighedAs: "PARACÉTAMOL",
          isSalt: false,
          unknownBecause: null,
        },
      ],
      hours: [],
    },
    {
      id: "spasfon",
      ownerId: null,
      name: "Spasfon",
      dosage: "80 mg/80 mg",
      form: "Comprimé",
      totalQuantity: 30,
      currentQuantity: 12,
      expiresOn: good(24),
      openedOn: null,
      activeMolecule: "Phloroglucinol + Triméthylphloroglucinol",
      needsPrescription: false,
      hours: [],
    },
    {
      id: "humexlib",
      ownerId: null,
      name: "Humexlib",
      dosage: "500 mg/4 mg",
      form: "Gélule",
      totalQuantity: 16,
      currentQuantity: 10,
      expiresOn: good(-37),
      openedOn: null,
      activeMolecule: "Paracétamol + Chlorphénamine",
      needsPrescription: false,
      hours: [],
    },
    {
      id: "desloratadine",
      ownerId: "claire",
      name: "Desloratadine Biogaran",
      dosage: "5 mg",
      form: "Comprimé",
      totalQuantity: 30,
      currentQuantity: 9,
      expiresOn: good(410),
      openedOn: null,
      activeMolecule: "Desloratadine",
      needsPrescription: true,
      hours: ["21:30"],
    },
    {
      id: "levothyrox",
      ownerId: "monique",
      name: "Levothyrox",
      dosage: "75 microgrammes",
      form: "Comprimé",
      totalQuantity: 30,
      currentQuantity: 4,
      expiresOn: good(540),
      openedOn: null,
      activeMolecule: "Lévothyroxine",
      needsPrescription: true,
      hours: ["07:00"],
    },
    {
      id: "ramipril",
      ownerId: "monique",
      name: "Ramipril Biogaran",
      dosage: "5 mg",
      form: "Comprimé",
      totalQuantity: 30,
      currentQuantity: 18,
      expiresOn: good(365),
      openedOn: null,
      activeMolecule: "Ramipril",
      needsPrescription: true,
      hours: ["20:00"],
    },
  ];
}
