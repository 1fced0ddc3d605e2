import { day } from "#domain/calendar/day.ts";
import { NO_NOTICES } from "#domain/notices/box-notices.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { dailyAt } from "#testing/builders/schedule.ts";
import { aBox, aCabinet, listMedications } from "../cabinet.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const {
  addMedication,
  addMedications,
  answerHomeQuestion,
  findKnownProduct,
  listHomeCandidates,
  searchReferences,
} = product.inventory;

/** The boxes of a cabinet, by the product's own calls. */
export const inventoryCases: readonly Case[] = [
  {
    name: "listMedications: an empty cabinet",
    async run({ member }) {
      const { db, userId } = await member();
      return listMedications(db, userId);
    },
    expected: { wire: ["GET /rest/v1/rpc/list_boxes 200"], answer: [] },
  },
  {
    name: "listMedications: boxes and their times, newest first",
    async run(world) {
      const { db, userId } = await aCabinet(world);
      const newer = world.id("the newer box");
      await world.unobserved(() =>
        addMedication(db, userId, newer, {
          ...aBox,
          name: "Spasfon",
          currentQuantity: 2.5,
          openedOn: day("2026-11-21"),
          inUseDays: 28,
          schedule: NO_SCHEDULE,
        }),
      );
      return listMedications(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/rpc/list_boxes 200"],
      answer: [
        {
          id: "the newer box",
          referenceId: null,
          name: "Spasfon",
          dosage: "1000 mg",
          form: "Comprimé",
          totalQuantity: 8,
          currentQuantity: 2.5,
          expiresOn: "2030-01-31",
          openedOn: "2026-11-21",
          inUseDays: 28,
          courseStop: null,
          ownerId: "zoe's id",
          location: null,
          officialNumber: null,
          lot: null,
          posology: null,
          notes: "Armoire de l’entrée",
          schedule: NO_SCHEDULE,
          createdAt: "an instant",
          version: "an instant",
          leaflet: null,
          needsPrescription: null,
          substance: null,
          notices: NO_NOTICES,
        },
        {
          id: "the box",
          referenceId: null,
          name: "Doliprane",
          dosage: "1000 mg",
          form: "Comprimé",
          totalQuantity: 8,
          currentQuantity: 8,
          expiresOn: "2030-01-31",
          openedOn: null,
          inUseDays: null,
          courseStop: null,
          ownerId: "zoe's id",
          location: null,
          officialNumber: null,
          lot: null,
          posology: null,
          notes: "Armoire de l’entrée",
          schedule: dailyAt("08:00", "20:00"),
          createdAt: "an instant",
          version: "an instant",
          leaflet: null,
          needsPrescription: null,
          substance: null,
          notices: NO_NOTICES,
        },
      ],
    },
  },
  {
    name: "listMedications: signed out",
    async run(world) {
      const { userId } = await aCabinet(world);
      return listMedications(world.visitor(), userId);
    },
    expected: { wire: ["GET /rest/v1/rpc/list_boxes 401 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "listMedications: somebody else's cabinet",
    async run(world) {
      const { userId } = await aCabinet(world);
      const { db } = await world.member("eve");
      return listMedications(db, userId);
    },
    expected: { wire: ["GET /rest/v1/rpc/list_boxes 200"], answer: [] },
  },
  {
    name: "addMedication, findKnownProduct: a code that no list knows",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world);
      const gtin = "08470006543215";
      const facts = { ...aBox, schedule: NO_SCHEDULE };
      await addMedication(zoe.db, zoe.child, world.id("the box"), facts, gtin);
      const eve = await world.member("eve");
      return [
        await findKnownProduct(zoe.db, gtin),
        await findKnownProduct(guest.db, gtin),
        await findKnownProduct(eve.db, gtin),
        await findKnownProduct(zoe.db, "00000000000000"),
      ];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/save_box 200",
        "GET /rest/v1/medications 200",
        "GET /rest/v1/medications 200",
        "GET /rest/v1/medications 200",
        "GET /rest/v1/medications 200",
      ],
      answer: [
        { name: "Doliprane", dosage: "1000 mg", form: "Comprimé", totalQuantity: 8 },
        { name: "Doliprane", dosage: "1000 mg", form: "Comprimé", totalQuantity: 8 },
        null,
        null,
      ],
    },
  },
  {
    name: "addMedication",
    async run({ member, id }) {
      const zoe = await member();
      return addMedication(zoe.db, zoe.userId, id("the box"), aBox);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200"],
      answer: {
        id: "the box",
        referenceId: null,
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Comprimé",
        totalQuantity: 8,
        currentQuantity: 8,
        expiresOn: "2030-01-31",
        openedOn: null,
        inUseDays: null,
        courseStop: null,
        ownerId: "zoe's id",
        location: null,
        officialNumber: null,
        lot: null,
        posology: null,
        notes: "Armoire de l’entrée",
        schedule: dailyAt("08:00", "20:00"),
        createdAt: "an instant",
        version: "an instant",
        leaflet: null,
        needsPrescription: null,
        substance: null,
        notices: NO_NOTICES,
      },
    },
  },
  {
    name: "addMedication: sent twice, corrected in between",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const corrected = { ...aBox, notes: null, schedule: dailyAt("07:00") };
      return addMedication(db, userId, box.id, corrected);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200"],
      answer: {
        id: "the box",
        referenceId: null,
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Comprimé",
        totalQuantity: 8,
        currentQuantity: 8,
        expiresOn: "2030-01-31",
        openedOn: null,
        inUseDays: null,
        courseStop: null,
        ownerId: "zoe's id",
        location: null,
        officialNumber: null,
        lot: null,
        posology: null,
        notes: null,
        schedule: dailyAt("07:00"),
        createdAt: "an instant",
        version: "an instant",
        leaflet: null,
        needsPrescription: null,
        substance: null,
        notices: NO_NOTICES,
      },
    },
  },
  {
    name: "addMedication: for a child",
    async run({ member, id, unobserved }) {
      const { db, userId } = await member();
      const profileId = id("the child");
      await unobserved(async () =>
        db
          .from("profiles")
          .insert({ id: profileId, first_name: "Léa", created_by: userId })
          .throwOnError(),
      );
      await addMedication(db, profileId, id("the box"), {
        ...aBox,
        schedule: NO_SCHEDULE,
      });
      const [box] = await listMedications(db, profileId);
      return { box: box?.id };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200", "GET /rest/v1/rpc/list_boxes 200"],
      answer: { box: "the box" },
    },
  },
  {
    name: "addMedication: into somebody else's cabinet",
    async run(world) {
      const { userId } = await aCabinet(world);
      const { db } = await world.member("eve");
      return addMedication(db, userId, world.id("the second box"), aBox);
    },
    expected: { wire: ["POST /rest/v1/rpc/save_box 403 42501"], answer: { failure: "forbidden" } },
  },
  {
    name: "addMedication: with somebody else's id",
    async run(world) {
      const { box } = await aCabinet(world);
      const eve = await world.member("eve");
      return addMedication(eve.db, eve.userId, box.id, aBox);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "addMedication: fewer than none",
    async run({ member, id }) {
      const zoe = await member();
      return addMedication(zoe.db, zoe.userId, id("the box"), {
        ...aBox,
        currentQuantity: -1,
      });
    },
    expected: { wire: ["POST /rest/v1/rpc/save_box 400 23514"], answer: { failure: "bad-value" } },
  },
  {
    name: "listHomeCandidates: a box with a reference without prescription, and not one typed by hand",
    async run(world) {
      const { db, userId } = await aKnownAndATypedBox(world);
      const found = await listHomeCandidates(db, userId);
      return found.map(({ name, ownerId }) => ({ name, ownerId }));
    },
    expected: {
      wire: ["GET /rest/v1/medications 200"],
      answer: [{ name: "Spasfon", ownerId: "zoe's id" }],
    },
  },
  {
    name: "answerHomeQuestion: a box with a schedule stays personal",
    async run(world) {
      const { db, box } = await aCabinet(world);
      return answerHomeQuestion(db, [box.id]);
    },
    expected: { wire: ["POST /rest/v1/rpc/answer_home_question 200"], answer: ["the box"] },
  },
  {
    name: "addMedications: one that is refused keeps the other",
    async run(world) {
      const { db, userId } = await world.member();
      const box = (id: string, name: string) => ({
        id: world.id(id),
        facts: { ...aBox, name },
        gtin: null,
      });
      const refused = await addMedications(db, userId, [box("good", "Smecta"), box("bad", " ")]);
      return [...refused];
    },
    expected: {
      wire: ["POST /rest/v1/rpc/add_boxes 200"],
      answer: [["bad", "bad-value"]],
    },
  },
];

/** With a box of a reference medicine, and one typed by hand. */
async function aKnownAndATypedBox(world: CaseContext) {
  const zoe = await world.member();
  await world.unobserved(async () => {
    const [reference] = await searchReferences(
      zoe.db,
      { words: "Spasfon", country: "FR", language: "fr" },
      AbortSignal.timeout(5000),
    );
    const loose = { ...aBox, schedule: NO_SCHEDULE };
    const known = { ...loose, name: "Spasfon", referenceId: reference?.id ?? null };
    await addMedication(zoe.db, zoe.userId, world.id("the known box"), known);
    await addMedication(zoe.db, zoe.userId, world.id("the typed box"), loose);
  });
  return zoe;
}
