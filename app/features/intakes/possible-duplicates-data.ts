import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { instant } from "#domain/calendar/instant.ts";
import { isForm } from "#domain/inventory/form.ts";
import type { NamedDose } from "./dose-facts.ts";

/** The question is about doses of two accounts, and does not tell the id of the other one. */
const ANOTHER_ACCOUNT = "another account";

/** A dose that another account recorded within ten minutes of one of this account, and that may be the same. */
export interface PossibleDuplicate {
  readonly id: string;
  /** This account's and the other's. */
  readonly doseIds: readonly [string, string];
  readonly personName: string | null;
  readonly dose: NamedDose;
}

export async function listPossibleDuplicates(db: Db): Promise<PossibleDuplicate[]> {
  const rows = orThrow(await db.rpc("list_possible_duplicates"));
  return rows.flatMap(({ id, intake_id, own_intake_id, taken_at, form, ...row }) => {
    if (id === null || intake_id === null || own_intake_id === null || taken_at === null) return [];
    const dose: NamedDose = {
      id: intake_id,
      medicationId: null,
      name: row.product_name ?? "",
      dosage: row.dosage ?? "",
      form: form !== null && isForm(form) ? form : "Autre",
      quantity: row.quantity ?? 0,
      takenAt: instant(taken_at),
      by: ANOTHER_ACCOUNT,
      byName: row.giver_name,
      activeMolecule: null,
    };
    return [{ id, doseIds: [own_intake_id, intake_id], personName: row.profile_name, dose }];
  });
}

/**
 * Of two accounts that answer at once the first one decides.
 * @param isSame whether both are one dose: then the one that was recorded second is deleted
 * @returns whether they are one dose from now on, whoever said so
 */
export async function answerPossibleDuplicate(
  db: Db,
  { id, doseIds, isSame }: Pick<PossibleDuplicate, "id" | "doseIds"> & { readonly isSame: boolean },
): Promise<boolean> {
  const deleted = orThrow(
    await db.rpc("answer_possible_duplicate", { duplicate: id, is_same: isSame }),
  );
  if (deleted !== null) return true;
  const left = orThrow(await db.from("medication_intake_logs").select("id").in("id", doseIds));
  // Neither is to be read any more, by this account: what became of them is not known here.
  return left.length === 0 ? isSame : left.length < doseIds.length;
}
