import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aDose, stateOf } from "./dose-cases.ts";

const { matchDose } = product.reminders;

/** Recorded doses that are said to be planned ones. */
export const sameDoseCases: readonly Case[] = [
  {
    name: "matchDose: sent twice it counts once, and nothing is added",
    async run(world) {
      const zoe = await aDose(world);
      const intakeId = world.id("the intake");
      await world.unobserved(async () =>
        zoe.db
          .from("medication_intake_logs")
          .insert({
            id: intakeId,
            medication_id: zoe.box.id,
            profile_id: zoe.userId,
            confirmed_warnings: ["duplicate"],
          })
          .throwOnError(),
      );
      await matchDose(zoe.db, zoe.userId, { id: zoe.dose.id, intakeId });
      await matchDose(zoe.db, zoe.userId, { id: zoe.dose.id, intakeId });
      const { state, taken } = await stateOf(world, zoe);
      return { state, intake: taken?.intakeId };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/match_planned_dose 200",
        "POST /rest/v1/rpc/match_planned_dose 200",
      ],
      answer: { state: "taken", intake: "the intake" },
    },
  },
  {
    name: "matchDose: one that is gone",
    async run(world) {
      const { db, dose, userId } = await aDose(world);
      return matchDose(db, userId, { id: dose.id, intakeId: world.id("the intake") });
    },
    expected: {
      wire: ["POST /rest/v1/rpc/match_planned_dose 409 PT409"],
      answer: { failure: "conflict" },
    },
  },
];
