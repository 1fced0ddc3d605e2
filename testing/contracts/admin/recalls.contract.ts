import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("recalls on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let member: Household;
  let stranger: Household;
  let reference: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
    // The first account of an installation is its admin.
    admin = await sql((tx) => aHousehold(tx, "admin"));
    member = await sql((tx) => aHousehold(tx, "member"));
    stranger = await sql((tx) => aHousehold(tx, "stranger"));
    const [made] = await sql((tx) =>
      tx.query<{ id: string }>(
        `insert into public.medication_references
           (name, dosage, form, prescription_required, active_molecule, source, source_date, cis)
         values ('Troussalgan', '500 mg', 'Comprimé', 'Non', 'Paracétamol', 'trial', '2026-01-01', '60000001')
         returning id`,
      ),
    );
    reference = made?.id ?? "";
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);

  const publish = async (who: Household, change: Record<string, unknown> = {}) => {
    const recall = {
      recall: randomUUID(),
      title: "Rappel de Troussalgan",
      published_on: "2026-03-12",
      url: "https://ansm.sante.fr/rappel",
      notice: "TROUSSALGAN 500 mg\nLot AB1",
      products: [{ reference_id: reference, all_lots: false, lots: ["AB1"] }],
      ...change,
    };
    const { error } = await installation.signedIn(who).rpc("publish_recall", recall as never);
    return { id: recall.recall, code: error?.code };
  };

  const aBox = async (facts: Record<string, unknown>) => {
    const id = randomUUID();
    const { error } = await installation
      .signedIn(member)
      .from("medications")
      .insert({
        id,
        user_id: member.account,
        name: "Zélixir",
        dosage: "1",
        form: "Comprimé",
        total_quantity: 16,
        current_quantity: 16,
        expiry_date: "2030-05-31",
        ...facts,
      });
    expect(error).toBeNull();
    return id;
  };

  /** The ids of the recalls that a box finds, in its list and on the first screen. */
  const recallsOf = async (box: string) => {
    const db = installation.signedIn(member);
    const { data: listed } = await db
      .rpc("list_boxes", { profile_id: member.account }, { get: true })
      .select("id, official_notices")
      .eq("id", box);
    const { data: homes } = await db.rpc("home_today", {
      on_day: "2026-11-22",
      zone: "Europe/Paris",
    });
    const boxes = (homes ?? []).flatMap(
      (row) => row.boxes as { id: string; official_notices: unknown }[],
    );
    const found = [listed?.[0], boxes.find(({ id }) => id === box)].map((row) =>
      ((row?.official_notices as { recalls: { id: string }[] | null } | null)?.recalls ?? []).map(
        ({ id }) => id,
      ),
    );
    expect(found[1]).toEqual(found[0]);
    return found[0];
  };

  test.each([
    { by: "its reference", facts: () => ({ reference_id: reference }) },
    { by: "the number on its pack", facts: () => ({ official_number: "60000001" }) },
    {
      by: "its name and strength, where nothing else is known",
      facts: () => ({ name: "TROUSSALGAN", dosage: "500mg" }),
    },
  ])("a box finds a recall by $by, until it is taken back", async ({ facts }) => {
    const box = await aBox(facts());
    const { id, code } = await publish(admin);
    expect(code).toBeUndefined();
    expect(await recallsOf(box)).toEqual([id]);
    const { error } = await installation.signedIn(admin).rpc("withdraw_recall", { recall: id });
    expect(error).toBeNull();
    expect(await recallsOf(box)).toEqual([]);
  });

  test.each([
    { because: "another strength", facts: { name: "Troussalgan", dosage: "1 g" } },
    {
      because: "another number on its pack",
      facts: { name: "Troussalgan", dosage: "500 mg", official_number: "60000002" },
    },
  ])("a box finds none: $because", async ({ facts }) => {
    const box = await aBox(facts);
    const { id } = await publish(admin);
    expect(await recallsOf(box)).toEqual([]);
    await installation.signedIn(admin).rpc("withdraw_recall", { recall: id });
  });

  test("sent twice under one id, it is published once, as it was first", async () => {
    const { id } = await publish(admin);
    expect((await publish(admin, { recall: id, title: "Autre", products: [] })).code).toBe("23514");
    expect((await publish(admin, { recall: id, title: "Autre" })).code).toBeUndefined();
    const rows = await sql((tx) =>
      tx.query("select title from public.recalls where id = $1", [id]),
    );
    expect(rows).toEqual([{ title: "Rappel de Troussalgan" }]);
    await installation.signedIn(admin).rpc("withdraw_recall", { recall: id });
  });

  test("nobody but an admin publishes one or takes one back", async () => {
    const { id } = await publish(admin);
    for (const who of [member, stranger]) {
      expect((await publish(who)).code).toBe("42501");
      const { error } = await installation.signedIn(who).rpc("withdraw_recall", { recall: id });
      expect(error?.code).toBe("42501");
    }
    const rows = await sql((tx) =>
      tx.query("select withdrawn_at from public.recalls where id = $1", [id]),
    );
    expect(rows).toEqual([{ withdrawn_at: null }]);
    await installation.signedIn(admin).rpc("withdraw_recall", { recall: id });
  });

  test.each([
    { title: " " },
    { title: "x".repeat(201) },
    { url: "http://ansm.sante.fr/x" },
    { url: "javascript:alert(1)" },
    { notice: "x".repeat(20_001) },
    { published_on: "1800-01-01" },
    { products: [] },
    { products: "none" },
    { products: [{ reference_id: randomUUID(), all_lots: true, lots: [] }], code: "23503" },
    { products: [{ all_lots: false, lots: [] }] },
    { products: [{ all_lots: true, lots: ["AB1"] }] },
    { products: [{ all_lots: false, lots: ["A\nB"] }] },
    { products: [{ all_lots: false, lots: Array(501).fill("A") }] },
  ])("$# is out of bounds", async ({ code = "23514", ...change }) => {
    const products = Array.isArray(change.products)
      ? change.products.map((product) => ({ reference_id: reference, ...product }))
      : change.products;
    expect(
      (await publish(admin, { ...change, ...(products !== undefined && { products }) })).code,
    ).toBe(code);
  });

  test("what is published and taken back stands in the administration log, without the pasted text", async () => {
    const { id } = await publish(admin);
    await installation.signedIn(admin).rpc("withdraw_recall", { recall: id });
    const { data } = await installation
      .signedIn(admin)
      .from("admin_log")
      .select("action, table_name, label, after")
      .like("row_key", `${id}%`)
      .order("id");
    expect(data).toMatchObject([
      { action: "added", table_name: "recalls", label: "Rappel de Troussalgan" },
      { action: "added", table_name: "recall_products", after: { lots: ["AB1"] } },
      { action: "changed", table_name: "recalls", after: { withdrawn_at: expect.any(String) } },
    ]);
    expect(JSON.stringify(data)).not.toContain("notice");
  });

  test("its alert is dismissed under a key of the box, by those who see the box", async () => {
    const box = await aBox({ reference_id: reference });
    const dismiss = async (who: Household) => {
      const { error } = await installation
        .signedIn(who)
        .from("alert_dismissals")
        .insert({
          user_id: who.account,
          profile_id: who.account,
          alert_key: `recalled-${box}-${randomUUID()}`,
        });
      return error?.code;
    };
    expect(await dismiss(stranger)).toBe("42501");
    expect(await dismiss(member)).toBeUndefined();
    const wrong = await installation
      .signedIn(member)
      .from("alert_dismissals")
      .insert({
        user_id: member.account,
        profile_id: member.account,
        alert_key: `recalled-${box}`,
      });
    expect(wrong.error?.code).toBe("23514");
  });
});
