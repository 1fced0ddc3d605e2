import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { PERMISSIONS } from "#domain/sharing/permission.ts";
import type { Finder } from "../builders/content-rows.ts";
import { aCarerOfTheChild } from "../builders/guest.ts";
import { aHousehold, aNewRow } from "../builders/household.ts";
import { attempt, insert, type SqlCheck, select, where } from "./sql-checks.ts";

/**
 * What somebody who may open one child of a home does with its common boxes, and cannot do with the box of another
 * person of that home.
 */
export async function commonBoxChecks(tx: Transaction): Promise<SqlCheck[]> {
  const house = await aHousehold(tx, "home");
  const id = randomUUID();
  const aCommonBox = () => ({
    ...aNewRow("medications", house),
    id: randomUUID(),
    is_common: true,
  });
  await tx.script(insert("medications", { ...aCommonBox(), id }));
  const common: Finder = ["id", id];
  const personal = house.rows.medications;
  const checks: SqlCheck[] = [];
  for (const actor of PERMISSIONS) {
    const { account } = await aCarerOfTheChild(tx, house, actor);
    const person = { actor, account, rowOf: () => common };
    const add = (expected: boolean, statement: string, row?: Finder) =>
      checks.push(attempt(person, "medications", { expected, statement, ...(row && { row }) }));
    const [edits, manages] = [actor !== "view", actor === "manage"];
    add(true, select("medications", common));
    add(false, select("medications", personal));
    add(edits, insert("medications", aCommonBox()));
    add(false, insert("medications", { ...aCommonBox(), is_common: false }));
    for (const [row, isCommon] of [
      [common, true],
      [personal, false],
    ] as const) {
      add(edits && isCommon, "update public.medications set notes = 'x'", row);
      add(manages && isCommon, "delete from public.medications", row);
      add(manages && isCommon, `delete from public.medications where ${where(row)}`, row);
    }
    // It would be the parent's, whom these carers may not edit.
    add(false, `update public.medications set is_common = false where ${where(common)}`, common);
  }
  return checks;
}
