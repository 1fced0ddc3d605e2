import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aDose, stateOf } from "./dose-cases.ts";

const { reopenSkippedDoses, skipDoses, takeDoses } = product.reminders;

/** Doses that are not taken, on purpose, and the same taken back. */
export const skippedDoseCases: readonly Case[] = [
  {
    name: "skipDoses",
    async run(world) {
      const zoe = await aDose(world);
      await skipDoses(zoe.db, zoe.userId, [zoe.dose.id]);
      return stateOf(world, zoe);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/skip_planned_doses 200"],
      answer: { state: "skipped", taken: null, isPutOff: false },
    },
  },
  {
    name: "skipDoses: one that was taken",
    async run(world) {
      const { db, dose, userId } = await aDose(world);
      await world.unobserved(() =>
        takeDoses(db, userId, new Map([[dose.id, world.id("the intake")]])),
      );
      return skipDoses(db, userId, [dose.id]);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/skip_planned_doses 409 PT409"],
      answer: { failure: "conflict" },
    },
  },
  {
    name: "reopenSkippedDoses: it is asked for again, sent once or twice",
    async run(world) {
      const zoe = await aDose(world);
      await world.unobserved(() => skipDoses(zoe.db, zoe.userId, [zoe.dose.id]));
      await reopenSkippedDoses(zoe.db, [zoe.dose.id]);
      await reopenSkippedDoses(zoe.db, [zoe.dose.id]);
      return stateOf(world, zoe);
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/reopen_skipped_doses 200",
        "POST /rest/v1/rpc/reopen_skipped_doses 200",
      ],
      answer: { state: "planned", taken: null, isPutOff: false },
    },
  },
  {
    name: "reopenSkippedDoses: one that was taken meanwhile",
    async run(world) {
      const { db, dose, userId } = await aDose(world);
      await world.unobserved(() =>
        takeDoses(db, userId, new Map([[dose.id, world.id("the intake")]])),
      );
      return reopenSkippedDoses(db, [dose.id]);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/reopen_skipped_doses 409 PT409"],
      answer: { failure: "conflict" },
    },
  },
];
