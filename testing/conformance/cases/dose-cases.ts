import type { SupabaseClient } from "@supabase/supabase-js";
import { day } from "#domain/calendar/day.ts";
import { type Instant, instant, instantAt } from "#domain/calendar/instant.ts";
import { aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const {
  listDoses,
  listGivenDoses,
  listOwnIntakes,
  takeDoses,
  postponeDoses,
  recordDosesBeside,
  untakeDoses,
  markShown,
  listDeliveries,
} = product.reminders;
const { readHome } = product.home;

const A_DAY = 86_400_000;

/** All that is planned: two days ahead, and a little before. */
const everything = (): { from: Instant; until: Instant } => ({
  from: instantAt(Date.now() - A_DAY),
  until: instantAt(Date.now() + 3 * A_DAY),
});

/** Somebody with a box that is to be taken twice a day, and the next of its doses. */
export async function aDose(world: CaseContext) {
  const zoe = await aCabinet(world);
  const [dose] = await world.unobserved(() => listDoses(zoe.db, zoe.userId, everything()));
  if (!dose) throw new Error("Nothing is planned.");
  world.id("the dose", dose.id);
  return { ...zoe, dose };
}

/** What becomes of it. */
export async function stateOf(
  world: CaseContext,
  { db, userId, dose }: Awaited<ReturnType<typeof aDose>>,
) {
  const doses = await world.unobserved(() => listDoses(db, userId, everything()));
  const found = doses.find(({ id }) => id === dose.id);
  return { state: found?.state, taken: found?.taken, isPutOff: found?.snoozedUntil !== null };
}

/** What the scheduler writes when the page is to tell of a dose. */
async function aDelivery(world: CaseContext, { userId, dose }: Awaited<ReturnType<typeof aDose>>) {
  const owner = world.owner() as SupabaseClient;
  const line = {
    id: world.id("the delivery"),
    planned_dose_id: dose.id,
    user_id: userId,
    channel: "page",
    occasion: "reminder",
    tell_at: dose.plannedAt,
    state: "sent",
    sent_at: dose.plannedAt,
  };
  await owner.from("reminder_deliveries").insert(line).throwOnError();
}

/** The intakes that answer doses now. */
const intakesIn = (taken: Awaited<ReturnType<typeof takeDoses>>) =>
  [...taken.values()].map(({ intakeId }) => intakeId);

/** The doses that reminders ask for, what people answer, and what became of telling them. */
export const doseCases: readonly Case[] = [
  {
    name: "listDoses: the next one",
    async run(world) {
      const { db, userId } = await aCabinet(world);
      const [dose, ...others] = await listDoses(db, userId, everything());
      const { id: _, ...said } = dose ?? { id: "" };
      return { said, isFollowed: others.length >= 2 };
    },
    expected: {
      wire: ["GET /rest/v1/planned_doses 200"],
      answer: {
        said: {
          medicationId: "the box",
          medicationName: "Doliprane",
          dosage: "1000 mg",
          form: "Comprimé",
          expiresOn: "2030-01-31",
          currentQuantity: 8,
          plannedAt: "an instant",
          expiresAt: "an instant",
          quantity: 1,
          state: "planned",
          snoozedUntil: null,
          isClosedByPlan: false,
          taken: null,
        },
        isFollowed: true,
      },
    },
  },
  {
    name: "listDoses: of somebody else",
    async run(world) {
      const { userId } = await aCabinet(world);
      const eve = await world.member("eve");
      return listDoses(eve.db, userId, everything());
    },
    expected: { wire: ["GET /rest/v1/planned_doses 200"], answer: [] },
  },
  {
    name: "takeDoses: and by whom it was given",
    async run(world) {
      const zoe = await aDose(world);
      const taken = await takeDoses(
        zoe.db,
        zoe.userId,
        new Map([[zoe.dose.id, world.id("the intake")]]),
      );
      const [dose] = await listDoses(zoe.db, zoe.userId, everything());
      return { taken: intakesIn(taken), dose: dose?.taken, left: dose?.currentQuantity };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/confirm_planned_doses 200",
        "GET /rest/v1/planned_doses 200",
        "POST /rest/v1/rpc/list_dose_givers 200",
      ],
      answer: {
        taken: ["the intake"],
        dose: {
          intakeId: "the intake",
          takenAt: "an instant",
          quantity: 1,
          by: "zoe's id",
          byName: "Zoé Moreau",
        },
        left: 7,
      },
    },
  },
  {
    name: "takeDoses: sent twice, and then under another id",
    async run(world) {
      const zoe = await aDose(world);
      const once = new Map([[zoe.dose.id, world.id("the intake")]]);
      const first = await takeDoses(zoe.db, zoe.userId, once);
      const again = await takeDoses(zoe.db, zoe.userId, once);
      const late = await takeDoses(
        zoe.db,
        zoe.userId,
        new Map([[zoe.dose.id, world.id("another intake")]]),
      );
      return {
        first: intakesIn(first),
        again: intakesIn(again),
        late: intakesIn(late),
        now: await stateOf(world, zoe),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/confirm_planned_doses 200",
        "POST /rest/v1/rpc/confirm_planned_doses 200",
        "POST /rest/v1/rpc/confirm_planned_doses 200",
      ],
      answer: {
        first: ["the intake"],
        again: ["the intake"],
        late: ["the intake"],
        now: {
          state: "taken",
          taken: {
            intakeId: "the intake",
            takenAt: "an instant",
            quantity: 1,
            by: "zoe's id",
            byName: "Zoé Moreau",
          },
          isPutOff: false,
        },
      },
    },
  },
  {
    name: "takeDoses: somebody else's",
    async run(world) {
      const { dose, userId } = await aDose(world);
      const eve = await world.member("eve");
      return takeDoses(eve.db, userId, new Map([[dose.id, world.id("the intake")]]));
    },
    expected: {
      wire: ["POST /rest/v1/rpc/confirm_planned_doses 404 PT404"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "list_dose_givers: of somebody else",
    async run(world) {
      const { db, dose, userId } = await aDose(world);
      await world.unobserved(() =>
        takeDoses(db, userId, new Map([[dose.id, world.id("the intake")]])),
      );
      const eve = await world.member("eve");
      return eve.db.rpc("list_dose_givers", { doses: [dose.id] });
    },
    expected: { wire: ["POST /rest/v1/rpc/list_dose_givers 200"], answer: [] },
  },
  {
    name: "listGivenDoses: one's own, and the name of somebody else",
    async run(world) {
      const zoe = await aDose(world);
      const intakes = new Map([[zoe.dose.id, world.id("the intake")]]);
      await world.unobserved(() => takeDoses(zoe.db, zoe.userId, intakes));
      const own = await listGivenDoses(zoe.db, zoe.userId, intakes);
      const others = await listGivenDoses(zoe.db, world.id("somebody else"), intakes);
      return { own: [...own.values()], others: [...others.values()] };
    },
    expected: {
      wire: [
        "GET /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/medication_intake_logs 200",
        "POST /rest/v1/rpc/list_dose_givers 200",
      ],
      answer: {
        own: [{ isOwn: true, byName: null, takenAt: "an instant" }],
        others: [{ isOwn: false, byName: "Zoé Moreau", takenAt: "an instant" }],
      },
    },
  },
  {
    name: "recordDosesBeside: sent twice, it counts once, and answers a dose that is open",
    async run(world) {
      const zoe = await aDose(world);
      const doses = [{ ...zoe.dose, intakeId: world.id("the intake") }];
      await recordDosesBeside(zoe.db, zoe.userId, doses, instantAt(Date.now()));
      await recordDosesBeside(zoe.db, zoe.userId, doses, instantAt(Date.now()));
      const { data } = await world.unobserved(async () =>
        zoe.db.from("medications").select("current_quantity").eq("id", zoe.box.id),
      );
      return data;
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/record_doses_beside 204",
        "POST /rest/v1/rpc/record_doses_beside 204",
      ],
      answer: [{ current_quantity: 7 }],
    },
  },
  {
    name: "postponeDoses",
    async run(world) {
      const zoe = await aDose(world);
      await postponeDoses(zoe.db, zoe.userId, [zoe.dose.id], 30);
      return stateOf(world, zoe);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/postpone_planned_doses 200"],
      answer: { state: "planned", taken: null, isPutOff: true },
    },
  },
  {
    name: "untakeDoses: it is asked for again, and the stock is back",
    async run(world) {
      const zoe = await aDose(world);
      const intake = world.id("the intake");
      await world.unobserved(() => takeDoses(zoe.db, zoe.userId, new Map([[zoe.dose.id, intake]])));
      await untakeDoses(zoe.db, [intake]);
      return stateOf(world, zoe);
    },
    expected: {
      wire: ["DELETE /rest/v1/medication_intake_logs 200"],
      answer: { state: "planned", taken: null, isPutOff: false },
    },
  },
  {
    name: "untakeDoses: gone already",
    async run({ member, id }) {
      const { db } = await member();
      return untakeDoses(db, [id("the intake")]);
    },
    expected: {
      wire: [
        "DELETE /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: [],
    },
  },
  {
    name: "listOwnIntakes: the answer to a dose, where it is this account's and before the moment",
    async run(world) {
      const { db, dose, userId } = await aDose(world);
      const intake = world.id("the intake");
      await world.unobserved(() => takeDoses(db, userId, new Map([[dose.id, intake]])));
      const at = (day: string) => listOwnIntakes(db, userId, [dose.id], instant(day));
      const later = await at("2090-01-01T00:00:00Z");
      return [later.includes(intake), later.length, await at("2020-01-01T00:00:00Z")];
    },
    expected: {
      wire: [
        "GET /rest/v1/planned_doses 200",
        "GET /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/planned_doses 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: [true, 1, []],
    },
  },
  {
    name: "markShown: and what the ledger says then",
    async run(world) {
      const zoe = await aDose(world);
      await world.unobserved(() => aDelivery(world, zoe));
      await markShown(zoe.db, [zoe.dose.id]);
      await markShown(zoe.db, [zoe.dose.id]);
      return listDeliveries(zoe.db, 10);
    },
    expected: {
      wire: [
        "GET /rest/v1/reminder_deliveries 200",
        "POST /rest/v1/rpc/mark_deliveries_shown 204",
        "GET /rest/v1/reminder_deliveries 200",
        "GET /rest/v1/reminder_deliveries 200",
      ],
      answer: {
        total: 1,
        deliveries: [
          {
            id: "the delivery",
            doseId: "the dose",
            channel: "page",
            occasion: "reminder",
            state: "shown",
            reason: null,
            tellAt: "an instant",
            happenedAt: "an instant",
            dose: {
              plannedAt: "an instant",
              medication: "Doliprane 1000 mg",
              person: "Zoé Moreau",
            },
          },
        ],
      },
    },
  },
  {
    name: "readHome: the people of one's own home, and of nobody else's",
    async run(world) {
      const { db } = await aCabinet(world);
      const eve = await world.member("eve");
      const asked = {
        today: day("2026-11-21"),
        zone: "Europe/Paris",
        now: instant("2026-11-21T11:00:00Z"),
      };
      const told = async (caller: typeof db) =>
        (await readHome(caller, asked)).map((person) => ({
          name: person.name,
          doses: person.doses.length,
          boxes: person.boxes.length,
          commonBoxes: person.commonBoxes.length,
          recentProducts: person.recentProducts,
          allergies: person.allergies,
        }));
      return { own: await told(db), another: await told(eve.db) };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/home_today 200", "POST /rest/v1/rpc/home_today 200"],
      answer: {
        own: [
          {
            name: "Zoé Moreau",
            doses: 0,
            boxes: 1,
            commonBoxes: 0,
            recentProducts: [],
            allergies: [],
          },
        ],
        another: [
          {
            name: "Zoé Moreau",
            doses: 0,
            boxes: 0,
            commonBoxes: 0,
            recentProducts: [],
            allergies: [],
          },
        ],
      },
    },
  },
];
