import type { Form } from "#domain/inventory/form.ts";
import {
  checkMedication,
  type MedicationField,
  type MedicationWrong,
  UNKNOWN_DOSAGE,
} from "#domain/inventory/medication-draft.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import { nameWithoutForm } from "#domain/inventory/typed-boxes/box-line.ts";
import { isWithoutMaker, type Lack, matchLine } from "#domain/inventory/typed-boxes/match-line.ts";
import { type BoxIdentity, maySameBox } from "#domain/inventory/typed-boxes/same-box.ts";
import type { DateOrder } from "#domain/inventory/typed-expiry.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import type { NewBox } from "../medication-facts.ts";
import type { MedicationReference } from "../medication-reference.ts";
import type { BoxRow } from "./box-row.ts";

/** More choices are not one question: the strength or the form is to be typed. */
const CHOICES_MAX = 8;
const BOXES_MAX = 99;

/** What the search has for the name of a row. */
export type Found =
  | { readonly state: "searching" }
  | { readonly state: "failed" }
  | { readonly state: "found"; readonly references: readonly MedicationReference[] };

export type RowWrong = Partial<Record<MedicationField | "boxes", MedicationWrong>>;

/** A row as it stands: what it means, what it asks, and the box that it would become. */
export interface CheckedRow {
  /** `choose`: several listed medicines may be meant. `same`: it may be there already. */
  readonly state: "searching" | "choose" | "incomplete" | "same" | "ready";
  readonly reference: MedicationReference | null;
  readonly choices: readonly MedicationReference[];
  readonly hasMoreChoices: boolean;
  /** What was typed and none of the choices has. */
  readonly lacks: readonly Lack[];
  /** Whether its name stays as typed, because the listed medicine names a maker that was not. */
  readonly keepsName: boolean;
  /** How many boxes it stands for. */
  readonly boxes: number;
  readonly wrong: RowWrong;
  /** Whether the search gave no answer, so that all of it is typed by hand. */
  readonly isSearchFailed: boolean;
  readonly isCommon: boolean;
  readonly box: NewBox | null;
}

/** @param others boxes that it may be the same as: those of the home, and the rows before it */
export function checkRow(
  row: BoxRow,
  found: Found,
  others: readonly BoxIdentity[],
  { order, language }: { readonly order: DateOrder; readonly language: Language },
): CheckedRow {
  const { sure, choices, lacks } = matched(row, found);
  const reference = row.chosen ?? sure;
  const isCommon = row.isCommon ?? (reference !== null && !reference.needsPrescription);
  const keepsName =
    row.chosen === null && sure !== null && isWithoutMaker(nameWithoutForm(row.name), sure);
  const name = reference === null || keepsName ? row.name : reference.name;
  const { box, wrong } = boxOf({ ...row, name }, reference, isCommon, { order, language });
  const isSame = box !== null && others.some((other) => maySameBox(other, identityOf(box)));
  const common = {
    reference,
    choices: choices.slice(0, CHOICES_MAX),
    hasMoreChoices: choices.length > CHOICES_MAX,
    lacks,
    keepsName,
    boxes: parseQuantity(row.boxes) ?? 1,
    wrong,
    isSearchFailed: found.state === "failed" && reference === null && !row.isUnlisted,
    isCommon,
  };
  if (reference === null && found.state === "searching" && !row.isUnlisted) {
    return { ...common, state: "searching", box: null };
  }
  if (reference === null && choices.length > 0) return { ...common, state: "choose", box: null };
  if (box === null) return { ...common, state: "incomplete", box: null };
  if (isSame && !row.isAnother) return { ...common, state: "same", box: null };
  return { ...common, state: "ready", box };
}

export function identityOf({ facts }: NewBox): BoxIdentity {
  const { referenceId, name, dosage, expiresOn, lot } = facts;
  return { referenceId, name, dosage, expiresOn, lot };
}

function matched(row: BoxRow, found: Found) {
  if (row.chosen || row.isUnlisted || found.state !== "found") {
    return { sure: null, choices: [], lacks: [] };
  }
  return matchLine(
    {
      name: nameWithoutForm(row.name),
      dosage: row.dosage,
      form: row.form === "" ? null : row.form,
      quantity: parseQuantity(row.quantity),
    },
    found.references,
  );
}

/** What a listed medicine says stands in front of what was typed: the row was matched with it. The name is decided before. */
function boxOf(
  row: BoxRow,
  reference: MedicationReference | null,
  isCommon: boolean,
  { order, language }: { readonly order: DateOrder; readonly language: Language },
): { box: NewBox | null; wrong: RowWrong } {
  const pack = reference?.defaultQuantity ?? null;
  const total = row.quantity || (pack === null ? "" : writeNumber(pack, language));
  const boxes = parseQuantity(row.boxes);
  const isCount = boxes !== null && Number.isInteger(boxes) && boxes >= 1 && boxes <= BOXES_MAX;
  const units = parseQuantity(total);
  const form: Form | "" = reference?.form ?? row.form;
  const checked = checkMedication(
    {
      name: row.name,
      referenceId: reference?.id ?? "",
      dosage: reference?.dosage ?? (row.dosage.trim() || UNKNOWN_DOSAGE),
      form,
      totalQuantity: total,
      // Several boxes are one entry that holds more than a full box.
      currentQuantity:
        row.left ||
        (units === null || !isCount ? total : writeNumber(units * (boxes ?? 1), language)),
      expiresOn: row.expiresOn,
      inUseDays: "",
      posology: reference?.defaultPosology ?? "",
      notes: "",
      location: "",
      officialNumber: "",
      lot: row.lot,
    },
    order,
  );
  const wrong: RowWrong = {
    ...(checked.ok ? {} : checked.wrong),
    ...(isCount ? {} : { boxes: "not-a-number" }),
  };
  if (!checked.ok || !isCount) return { box: null, wrong };
  const facts = {
    ...checked.value,
    referenceId: reference?.id ?? null,
    openedOn: row.openedOn ?? null,
    isCommon,
  };
  return { box: { id: row.id, facts, gtin: row.gtin }, wrong };
}
