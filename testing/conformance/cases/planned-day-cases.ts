import { addDays, dayOf, isDay } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const { listPlannedDays } = product.reminders;

const A_DAY = 86_400_000;

/** The planned doses of days, which the calendar reads by the month. */
export const plannedDayCases: readonly Case[] = [
  {
    name: "listPlannedDays: today and the days to come",
    async run(world) {
      const { db, userId } = await aCabinet(world);
      const from = dayOf(instantAt(Date.now() - A_DAY), () => 0);
      const days = await listPlannedDays(db, userId, { from, to: addDays(from, 4) });
      // What comes first depends on the hour of the day.
      const morning = days.find(({ hour }) => hour === "08:00");
      const { id: _, day: on, ...said } = morning ?? { id: "", day: "" };
      return { isDay: isDay(on), said, isFollowed: days.length >= 3 };
    },
    expected: {
      wire: ["GET /rest/v1/planned_doses 200"],
      answer: {
        isDay: true,
        said: {
          hour: "08:00",
          state: "planned",
          quantity: 1,
          intakeId: null,
          medicationName: "Doliprane",
          dosage: "1000 mg",
          form: "Comprimé",
        },
        isFollowed: true,
      },
    },
  },
];
