import { day } from "#domain/calendar/day.ts";
import type { Condition, StoredCondition } from "#domain/profiles/conditions.ts";
import type { Case } from "../case.ts";
import { aParent, aSharedProfile, KILOGRAMS } from "../family.ts";
import { product } from "../recorded-product.ts";

const { deleteWeight, listWeights, readFacts, saveConditions, saveFacts, saveWeight } =
  product.profiles;

const NOBODY = { name: null, phone: null, email: null, address: null, appointmentLink: null };

const aCondition = (change: Pick<StoredCondition, "condition">): StoredCondition => ({
  isUnknown: false,
  since: null,
  until: null,
  lastPeriodOn: null,
  dueOn: null,
  ...change,
});

/** What is known of one person: the profile and its details, read and saved as one. */
export const profileDetailsCases: readonly Case[] = [
  {
    name: "readFacts",
    async run(world) {
      const { db, child } = await aParent(world);
      return readFacts(db, child, { weight: "lbs", height: "ft" });
    },
    expected: {
      wire: ["GET /rest/v1/profiles 200"],
      answer: {
        id: "the child",
        firstName: "Léa",
        lastName: null,
        isPrimary: false,
        type: "child",
        bornOn: "2020-02-29",
        createdAt: "an instant",
        weightKg: 18.5,
        weightMeasuredOn: null,
        isWeightConfirmed: false,
        weightConfirmedAt: null,
        weightConfirmedBy: null,
        heightCm: 104,
        units: KILOGRAMS,
        unreadable: [],
        phone: null,
        allergies: [],
        pickedAllergies: [],
        unrecognizedAllergies: [],
        treatmentAnswers: { taken: [], untaken: [] },
        conditions: [],
        doctor: NOBODY,
        defaultPharmacyId: null,
        version: "an instant",
        detailsVersion: "an instant",
      },
    },
  },
  {
    name: "readFacts: of somebody else",
    async run({ member }) {
      const { userId } = await member();
      const eve = await member("eve");
      return readFacts(eve.db, userId, KILOGRAMS);
    },
    expected: { wire: ["GET /rest/v1/profiles 200"], answer: { failure: "not-found" } },
  },
  {
    name: "saveFacts: what two cards change",
    async run(world) {
      const { db, child } = await aParent(world);
      const known = await world.unobserved(() => readFacts(db, child, KILOGRAMS));
      const { outcome, stored } = await saveFacts(db, known, {
        profile: { lastName: "Moreau", weightKg: 20 },
        details: { allergies: ["Arachide"] },
        units: { weight: "lbs", height: "cm" },
      });
      const { lastName, weightKg, heightCm, allergies, units } = stored;
      return { outcome, lastName, weightKg, heightCm, allergies, units };
    },
    expected: {
      wire: [
        "PATCH /rest/v1/profiles 200",
        "PATCH /rest/v1/profile_details 200",
        "PATCH /rest/v1/profile_details 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: {
        outcome: "saved",
        lastName: "Moreau",
        weightKg: 20,
        heightCm: 104,
        allergies: ["Arachide"],
        units: { weight: "lbs", height: "cm" },
      },
    },
  },
  {
    name: "saveFacts: an unusual weight that is confirmed, by its name and for this weight alone",
    async run(world) {
      const { db, child } = await aParent(world);
      const known = await world.unobserved(() => readFacts(db, child, KILOGRAMS));
      const profile = {
        weightKg: 30,
        weightMeasuredOn: day("2026-11-02"),
        isWeightConfirmed: true,
      };
      const odd = await saveFacts(db, known, { profile });
      const usual = await saveFacts(db, odd.stored, { profile: { weightKg: 20 } });
      return [odd, usual].map(({ stored }) => [stored.weightConfirmedBy, stored.weightMeasuredOn]);
    },
    expected: {
      wire: [
        "PATCH /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
        "PATCH /rest/v1/profiles 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: [
        ["Zoé Moreau", "2026-11-02"],
        [null, "2026-11-02"],
      ],
    },
  },
  {
    name: "saveConditions: one added, one changed, one removed",
    async run(world) {
      const { db, child } = await aParent(world);
      const kidney = aCondition({ condition: "kidney" });
      const pox = aCondition({ condition: "chickenpox_now" });
      const save = (written: StoredCondition[], removed: Condition[] = []) =>
        saveConditions(db, child, { written, removed });
      await save([kidney]);
      await save([pox]);
      await save([{ ...pox, until: day("2026-12-03") }]);
      await save([], ["kidney"]);
      const { conditions } = await world.unobserved(() => readFacts(db, child, KILOGRAMS));
      return conditions.map(({ condition, until }) => [condition, until]);
    },
    expected: {
      wire: [
        "POST /rest/v1/profile_conditions 201",
        "POST /rest/v1/profile_conditions 201",
        "POST /rest/v1/profile_conditions 409 23505",
        "PATCH /rest/v1/profile_conditions 200",
        "DELETE /rest/v1/profile_conditions 200",
      ],
      answer: [["chickenpox_now", "2026-12-03"]],
    },
  },
  {
    name: "saveWeight, deleteWeight: two weights, one corrected, one deleted",
    async run(world) {
      const { db, child } = await aParent(world);
      const weigh = (on: string, weightKg: number, isConfirmed = false) =>
        saveWeight(db, child, { measuredOn: day(on), weightKg, isConfirmed });
      await weigh("2026-01-02", 20);
      await weigh("2026-03-01", 61, true);
      await weigh("2026-03-01", 21);
      await deleteWeight(db, child, day("2026-01-02"));
      await deleteWeight(db, child, day("2026-01-02"));
      return listWeights(db, child);
    },
    expected: {
      wire: [
        "POST /rest/v1/profile_weights 201",
        "POST /rest/v1/profile_weights 201",
        "POST /rest/v1/profile_weights 409 23505",
        "PATCH /rest/v1/profile_weights 200",
        "DELETE /rest/v1/profile_weights 200",
        "DELETE /rest/v1/profile_weights 200",
        "GET /rest/v1/profile_weights 200",
        "GET /rest/v1/profile_weights 200",
      ],
      answer: [{ measuredOn: "2026-03-01", weightKg: 21, isConfirmed: false }],
    },
  },
  {
    name: "saveConditions: of somebody else",
    async run(world) {
      const { child } = await aParent(world);
      const eve = await world.member("eve");
      const kidney = aCondition({ condition: "kidney" });
      return saveConditions(eve.db, child, { written: [kidney], removed: [] });
    },
    expected: {
      wire: ["POST /rest/v1/profile_conditions 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "saveFacts: the first details of a profile, and a second form that knew of none",
    async run({ member, unobserved }) {
      const { db, userId } = await member();
      const known = await unobserved(() => readFacts(db, userId, KILOGRAMS));
      const doctor = { ...NOBODY, name: "Dr Petit" };
      const first = await saveFacts(db, known, { details: { doctor } });
      const late = await saveFacts(db, known, { details: { phone: "15" } });
      return {
        first: [first.outcome, first.stored.doctor.name],
        late: [late.outcome, late.stored.phone, late.stored.doctor.name],
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/profile_details 201",
        "GET /rest/v1/profiles 200",
        "POST /rest/v1/profile_details 409 23505",
        "GET /rest/v1/profiles 200",
      ],
      answer: {
        first: ["saved", "Dr Petit"],
        late: ["changed-meanwhile", null, "Dr Petit"],
      },
    },
  },
  {
    name: "saveFacts: after somebody else, who is not overwritten",
    async run(world) {
      const { db, child } = await aParent(world);
      const known = await world.unobserved(() => readFacts(db, child, KILOGRAMS));
      await world.unobserved(() => saveFacts(db, known, { profile: { firstName: "Léa-Rose" } }));
      const { outcome, stored } = await saveFacts(db, known, { profile: { firstName: "Lea" } });
      return { outcome, firstName: stored.firstName };
    },
    expected: {
      wire: ["PATCH /rest/v1/profiles 200", "GET /rest/v1/profiles 200"],
      answer: { outcome: "changed-meanwhile", firstName: "Léa-Rose" },
    },
  },
  {
    name: "saveFacts: by somebody who may only read",
    async run(world) {
      const { guest, zoe } = await aSharedProfile(world, "view");
      const known = await world.unobserved(() => readFacts(guest.db, zoe.child, KILOGRAMS));
      return saveFacts(guest.db, known, { profile: { firstName: "Lea" } });
    },
    expected: {
      wire: ["PATCH /rest/v1/profiles 200", "GET /rest/v1/profiles 200"],
      answer: { failure: "forbidden" },
    },
  },
];
