import { epochMs, type Instant } from "../calendar/instant.ts";
import { instantOf, isWallTime } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { parseQuantity } from "../inventory/quantity.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { wrongPhone } from "../profiles/phone.ts";

/** What a page says of a box for one person: nothing, how it is given, or that it must not be. */
export const BOX_USES = ["none", "give", "never"] as const;

export type BoxUse = (typeof BOX_USES)[number];

/** One box in the form of a page, each field as typed. */
export interface PageBoxDraft {
  readonly medicationId: string;
  readonly use: BoxUse;
  readonly quantity: string;
  readonly intervalHours: string;
  readonly maxDoses: string;
  readonly instructions: string;
  /** Whether the box has hours at which this person takes it. */
  readonly hasHours: boolean;
}

/** Two boxes to give, or one and a treatment, of which a rule has somebody asked first (CI, AD, PE). */
export interface PagePair {
  readonly medicationId: string;
  /** Null for a treatment that is not on the page. */
  readonly otherMedicationId: string | null;
  /** Ids of the rules. */
  readonly rules: readonly string[];
}

export type PagePairDraft = PagePair & { readonly isConfirmed: boolean };

/** The form of a helper's page, each field as typed. */
export interface PageDraft {
  readonly helperName: string;
  readonly country: string;
  /** Wall times. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly firstName: string;
  readonly firstPhone: string;
  readonly secondName: string;
  readonly secondPhone: string;
  readonly address: string;
  readonly note: string;
  readonly people: readonly {
    readonly profileId: string;
    readonly boxes: readonly PageBoxDraft[];
    readonly pairs: readonly PagePairDraft[];
    /** Ids of boxes that were compared with nothing. */
    readonly notCompared: readonly string[];
  }[];
}

export interface PageBoxEntry {
  readonly medicationId: string;
  readonly isRefused: boolean;
  readonly quantity: number | null;
  readonly intervalMinutes: number | null;
  readonly maxDoses: number | null;
  readonly instructions: string | null;
  /** Whether its substances were compared with those of other medicines; null for one that is not given. */
  readonly isCompared: boolean | null;
}

/** A page whose rules hold. Null is not stated. */
export interface PageEntry {
  readonly helperName: string;
  readonly country: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly firstName: string | null;
  readonly firstPhone: string | null;
  readonly secondName: string | null;
  readonly secondPhone: string | null;
  readonly address: string | null;
  readonly note: string | null;
  readonly people: readonly {
    readonly profileId: string;
    readonly boxes: readonly PageBoxEntry[];
    /** Each of them confirmed. */
    readonly pairs: readonly PagePair[];
  }[];
}

export type PageWrong =
  | "required"
  | "too-long"
  | "not-a-phone"
  | "not-a-moment"
  | "before-start"
  | "past"
  | "too-far"
  | "too-many-days"
  | "nobody"
  | "out-of-bounds"
  | "no-interval"
  | "unconfirmed-pair";

const NAME_MAX_LENGTH = 50;
const CONTACT_MAX_LENGTH = 100;
const ADDRESS_MAX_LENGTH = 300;
const NOTE_MAX_LENGTH = 1000;
const INSTRUCTIONS_MAX_LENGTH = 300;

const A_DAY_MS = 86_400_000;
const DAYS_MAX = 31;
const DAYS_AHEAD_MAX = 60;
const QUANTITY_MAX = 1000;
const HOURS_MIN = 0.5;
const HOURS_MAX = 168;
const DOSES_MAX = 24;

/** The name of what is said of the boxes of one person together. */
export const pairsField = (profileId: string) => `${profileId}/pairs`;

/** The name of a field of one box of one person. */
export const boxField = (
  profileId: string,
  medicationId: string,
  field: "quantity" | "intervalHours" | "maxDoses" | "instructions",
) => `${profileId}/${medicationId}/${field}`;

