import { expect, test } from "vitest";
import type { Db } from "#app/client/database/browser-db.ts";
import { instant } from "#domain/calendar/instant.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { logIntake } from "./data.ts";

/** A database that has the dose, which was corrected to three tablets since. */
function havingCorrected() {
  const asked: string[] = [];
  let isThere = true;
  const table = {
    upsert: () => ({
      select: async () => {
        asked.push("insert");
        const isNew = !isThere;
        isThere = true;
        return { data: isNew ? [{ id: "dose" }] : [], error: null };
      },
    }),
    select: () => ({
      eq: () => ({
        maybeSingle: async () => ({
          data: isThere ? { ...anIntakeRow({ quantity_taken: 3 }), profile_id: "lea" } : null,
          error: null,
        }),
      }),
    }),
    delete: () => ({
      eq: () => ({
        select: async () => {
          asked.push("delete");
          isThere = false;
          return { data: [{ id: "dose" }], error: null };
        },
      }),
    }),
  };
  return { db: { from: () => table } as unknown as Db, asked };
}

const entry = { quantityTaken: 1, takenAt: instant("2026-11-21T08:00:00Z"), notes: null };

test.each([
  { because: "its answer was lost", options: {}, asked: ["insert"] },
  {
    because: "its form was edited since",
    options: { isEdited: true },
    asked: ["insert", "delete", "insert"],
  },
])("a dose that is sent twice because $because: $asked", async ({ options, asked }) => {
  const database = havingCorrected();
  await logIntake(database.db, { by: "me", profileId: "lea" }, "dose", "box", entry, options);
  expect(database.asked).toEqual(asked);
});
