import { day } from "#domain/calendar/day.ts";
import { NO_NOTICES } from "#domain/notices/box-notices.ts";
import { dailyAt } from "#testing/builders/schedule.ts";
import { aBox, aCabinet, listMedications } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const { addMedication, deleteMedication, editMedication } = product.inventory;

/** Changing and deleting a box of a cabinet, by the product's own calls. */
export const inventoryEditCases: readonly Case[] = [
  {
    name: "editMedication: by somebody who may only read",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "view");
      const boxId = world.id("the box");
      await world.unobserved(() => addMedication(zoe.db, zoe.child, boxId, aBox));
      const [box] = await world.unobserved(() => listMedications(guest.db, zoe.child));
      if (!box) throw new Error("The guest does not see the box.");
      return editMedication(guest.db, zoe.child, box, {
        ...aBox,
        currentQuantity: 1,
      });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200", "GET /rest/v1/medications 200"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "editMedication",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      return editMedication(db, userId, box, {
        ...aBox,
        dosage: "500 mg",
        schedule: dailyAt("20:00", "22:30"),
      });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200"],
      answer: {
        outcome: "saved",
        medication: {
          id: "the box",
          referenceId: null,
          name: "Doliprane",
          dosage: "500 mg",
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
          schedule: dailyAt("20:00", "22:30"),
          createdAt: "an instant",
          version: "an instant",
          leaflet: null,
          needsPrescription: null,
          substance: null,
          notices: NO_NOTICES,
        },
      },
    },
  },
  {
    name: "editMedication: other days for hours that stay",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const weekends = {
        ...dailyAt("08:00", "20:00"),
        weekdays: [6, 7] as const,
        endsOn: day("2030-01-31"),
      };
      await editMedication(db, userId, box, { ...aBox, schedule: weekends });
      const [edited] = await world.unobserved(() => listMedications(db, userId));
      return edited?.schedule;
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200"],
      answer: { ...dailyAt("08:00", "20:00"), weekdays: [6, 7], endsOn: "2030-01-31" },
    },
  },
  {
    name: "editMedication: somebody edited it in the meantime",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      await world.unobserved(() =>
        editMedication(db, userId, box, { ...aBox, notes: "Salle de bain" }),
      );
      return editMedication(db, userId, box, { ...aBox, notes: "Cuisine" });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200", "GET /rest/v1/medications 200"],
      answer: {
        outcome: "changed-meanwhile",
        medication: {
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
          notes: "Salle de bain",
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
  },
  {
    name: "editMedication: somebody deleted it in the meantime",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      await world.unobserved(() => deleteMedication(db, box.id));
      return editMedication(db, userId, box, aBox);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/save_box 200", "GET /rest/v1/medications 200"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "deleteMedication",
    async run(world) {
      const { db, box, userId } = await aCabinet(world);
      await deleteMedication(db, box.id);
      return listMedications(db, userId);
    },
    expected: {
      wire: ["DELETE /rest/v1/medications 200", "GET /rest/v1/rpc/list_boxes 200"],
      answer: [],
    },
  },
  {
    name: "deleteMedication: already gone",
    async run({ member, id }) {
      const { db } = await member();
      return deleteMedication(db, id("no box"));
    },
    expected: {
      wire: ["DELETE /rest/v1/medications 200", "GET /rest/v1/medications 200"],
      answer: "nothing",
    },
  },
  {
    name: "deleteMedication: somebody else's",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const eve = await world.member("eve");
      await deleteMedication(eve.db, box.id);
      const left = await world.unobserved(() => listMedications(db, userId));
      return { left: left.length };
    },
    expected: {
      wire: ["DELETE /rest/v1/medications 200", "GET /rest/v1/medications 200"],
      answer: { left: 1 },
    },
  },
];
