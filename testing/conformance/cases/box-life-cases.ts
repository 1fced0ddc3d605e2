import { day } from "#domain/calendar/day.ts";
import { dailyAt } from "#testing/builders/schedule.ts";
import { aBox, aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const { addMedication, listMedications, noteLot, openMedication, stopCourse } = product.inventory;

const stop = { stoppedOn: day("2026-11-21"), reason: "prescriber", note: null } as const;

/** What happens to a box between its purchase and its end: it is opened, and its course is stopped. */
export const boxLifeCases: readonly Case[] = [
  {
    name: "openMedication",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      await openMedication(db, box.id, day("2026-11-21"));
      const { medications } = await world.unobserved(() => listMedications(db, userId));
      return medications.map(({ openedOn }) => openedOn);
    },
    expected: { wire: ["PATCH /rest/v1/medications 200"], answer: ["2026-11-21"] },
  },
  {
    name: "openMedication: somebody else's box",
    async run(world) {
      const { box } = await aCabinet(world);
      const { db } = await world.member("eve");
      return openMedication(db, box.id, day("2026-11-21"));
    },
    expected: { wire: ["PATCH /rest/v1/medications 200"], answer: { failure: "forbidden" } },
  },
  {
    name: "noteLot: of an own box, and of somebody else's",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      await noteLot(db, box.id, "AB 123");
      const { medications } = await world.unobserved(() => listMedications(db, userId));
      const eve = await world.member("eve");
      const refused = await noteLot(eve.db, box.id, "XX").catch(({ failure }) => failure);
      return [medications.map(({ lot }) => lot), refused];
    },
    expected: {
      wire: ["PATCH /rest/v1/medications 200", "PATCH /rest/v1/medications 200"],
      answer: [["AB 123"], "forbidden"],
    },
  },
  {
    name: "stopCourse",
    async run(world) {
      const zoe = await world.member();
      const id = world.id("the box");
      const course = { ...dailyAt("08:00"), endsOn: day("2030-01-31") };
      await world.unobserved(() =>
        addMedication(zoe.db, zoe.userId, id, { ...aBox, schedule: course }),
      );
      await stopCourse(zoe.db, id, stop);
      const { medications } = await world.unobserved(() => listMedications(zoe.db, zoe.userId));
      return medications.map(({ courseStop }) => courseStop);
    },
    expected: { wire: ["POST /rest/v1/rpc/stop_course 204"], answer: [stop] },
  },
  {
    name: "stopCourse: a schedule without a last day",
    async run(world) {
      const { db, box } = await aCabinet(world);
      return stopCourse(db, box.id, stop);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/stop_course 409 PT409"],
      answer: { failure: "conflict" },
    },
  },
];