/** A box without hours needs an interval: without either nobody could tell when the next dose comes. */
export function checkPage(
  draft: PageDraft,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): Checked<PageEntry, Partial<Record<string, PageWrong>>> {
  const helperName = plainLine(draft.helperName);
  const [firstName, secondName] = [plainLine(draft.firstName), plainLine(draft.secondName)];
  const [firstPhone, secondPhone] = [plainLine(draft.firstPhone), plainLine(draft.secondPhone)];
  const address = plainText(draft.address).trim();
  const note = plainText(draft.note).trim();
  const wrong = wrongOnly<string, PageWrong>({
    helperName: required(helperName) ?? tooLong(helperName, NAME_MAX_LENGTH),
    country: required(draft.country),
    people: draft.people.length === 0 ? "nobody" : undefined,
    ...wrongHours(draft, now, zone),
    ...Object.fromEntries(draft.people.flatMap((person) => wrongBoxes(person))),
    ...Object.fromEntries(
      draft.people.flatMap(({ profileId, pairs }) =>
        pairs.some(({ isConfirmed }) => !isConfirmed)
          ? [[pairsField(profileId), "unconfirmed-pair"] as const]
          : [],
      ),
    ),
    firstName: tooLong(firstName, CONTACT_MAX_LENGTH),
    firstPhone: required(firstPhone) ?? wrongPhone(firstPhone),
    secondName: tooLong(secondName, CONTACT_MAX_LENGTH),
    secondPhone:
      secondName === ""
        ? wrongPhone(secondPhone)
        : (required(secondPhone) ?? wrongPhone(secondPhone)),
    address: tooLong(address, ADDRESS_MAX_LENGTH),
    note: tooLong(note, NOTE_MAX_LENGTH),
  });
  const { startsAt, endsAt } = draft;
  if (Object.keys(wrong).length > 0 || !isWallTime(startsAt) || !isWallTime(endsAt)) {
    return { ok: false, wrong };
  }
  return {
    ok: true,
    value: {
      helperName,
      country: draft.country.toUpperCase(),
      startsAt: instantOf(startsAt, zone),
      endsAt: instantOf(endsAt, zone),
      firstName: firstName || null,
      firstPhone: firstPhone || null,
      secondName: secondName || null,
      secondPhone: secondPhone || null,
      address: address || null,
      note: note || null,
      people: draft.people.map(({ profileId, boxes, pairs, notCompared }) => ({
        profileId,
        boxes: boxes
          .filter(({ use }) => use !== "none")
          .map((box) => toEntry(box, !notCompared.includes(box.medicationId))),
        pairs: pairs.map(({ isConfirmed: _, ...pair }) => pair),
      })),
    },
  };
}

function wrongHours(
  { startsAt, endsAt }: PageDraft,
  now: Instant,
  zone: Zone,
): { readonly startsAt: PageWrong | undefined; readonly endsAt: PageWrong | undefined } {
  const start = isWallTime(startsAt) ? epochMs(instantOf(startsAt, zone)) : null;
  const end = isWallTime(endsAt) ? epochMs(instantOf(endsAt, zone)) : null;
  const today = epochMs(now);
  return {
    startsAt:
      start === null
        ? "not-a-moment"
        : start < today - A_DAY_MS
          ? "past"
          : start > today + DAYS_AHEAD_MAX * A_DAY_MS
            ? "too-far"
            : undefined,
    endsAt:
      end === null
        ? "not-a-moment"
        : start !== null && end <= start
          ? "before-start"
          : end <= today
            ? "past"
            : start !== null && end > start + DAYS_MAX * A_DAY_MS
              ? "too-many-days"
              : undefined,
  };
}

function wrongBoxes({
  profileId,
  boxes,
}: PageDraft["people"][number]): [field: string, wrong: PageWrong | undefined][] {
  return boxes
    .filter(({ use }) => use === "give")
    .flatMap((box): [string, PageWrong | undefined][] => {
      const { medicationId, quantity, intervalHours, maxDoses, instructions, hasHours } = box;
      const name = (field: Parameters<typeof boxField>[2]) =>
        boxField(profileId, medicationId, field);
      return [
        [name("quantity"), required(quantity) ?? wrongNumber(quantity, { most: QUANTITY_MAX })],
        [
          name("intervalHours"),
          intervalHours.trim() === ""
            ? hasHours
              ? undefined
              : "no-interval"
            : wrongNumber(intervalHours, { least: HOURS_MIN, most: HOURS_MAX }),
        ],
        [
          name("maxDoses"),
          maxDoses.trim() === ""
            ? undefined
            : wrongNumber(maxDoses, { least: 1, most: DOSES_MAX, isWhole: true }),
        ],
        [name("instructions"), tooLong(plainText(instructions).trim(), INSTRUCTIONS_MAX_LENGTH)],
      ];
    });
}

function toEntry(box: PageBoxDraft, isCompared: boolean): PageBoxEntry {
  const { medicationId } = box;
  if (box.use === "never") {
    return {
      medicationId,
      isRefused: true,
      quantity: null,
      intervalMinutes: null,
      maxDoses: null,
      instructions: null,
      isCompared: null,
    };
  }
  const hours = parseQuantity(box.intervalHours);
  return {
    medicationId,
    isRefused: false,
    quantity: parseQuantity(box.quantity),
    intervalMinutes: hours === null ? null : Math.round(hours * 60),
    maxDoses: parseQuantity(box.maxDoses),
    instructions: plainText(box.instructions).trim() || null,
    isCompared,
  };
}

const required = (text: string) => (text.trim() === "" ? ("required" as const) : undefined);
const tooLong = (text: string, most: number) =>
  isLongerThan(text, most) ? ("too-long" as const) : undefined;

function wrongNumber(
  typed: string,
  { least = 0, most, isWhole = false }: { least?: number; most: number; isWhole?: boolean },
): "out-of-bounds" | undefined {
  const value = parseQuantity(typed);
  const isRight =
    value !== null &&
    value > 0 &&
    value >= least &&
    value <= most &&
    (!isWhole || Number.isInteger(value));
  return isRight ? undefined : "out-of-bounds";
}
