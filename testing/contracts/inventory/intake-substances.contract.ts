import type { SupabaseClient } from "@supabase/supabase-js";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  aBoxOf,
  aDoseOf,
  aReference,
  type CompositionFacts,
  compose,
} from "#testing/builders/composed-box.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { DOSE_AMOUNT_CASES } from "#testing/samples/dose-amount-cases.ts";

const tablet = (substance: string, amount: number): CompositionFacts => ({ substance, amount });

describe.each(engines)("the substances of doses on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await within((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    installation.engine.transaction(work);

  /** `substance milligrams` of a dose, or the reason why they are unknown. */
  const contained = (tx: Transaction, intake: string) =>
    tx
      .query<{ line: string }>(
        `select concat_ws(' ', substance_id, milligrams::float8, unknown_because, weighed_as) as line
         from public.intake_substances where intake_id = $1 order by 1`,
        [intake],
      )
      .then((rows) => rows.map(({ line }) => line));

  const aDose = async (tx: Transaction, compositions: readonly CompositionFacts[]) => {
    const reference = await aReference(tx, compositions);
    const box = await aBoxOf(tx, house, { reference });
    return { reference, box, dose: await aDoseOf(tx, house, box, {}) };
  };

  test.each(DOSE_AMOUNT_CASES)(
    "$quantity of $form is $amount: $because",
    async ({ form, quantity, composition, amount }) => {
      const lines = await within(async (tx) => {
        const reference = await aReference(tx, [composition]);
        const box = await aBoxOf(tx, house, { reference, form });
        return contained(tx, await aDoseOf(tx, house, box, { quantity }));
      });
      expect(lines).toEqual([`${composition.substance} ${amount}`]);
    },
  );

  test("a salt is named where it is what was weighed", async () => {
    const salt = { weighedAs: "CHLORHYDRATE DE LOPÉRAMIDE", isSalt: true };
    const lines = await within(async (tx) => {
      const { dose } = await aDose(tx, [{ ...tablet("loperamide", 2), ...salt }]);
      return contained(tx, dose);
    });
    expect(lines).toEqual(["loperamide 2 CHLORHYDRATE DE LOPÉRAMIDE"]);
  });

  test("a dose of a box without a reference has none", async () => {
    const lines = await within(async (tx) =>
      contained(tx, await aDoseOf(tx, house, await aBoxOf(tx, house, {}), {})),
    );
    expect(lines).toEqual([]);
  });

  test("a dose keeps its substances when its box, its reference or their link is gone", async () => {
    await within(async (tx) => {
      const kept = [await aDose(tx, [tablet("paracetamol", 500), tablet("codeine", 30)])];
      kept.push(await aDose(tx, [tablet("paracetamol", 500), tablet("codeine", 30)]));
      kept.push(await aDose(tx, [tablet("paracetamol", 500), tablet("codeine", 30)]));
      const [first, second, third] = kept;
      await tx.query("delete from public.medications where id = $1", [first?.box]);
      await tx.query("delete from public.medication_references where id = $1", [second?.reference]);
      await tx.query("update public.medications set reference_id = null where id = $1", [
        third?.box,
      ]);
      for (const { dose } of kept) {
        expect(await contained(tx, dose)).toEqual(["codeine 30", "paracetamol 500"]);
      }
    });
  });

  test("a later edition of the composition changes no dose", async () => {
    await within(async (tx) => {
      const { reference, dose } = await aDose(tx, [tablet("paracetamol", 500)]);
      await tx.query(
        "update public.reference_substances set amount = 1000 where reference_id = $1",
        [reference],
      );
      await compose(
        tx,
        reference,
        [tablet("codeine", 30)].map((each) => ({ ...each })),
      );
      expect(await contained(tx, dose)).toEqual(["paracetamol 500"]);
    });
  });

  test("linking a box, and linking it to another reference, says what its doses contained", async () => {
    await within(async (tx) => {
      const box = await aBoxOf(tx, house, {});
      const doses = [
        await aDoseOf(tx, house, box, { quantity: 2 }),
        await aDoseOf(tx, house, box, {}),
      ];
      const link = (reference: string) =>
        tx.query("update public.medications set reference_id = $2 where id = $1", [box, reference]);
      const all = () => Promise.all(doses.map((dose) => contained(tx, dose)));
      await link(await aReference(tx, [tablet("paracetamol", 500)]));
      expect(await all()).toEqual([["paracetamol 1000"], ["paracetamol 500"]]);
      await link(await aReference(tx, [tablet("ibuprofen", 200)]));
      expect(await all()).toEqual([["ibuprofen 400"], ["ibuprofen 200"]]);
      await link(await aReference(tx, []));
      expect(await all()).toEqual([[], []]);
    });
  });

  test("a box that becomes another medicine changes nothing of what was given before", async () => {
    await within(async (tx) => {
      const { box, dose } = await aDose(tx, [tablet("paracetamol", 500)]);
      await tx.query(
        "update public.medications set name = 'Autre', dosage = '200 mg', reference_id = $2 where id = $1",
        [box, await aReference(tx, [tablet("ibuprofen", 200)])],
      );
      expect(await contained(tx, dose)).toEqual(["paracetamol 500"]);
      expect(await contained(tx, await aDoseOf(tx, house, box, {}))).toEqual(["ibuprofen 200"]);
    });
  });

  test("the first composition of a reference says what the doses of its boxes contained", async () => {
    await within(async (tx) => {
      const { reference, dose } = await aDose(tx, []);
      expect(await contained(tx, dose)).toEqual([]);
      await compose(tx, reference, [tablet("paracetamol", 500), tablet("codeine", 30)]);
      expect(await contained(tx, dose)).toEqual(["codeine 30", "paracetamol 500"]);
    });
  });

  test("another quantity, profile or form of a dose is followed", async () => {
    await within(async (tx) => {
      const { box, dose } = await aDose(tx, [tablet("paracetamol", 500)]);
      const change = (set: string) =>
        tx.query(`update public.medication_intake_logs set ${set} where id = $1`, [dose]);
      await change("quantity_taken = 3");
      expect(await contained(tx, dose)).toEqual(["paracetamol 1500"]);
      await change(`profile_id = '${house.child}'`);
      const owners = await tx.query(
        "select profile_id from public.intake_substances where intake_id = $1",
        [dose],
      );
      expect(owners).toEqual([{ profile_id: house.child }]);
      await change("medication_form = 'Sirop'");
      expect(await contained(tx, dose)).toEqual(["paracetamol another-unit"]);
      await change("medication_form = 'Comprimé'");
      await tx.query("delete from public.medications where id = $1", [box]);
      await change("quantity_taken = 1.5");
      expect(await contained(tx, dose)).toEqual(["paracetamol 750"]);
    });
  });

  test("a dose that is deleted takes its substances along", async () => {
    await within(async (tx) => {
      const { dose } = await aDose(tx, [tablet("paracetamol", 500)]);
      await tx.query("delete from public.medication_intake_logs where id = $1", [dose]);
      expect(await contained(tx, dose)).toEqual([]);
    });
  });

  test("no request writes them, not even of the account that owns the dose", async () => {
    const { dose } = await within((tx) => aDose(tx, [tablet("paracetamol", 500)]));
    // Free of the generated types, which know that nobody writes them.
    const caller: SupabaseClient = installation.signedIn(house);
    const rows = caller.from("intake_substances");
    const row = { intake_id: dose, substance_id: "codeine", profile_id: house.account };
    for (const { error } of [
      await rows.insert({ ...row, milligrams: 1 }),
      await rows.update({ milligrams: 1 }).eq("intake_id", dose),
      await rows.delete().eq("intake_id", dose),
    ]) {
      expect(error?.code).toBe("42501");
    }
    expect(await within((tx) => contained(tx, dose))).toEqual(["paracetamol 500"]);
  });
});
