import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aChange } from "#testing/builders/changes.ts";
import { aGuest, type Guest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { invite } from "#testing/builders/invitations.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import type { Relation } from "#testing/permissions.ts";

/** The tables of a profile: the subject of their log entries, and the label. */
const written = [
  ["profiles", "profile", "Léa"],
  ["profile_details", "profile_details", "Léa"],
  ["medications", "medication", "Doliprane"],
  ["medication_reminders", "reminder", "Doliprane"],
  ["medication_intake_logs", "intake", "Doliprane"],
  ["custom_alerts", "alert", "Renouveler"],
] as const satisfies readonly (readonly [Relation, string, string])[];

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let guest: Guest;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await sql((tx) => aHousehold(tx, "house"));
    guest = await sql((tx) => aGuest(tx, house, "manage"));
    await forgetLines();
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);
  const as = (person: Household) => installation.signedIn(person);

  /** Setting the scene writes lines too; a trigger within another may take them away again. */
  const forgetLines = () =>
    sql((tx) =>
      tx.script(`
        alter table public.profile_access_log disable trigger forbid_changes;
        delete from public.profile_access_log;
        alter table public.profile_access_log enable trigger forbid_changes;`),
    );

  const lines = async () => {
    const { data } = await as(house)
      .from("profile_access_log")
      .select("user_id, actor_name, action, subject, label")
      .order("happened_at");
    return data;
  };
  const byGuest = (action: string, subject: string, label: string) => ({
    user_id: guest.account,
    actor_name: "manage",
    action,
    subject,
    label,
  });

  test.each(written)("a change of %s by a carer is one line", async (relation, subject, name) => {
    const { error } =
      relation === "medication_intake_logs"
        ? await as(guest)
            .from(relation)
            .insert(aNewRow(relation, house, guest.account) as never)
        : await as(guest)
            .from(relation)
            .update(aChange[relation] as never)
            .eq(house.rows[relation][0] as never, house.rows[relation][1]);
    expect(error).toBeNull();
    const action = relation === "medication_intake_logs" ? "added" : "changed";
    const told = relation === "custom_alerts" || relation === "profiles" ? "Changé" : name;
    expect(await lines()).toEqual([byGuest(action, subject, told)]);
  });

  test("each row that a carer adds is one entry", async () => {
    for (const relation of ["medications", "custom_alerts", "medication_reminders"] as const) {
      await as(guest)
        .from(relation)
        .insert(aNewRow(relation, house, guest.account) as never)
        .throwOnError();
    }
    expect(await lines()).toEqual([
      byGuest("added", "medication", "Spasfon"),
      byGuest("added", "alert", "Rappel"),
      byGuest("added", "reminder", "Doliprane"),
    ]);
  });

  test("a deleted box is one line, with its reminders and all it takes along", async () => {
    await as(guest).from("medications").delete().eq("id", house.medication);
    expect(await lines()).toEqual([byGuest("deleted", "medication", "Doliprane")]);
  });

  test("an undone intake is two lines, and none about the stock it moved", async () => {
    const row = aNewRow("medication_intake_logs", house, guest.account);
    await as(guest)
      .from("medication_intake_logs")
      .insert(row as never);
    await as(guest).from("medication_intake_logs").delete().eq("id", String(row.id));
    expect(await lines()).toEqual([
      byGuest("added", "intake", "Doliprane"),
      byGuest("deleted", "intake", "Doliprane"),
    ]);
  });

  test("a box that moves to another profile is logged in both", async () => {
    await as(guest)
      .from("medications")
      .update({ profile_id: house.child })
      .eq("id", house.medication)
      .throwOnError();
    const { data } = await as(house)
      .from("profile_access_log")
      .select("profile_id, action")
      .order("action");
    expect(data).toEqual([
      { profile_id: house.child, action: "changed" },
      { profile_id: house.account, action: "deleted" },
    ]);
  });

  test("changes of the creator are not logged", async () => {
    for (const [relation] of written) {
      if (relation === "medication_intake_logs") continue;
      const [column, value] = house.rows[relation];
      await as(house)
        .from(relation)
        .update(aChange[relation] as never)
        .eq(column as never, value)
        .throwOnError();
    }
    expect(await lines()).toEqual([]);
  });

  test("a refused change leaves no line", async () => {
    const reader = await sql((tx) => aGuest(tx, house, "view"));
    await forgetLines();
    await as(reader).from("medications").update({ notes: "x" }).eq("id", house.medication);
    await as(reader)
      .from("medications")
      .insert(aNewRow("medications", house, reader.account) as never);
    expect(await lines()).toEqual([]);
  });

  test("an opening is one line in a quarter of an hour, twenty at once included", async () => {
    const fresh = await sql((tx) => aGuest(tx, house, "unopened"));
    await forgetLines();
    const open = () => as(fresh).rpc("open_shared_profile", { profile_id: house.child });
    await Promise.all(Array.from({ length: 20 }, open));
    expect(await lines()).toMatchObject([{ action: "opened", subject: "profile", label: "Léa" }]);
    const wait = (interval: string) =>
      sql((tx) =>
        tx.query(
          "update private.profile_openings set noted_at = noted_at - $1::interval where share_id in (select id from public.profile_shares where shared_with_user_id = $2)",
          [interval, fresh.account],
        ),
      );
    await wait("14 minutes");
    await open();
    expect(await lines()).toHaveLength(1);
    await wait("1 minute");
    await open();
    expect(await lines()).toHaveLength(2);
  });

  test("every change of a share is logged, by any account", async () => {
    const person = await sql((tx) => aHousehold(tx, "person"));
    await forgetLines();
    const again = () => invite(installation, house, { email: person.email });
    const first = await again();
    await as(person).rpc("decline_profile_share", { share_id: first.share });
    const second = await again();
    await as(person).rpc("accept_profile_share", { share_id: second.share });
    await as(person).rpc("leave_profile_share", { share_id: second.share });
    const third = await again();
    await as(house).rpc("revoke_profile_share", { share_id: third.share });
    const told = (await lines())?.map(({ user_id, ...line }) => line);
    const line = (actor_name: string, action: string) => ({
      ...{ actor_name, action, subject: "share", label: person.email },
    });
    expect(told).toEqual([
      line("house", "shared"),
      line("person", "declined"),
      line("house", "shared"),
      line("person", "accepted"),
      line("person", "left"),
      line("house", "shared"),
      line("house", "revoked"),
    ]);
  });

  test("no role can rewrite it, not even service_role or the owner of the database", async () => {
    await as(guest).from("medications").update({ notes: "x" }).eq("id", house.medication);
    const before = await lines();
    const statements = [
      "update public.profile_access_log set actor_name = 'x'",
      "delete from public.profile_access_log",
      "truncate public.profile_access_log",
    ];
    for (const statement of statements) {
      await expect(sql((tx) => tx.query(statement))).rejects.toMatchObject({ code: "42501" });
      const service = { role: "service_role", claims: '{"role":"service_role"}' };
      await expect(installation.engine.asRole(service, statement, [])).rejects.toMatchObject({
        code: "42501",
      });
    }
    expect(await lines()).toEqual(before);
  });

  test("it goes with the profile, and stays when the carer's account goes", async () => {
    await as(guest).from("medications").update({ notes: "x" }).eq("id", house.medication);
    await sql((tx) => tx.query("delete from auth.users where id = $1", [guest.account]));
    expect(await lines()).toMatchObject([{ user_id: null, actor_name: "manage" }]);
    await as(house).from("profiles").delete().eq("id", house.child).throwOnError();
    await sql((tx) => tx.query("delete from auth.users where id = $1", [house.account]));
    const left = await sql((tx) =>
      tx.query("select 1 from public.profile_access_log where profile_id = $1", [house.account]),
    );
    expect(left).toEqual([]);
  });
});
