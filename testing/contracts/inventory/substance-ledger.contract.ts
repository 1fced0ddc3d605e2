import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { instant, instantAt } from "#domain/calendar/instant.ts";
import { ledgerOf } from "#domain/ledger/ledger.ts";
import { aBoxOf, aDoseOf, aReference } from "#testing/builders/composed-box.ts";
import { aCarerOfTheChild, aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { random } from "#testing/harness/seeded-random.ts";
import { type CaseDose, LEDGER_CASES } from "#testing/samples/ledger-cases.ts";

describe.each(engines)("the ledger of substances on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await within(async (tx) => {
      const made = await aHousehold(tx, "house");
      await tx.query("delete from public.medication_intake_logs where profile_id = $1", [
        made.account,
      ]);
      return made;
    });
  });
  afterAll(() => installation.close());

  const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    installation.engine.transaction(work);

  const record = (doses: readonly CaseDose[]) =>
    within(async (tx) => {
      for (const { takenAt, amounts } of doses) {
        const known = amounts.filter(({ substance }) => substance !== null);
        const reference = await aReference(
          tx,
          known.map(({ substance, milligrams, salt }) => ({
            substance: substance ?? "",
            amount: milligrams,
            ...(salt !== null && { weighedAs: salt, isSalt: true }),
            ...(milligrams === null && { unknownBecause: "described" }),
          })),
        );
        const box = await aBoxOf(tx, house, { reference });
        await aDoseOf(tx, house, box, { takenAt });
      }
    });

  const ledger = async (person: Household, profile_id: string, at: string, hours = 24) => {
    const { data, error } = await installation
      .signedIn(person)
      .rpc("substance_ledger", { profile_id, hours, at });
    if (error) throw new Error(error.message);
    return data;
  };

  type Row = Awaited<ReturnType<typeof ledger>>[number];

  const totals = (rows: readonly Row[]) => [
    ...new Set(
      rows
        .filter(({ substance_id: id }) => id !== null)
        .map(({ substance_id, substance_doses, substance_milligrams, is_complete }) => {
          const amount = `${is_complete ? "" : "at least "}${substance_milligrams ?? "?"}`;
          return `${substance_id}: ${substance_doses}, ${amount}`;
        }),
    ),
  ];

  // The tests of `domain/ledger` ask the same.
  test.each(LEDGER_CASES)("$because", async ({ now, doses, totals: expected, unknown = 0 }) => {
    await record(doses);
    const rows = await ledger(house, house.account, now);
    expect(totals(rows)).toEqual(expected);
    expect(rows.filter(({ substance_id: id }) => id === null)).toHaveLength(unknown);
  });

  test("totals of random days are those that a device works out", async () => {
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    const now = instant("2026-11-22T02:00:00Z");
    const doses = Array.from({ length: 60 }, () => ({
      takenAt: instantAt(Date.parse(now) - Math.floor(random() * 40 * 3600) * 1000),
      amounts: [
        {
          substance: pick(["paracetamol", "codeine", "ibuprofen", "caffeine", null]),
          milligrams: pick([null, 500, 1000, 0.1, 15.62, 30]),
          salt: pick([null, null, "A", "B"]),
        },
      ],
    }));
    await record(doses);
    const device = ledgerOf(
      doses.flatMap(({ takenAt, amounts }, index) =>
        amounts.map(({ substance, milligrams, salt }) => ({
          intakeId: `${index}`,
          substanceId: substance,
          takenAt,
          milligrams,
          weighedAs: milligrams === null ? null : salt,
        })),
      ),
      now,
    );
    const worked = device.substances
      .filter(({ counted }) => counted.length > 0)
      .map(({ substanceId, counted, total: { milligrams, isComplete } }) => {
        const amount = `${isComplete ? "" : "at least "}${milligrams ?? "?"}`;
        return `${substanceId}: ${counted.length}, ${amount}`;
      });
    expect(worked).toHaveLength(4);
    const rows = await ledger(house, house.account, now);
    expect(totals(rows).sort()).toEqual(worked.sort());
  });

  test("the last dose says when it was taken, of which box, how much of it and by whom it was given", async () => {
    const now = "2026-11-22T02:00:00Z";
    await record([
      {
        takenAt: "2026-11-22T01:15:00Z",
        amounts: [{ substance: "paracetamol", milligrams: 500, salt: null }],
      },
    ]);
    const [last] = await ledger(house, house.account, now);
    expect(last).toMatchObject({
      product_name: "Boîte",
      dosage: "1",
      form: "Comprimé",
      quantity: 1,
      giver_id: house.account,
      giver_name: "house",
      substance_id: "paracetamol",
      inn_fr: expect.stringMatching(/paracétamol/i),
      milligrams: 500,
    });
    expect(Date.parse(last?.taken_at ?? "")).toBe(Date.parse("2026-11-22T01:15:00Z"));
  });

  test("a dose without substances has the molecule of its reference", async () => {
    const now = "2026-11-22T02:00:00Z";
    await record([{ takenAt: "2026-11-22T01:15:00Z", amounts: [] }]);
    expect(await ledger(house, house.account, now)).toMatchObject([
      { substance_id: null, active_molecule: "Molécule", substance_doses: null },
    ]);
  });

  test("more hours reach further back", async () => {
    const amounts = [{ substance: "paracetamol", milligrams: 500, salt: null }];
    await record([{ takenAt: "2026-11-20T12:00:00Z", amounts }]);
    const now = "2026-11-22T02:00:00Z";
    expect(await ledger(house, house.account, now)).toEqual([]);
    expect(await ledger(house, house.account, now, 48)).toHaveLength(1);
  });

  describe("of somebody else", () => {
    const now = "2026-11-22T02:00:00Z";
    beforeEach(() =>
      record([
        {
          takenAt: "2026-11-22T01:15:00Z",
          amounts: [{ substance: "paracetamol", milligrams: 500, salt: null }],
        },
      ]),
    );

    test.each(["view", "edit", "manage"] as const)("%s reads it", async (standing) => {
      const guest = await within((tx) => aGuest(tx, house, standing));
      expect(await ledger(guest, house.account, now)).toMatchObject([
        { substance_id: "paracetamol", giver_name: "house" },
      ]);
      expect(await rowsOf(guest)).toHaveLength(1);
    });

    test.each(["pending", "unconfirmed", "declined", "revoked", "unopened"] as const)(
      "somebody %s reads nothing of it",
      async (standing) => {
        const guest = await within((tx) => aGuest(tx, house, standing));
        expect(await ledger(guest, house.account, now)).toEqual([]);
        expect(await rowsOf(guest)).toEqual([]);
      },
    );

    test("neither a stranger nor a carer of another profile of the home reads it", async () => {
      const [stranger, carer] = await within(async (tx) => [
        await aHousehold(tx, "stranger"),
        await aCarerOfTheChild(tx, house, "manage"),
      ]);
      for (const person of [stranger, carer]) {
        expect(await ledger(person, house.account, now)).toEqual([]);
        expect(await rowsOf(person)).toEqual([]);
      }
    });

    const rowsOf = async (person: Household) =>
      (
        await installation
          .signedIn(person)
          .from("intake_substances")
          .select("intake_id")
          .eq("profile_id", house.account)
      ).data;
  });
});
