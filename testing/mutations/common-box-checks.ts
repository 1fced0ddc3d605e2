import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { PERMISSIONS } from "#domain/sharing/permission.ts";
import type { Finder } from "../builders/content-rows.ts";
import { aCarerOfTheChild } from "../builders/guest.ts";
import { aHousehold, aNewRow } from "../builders/household.ts";
import type { Actor, Relation } from "../permissions.ts";
import { attempt, insert, type SqlCheck, select, where } from "./sql-checks.ts";
import { fileChecks } from "./storage-checks.ts";

/**
 * What somebody who may open one child of a home does with its common boxes, and cannot do with the box of another
 * person of that home.
 */
export async function commonBoxChecks(
  tx: Transaction,
): Promise<ReadonlyMap<Relation | "storage.objects", readonly SqlCheck[]>> {
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
  const alerts: SqlCheck[] = [];
  const dismissals: SqlCheck[] = [];
  const photos: SqlCheck[] = [];
  const addPhotos = (name: string, account: string, isOfHome: boolean, edits: boolean) => {
    for (const [box, isCommon] of [
      [id, true],
      [house.medication, false],
    ] as const) {
      const mayReach = isOfHome && isCommon;
      const rights = { sees: mayReach, edits: mayReach && edits };
      photos.push(...fileChecks({ name, account }, { bucket: "boxes", row: box }, rights));
    }
  };
  const stranger = await aHousehold(tx, "stranger of the home");
  addPhotos("a stranger of the home", stranger.account, false, false);
  /** An alert of the child is about a box in the child's list. */
  const addAlerts = (actor: Actor, account: string, box: string, isListed: boolean) => {
    const person = { actor, account, rowOf: () => common };
    const edits = actor !== "view";
    const alert = (medication_id: string | null) => ({
      ...aNewRow("custom_alerts", house, account),
      id: randomUUID(),
      profile_id: house.child,
      medication_id,
    });
    alerts.push(
      attempt(person, "custom_alerts", {
        expected: edits && isListed,
        statement: insert("custom_alerts", alert(box)),
      }),
    );
    const known = alert(null);
    const row: Finder = ["id", String(known.id)];
    alerts.push(
      attempt(person, "custom_alerts", {
        expected: edits && isListed,
        prepare: insert("custom_alerts", { ...known, user_id: house.account }),
        statement: `update public.custom_alerts set medication_id = '${box}' where ${where(row)}`,
        row,
      }),
    );
    dismissals.push(
      attempt(person, "alert_dismissals", {
        expected: isListed,
        statement: insert("alert_dismissals", {
          user_id: account,
          profile_id: house.child,
          alert_key: `expired-${box}`,
        }),
      }),
    );
  };
  addAlerts("owner", house.account, id, true);
  addAlerts("owner", house.account, house.medication, false);
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
    addPhotos(`${actor} of a child`, account, true, edits);
    addAlerts(actor, account, id, true);
    const theirs = { ...aCommonBox(), id: randomUUID(), user_id: account };
    await tx.script(insert("medications", theirs));
    addAlerts(actor, account, theirs.id, false);
    // It would be the parent's, whom these carers may not edit.
    add(false, `update public.medications set is_common = false where ${where(common)}`, common);
    // Without a condition no policy of reading looks at the changed row.
    add(false, "update public.medications set is_common = false", common);
  }
  return new Map<Relation | "storage.objects", readonly SqlCheck[]>([
    ["storage.objects", photos],
    ["medications", checks],
    ["custom_alerts", alerts],
    ["alert_dismissals", dismissals],
  ]);
}
