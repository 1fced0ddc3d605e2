import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Json } from "#app/client/database/database-types.ts";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const BOX = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  total_quantity: 8,
  current_quantity: 16,
  expiry_date: "2030-06-30",
};

const aBox = (facts: object = {}) => ({ id: randomUUID(), ...BOX, ...facts });

describe.each(engines)("several boxes in one request on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const add = (boxes: Json, profile_id: string, person = house) =>
    installation.signedIn(person).rpc("add_boxes", { profile_id, boxes });

  const stored = (ids: readonly string[]) =>
    installation.engine.transaction((tx) =>
      tx.query<{ id: string; name: string; profile_id: string | null; is_common: boolean }>(
        `select id, name, profile_id, is_common from public.medications
         where id = any ($1::uuid[]) order by array_position($1::uuid[], id)`,
        [ids],
      ),
    );

  test("each is added to the profile, a common one to the home", async () => {
    const boxes = [
      aBox(),
      aBox({ name: "Smecta", is_common: true, lot: "A1", gtin: "03400935955838" }),
    ];
    const { data } = await add(boxes, house.child);
    expect(data).toEqual(boxes.map(({ id }) => ({ id, refused_with: null })));
    expect(await stored(boxes.map(({ id }) => id))).toEqual([
      { id: boxes[0]?.id, name: "Doliprane", profile_id: house.child, is_common: false },
      { id: boxes[1]?.id, name: "Smecta", profile_id: null, is_common: true },
    ]);
  });

  test("the main profile is the account itself", async () => {
    const box = aBox();
    await add([box], house.account);
    expect(await stored([box.id])).toMatchObject([{ profile_id: null, is_common: false }]);
  });

  test("one that is refused says why and keeps none of the others out", async () => {
    const boxes = [
      aBox(),
      aBox({ name: " " }),
      aBox({ form: "Boule" }),
      aBox({ expiry_date: "2030-02-31" }),
      aBox({ total_quantity: 0 }),
      aBox({ total_quantity: "many" }),
      aBox({ dosage: null }),
      aBox({ reference_id: randomUUID() }),
      aBox({ name: "Smecta" }),
    ];
    const { data } = await add(boxes, house.account);
    expect(data?.map(({ refused_with }) => refused_with)).toEqual([
      null,
      "23514",
      "23514",
      "22008",
      "23514",
      "22P02",
      "23502",
      "23503",
      null,
    ]);
    expect((await stored(boxes.map(({ id }) => id))).map(({ name }) => name)).toEqual([
      "Doliprane",
      "Smecta",
    ]);
  });

  test("sent twice, each is there once, as it was sent last", async () => {
    const box = aBox();
    await add([box], house.account);
    const { data } = await add([{ ...box, name: "Efferalgan" }], house.account);
    expect(data).toEqual([{ id: box.id, refused_with: null }]);
    expect(await stored([box.id])).toMatchObject([{ name: "Efferalgan" }]);
  });

  describe("that was used before it is sent again", () => {
    const facts = (id: string) =>
      installation.engine.transaction((tx) =>
        tx.query<{ stock: number; name: string; lot: string | null; opened_on: string | null }>(
          `select current_quantity::float8 as stock, name, lot, opened_on::text
           from public.medications where id = $1`,
          [id],
        ),
      );
    const box = aBox({ lot: "A1" });
    beforeEach(async () => {
      box.id = randomUUID();
      await add([box], house.account);
      await installation
        .signedIn(house)
        .from("medication_intake_logs")
        .insert({ medication_id: box.id, profile_id: house.account, quantity_taken: 3 })
        .throwOnError();
    });

    test("keeps its stock", async () => {
      const { data } = await add([box], house.account);
      expect(data).toEqual([{ id: box.id, refused_with: null }]);
      expect(await facts(box.id)).toMatchObject([{ stock: 13 }]);
    });

    test("keeps what was written of it since, and says so", async () => {
      const since = { lot: "B2", opened_on: "2026-11-20", current_quantity: 5 };
      const owner = installation.signedIn(house);
      await owner.from("medications").update(since).eq("id", box.id).throwOnError();
      const { data } = await add([box, aBox({ name: "Smecta" })], house.account);
      expect(data).toMatchObject([{ id: box.id, refused_with: "PT409" }, { refused_with: null }]);
      expect(await facts(box.id)).toMatchObject([{ stock: 5, lot: "B2", opened_on: "2026-11-20" }]);
    });

    test("keeps the day on which it was opened", async () => {
      const opened = { opened_on: "2026-11-20" };
      await installation
        .signedIn(house)
        .from("medications")
        .update(opened)
        .eq("id", box.id)
        .throwOnError();
      const { data } = await add([box], house.account);
      expect(data).toEqual([{ id: box.id, refused_with: null }]);
      expect(await facts(box.id)).toMatchObject([{ stock: 13, ...opened }]);
    });

    test("says that it was used where its form was corrected", async () => {
      const { data } = await add([{ ...box, name: "Efferalgan" }], house.account);
      expect(data).toEqual([{ id: box.id, refused_with: "PT409" }]);
      expect(await facts(box.id)).toMatchObject([{ stock: 13, name: "Doliprane" }]);
    });
  });

  test("sent twice with another stock, it has the one that was sent last", async () => {
    const box = aBox();
    await add([box], house.account);
    await add([box], house.account);
    const { data } = await add([{ ...box, current_quantity: 15 }], house.account);
    expect(data).toEqual([{ id: box.id, refused_with: null }]);
    const { data: known } = await installation
      .signedIn(house)
      .from("medications")
      .select("current_quantity")
      .eq("id", box.id);
    expect(known).toEqual([{ current_quantity: 15 }]);
  });

  test("a box of somebody else is neither written nor moved by its id", async () => {
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const box = aBox();
    await add([box], other.account, other);
    const { data } = await add([{ ...box, name: "Taken" }], house.account);
    expect(data).toEqual([{ id: box.id, refused_with: "42501" }]);
    expect(await stored([box.id])).toMatchObject([{ name: "Doliprane" }]);
  });

  test("a reader of a profile adds nothing to it, an editor does", async () => {
    const reader = await installation.engine.transaction((tx) =>
      aCarerOfTheChild(tx, house, "view"),
    );
    const editor = await installation.engine.transaction((tx) =>
      aCarerOfTheChild(tx, house, "edit"),
    );
    const boxes = [aBox(), aBox()] as const;
    expect((await add([boxes[0]], house.child, reader)).data).toMatchObject([
      { refused_with: "42501" },
    ]);
    expect((await add([boxes[1]], house.child, editor)).data).toMatchObject([
      { refused_with: null },
    ]);
    expect(await stored([boxes[0].id, boxes[1].id])).toHaveLength(1);
  });

  test("what a request cannot carry is refused as a whole", async () => {
    const many = Array.from({ length: 201 }, () => ({ id: randomUUID() }));
    expect((await add(many, house.account)).error?.code).toBe("PT413");
    expect((await add({}, house.account)).error?.code).toBe("PT413");
    expect((await add([1, { id: "box" }], house.account)).data).toEqual([
      { id: null, refused_with: "22023" },
      { id: null, refused_with: "22P02" },
    ]);
    expect((await add([], house.account)).data).toEqual([]);
  });
});
