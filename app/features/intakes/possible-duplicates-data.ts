import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { instant } from "#domain/calendar/instant.ts";
import { isForm } from "#domain/inventory/form.ts";
import type { NamedDose } from "./dose-facts.ts";

/** The question is about doses of two accounts, and does not tell their ids. */
const ANOTHER_ACCOUNT = "another account";

/** Who gave the own dose of a question. */
export const THIS_ACCOUNT = "this account";

/** A dose that another account recorded, and that may be the same as one of this account. */
export interface PossibleDuplicate {
  readonly id: string;
  /** This account's and the other's. */
  readonly doseIds: readonly [string, string];
  readonly personName: string | null;
  /** In the same order. */
  readonly doses: readonly [NamedDose, NamedDose];
}

export async function listPossibleDuplicates(db: Db): Promise<PossibleDuplicate[]> {
  const rows = orThrow(await db.rpc("list_possible_duplicates"));
  return rows.flatMap(({ id, intake_id, own_intake_id, taken_at, own_taken_at, ...row }) => {
    if (id === null || intake_id === null || own_intake_id === null) return [];
    if (taken_at === null || own_taken_at === null) return [];
    const own = doseOf({
      id: own_intake_id,
      name: row.own_product_name,
      dosage: row.own_dosage,
      form: row.own_form,
      quantity: row.own_quantity,
      takenAt: own_taken_at,
      by: THIS_ACCOUNT,
      byName: null,
    });
    const other = doseOf({
      id: intake_id,
      name: row.product_name,
      dosage: row.dosage,
      form: row.form,
      quantity: row.quantity,
      takenAt: taken_at,
      by: ANOTHER_ACCOUNT,
      byName: row.giver_name,
    });
    const doseIds = [own_intake_id, intake_id] as const;
    return [{ id, doseIds, personName: row.profile_name, doses: [own, other] as const }];
  });
}

function doseOf({
  form,
  takenAt,
  ...dose
}: Pick<NamedDose, "id" | "by" | "byName"> & {
  readonly name: string | null;
  readonly dosage: string | null;
  readonly form: string | null;
  readonly quantity: number | null;
  readonly takenAt: string;
}): NamedDose {
  return {
    ...dose,
    medicationId: null,
    name: dose.name ?? "",
    dosage: dose.dosage ?? "",
    form: form !== null && isForm(form) ? form : "Autre",
    quantity: dose.quantity ?? 0,
    takenAt: instant(takenAt),
    activeMolecule: null,
  };
}

/** What counts from now on, by this answer or an earlier one. */
export interface DuplicateOutcome {
  /** Whether both are one dose. */
  readonly isOne: boolean;
  /** The one of them that counts; null where both do, and where it is not known. */
  readonly keptId: string | null;
}

/**
 * Of two accounts that answer at once the first one decides.
 * @param isSame whether both are one dose: then the one that was recorded second is deleted
 */
export async function answerPossibleDuplicate(
  db: Db,
  { id, doseIds, isSame }: Pick<PossibleDuplicate, "id" | "doseIds"> & { readonly isSame: boolean },
): Promise<DuplicateOutcome> {
  const keptBeside = (gone: string) => doseIds.find((each) => each !== gone) ?? null;
  const deleted = orThrow(
    await db.rpc("answer_possible_duplicate", { duplicate: id, is_same: isSame }),
  );
  if (deleted !== null) return { isOne: true, keptId: keptBeside(deleted) };
  const left = orThrow(await db.from("medication_intake_logs").select("id").in("id", doseIds));
  // Neither is to be read any more, by this account: what became of them is not known here.
  const isOne = left.length === 0 ? isSame : left.length < doseIds.length;
  return { isOne, keptId: isOne ? (left[0]?.id ?? null) : null };
}
