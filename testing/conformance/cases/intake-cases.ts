import { instant } from "#domain/calendar/instant.ts";
import { aBox, aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const {
  logIntake,
  correctIntake,
  deleteIntake,
  listLatestIntakes,
  listIntakes,
  readLastIntake,
  readOtherCorrection,
  readLastGivenIntake,
  readDoseFacts,
  readDoseLedger,
  listDoseBoxes,
  listPossibleDuplicates,
  answerPossibleDuplicate,
} = product.intakes;

const aDose = { quantityTaken: 2, takenAt: instant("2026-11-20T08:00:00Z"), notes: null };

/** Somebody with one box, two tablets of which were taken. */
async function aDoseTaken(world: CaseContext) {
  const zoe = await aCabinet(world);
  const dose = world.id("the dose");
  await world.unobserved(() =>
    logIntake(zoe.db, { by: zoe.userId, profileId: zoe.userId }, dose, zoe.box.id, aDose),
  );
  return { ...zoe, dose, stock: () => stockOf(zoe) };
}

async function stockOf({ db, userId }: Awaited<ReturnType<typeof aCabinet>>) {
  const [box] = (await product.inventory.listMedications(db, userId)).medications;
  return box?.currentQuantity;
}

/** Doses: what was taken, and what that leaves in the box. */
export const intakeCases: readonly Case[] = [
  {
    name: "logIntake: it lowers the stock",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      await logIntake(db, { by: userId, profileId: userId }, world.id("the dose"), box.id, aDose);
      const now = await world.unobserved(() => product.inventory.listMedications(db, userId));
      return { left: now.medications[0]?.currentQuantity };
    },
    expected: { wire: ["POST /rest/v1/medication_intake_logs 201"], answer: { left: 6 } },
  },
  {
    name: "logIntake: sent twice it counts once",
    async run(world) {
      const { db, userId, box, dose, stock } = await aDoseTaken(world);
      await logIntake(db, { by: userId, profileId: userId }, dose, box.id, aDose);
      return { left: await world.unobserved(stock) };
    },
    expected: { wire: ["POST /rest/v1/medication_intake_logs 201"], answer: { left: 6 } },
  },
  {
    name: "logIntake: sent twice, corrected by somebody in between",
    async run(world) {
      const { db, userId, box, dose, stock } = await aDoseTaken(world);
      const first = { ...aDose, quantityTaken: 1 };
      await logIntake(db, { by: userId, profileId: userId }, dose, box.id, first);
      return { left: await world.unobserved(stock) };
    },
    expected: { wire: ["POST /rest/v1/medication_intake_logs 201"], answer: { left: 6 } },
  },
  {
    name: "logIntake: sent twice, its form edited in between",
    async run(world) {
      const { db, userId, box, dose, stock } = await aDoseTaken(world);
      const edited = { ...aDose, quantityTaken: 1 };
      const whose = { by: userId, profileId: userId };
      await logIntake(db, whose, dose, box.id, edited, { isEdited: true });
      return { left: await world.unobserved(stock) };
    },
    expected: {
      wire: [
        "POST /rest/v1/medication_intake_logs 201",
        "GET /rest/v1/medication_intake_logs 200",
        "DELETE /rest/v1/medication_intake_logs 200",
        "POST /rest/v1/medication_intake_logs 201",
      ],
      answer: { left: 7 },
    },
  },
  {
    name: "logIntake: more than is there",
    async run(world) {
      const { db, userId, box, stock } = await aDoseTaken(world);
      await logIntake(db, { by: userId, profileId: userId }, world.id("the second dose"), box.id, {
        ...aDose,
        quantityTaken: 10,
      });
      return { left: await world.unobserved(stock) };
    },
    expected: { wire: ["POST /rest/v1/medication_intake_logs 201"], answer: { left: 0 } },
  },
  {
    name: "logIntake: half a dose",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const half = { ...aDose, quantityTaken: 0.5 };
      return logIntake(db, { by: userId, profileId: userId }, world.id("the dose"), box.id, half);
    },
    expected: {
      wire: ["POST /rest/v1/medication_intake_logs 201"],
      answer: "nothing",
    },
  },
  {
    name: "logIntake: of a box of somebody else",
    async run(world) {
      const { box } = await aCabinet(world);
      const eve = await world.member("eve");
      return logIntake(
        eve.db,
        { by: eve.userId, profileId: eve.userId },
        world.id("the dose"),
        box.id,
        aDose,
      );
    },
    expected: {
      wire: ["POST /rest/v1/medication_intake_logs 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "correctIntake: the stock follows",
    async run(world) {
      const { db, userId, dose, stock } = await aDoseTaken(world);
      await correctIntake(
        db,
        { id: dose, profileId: userId, seen: { ...aDose, profileId: userId } },
        { ...aDose, quantityTaken: 3, notes: "au coucher" },
      );
      const [noted] = (await world.unobserved(() => listLatestIntakes(db, userId))).intakes;
      return {
        left: await world.unobserved(stock),
        taken: noted?.quantityTaken,
        notes: noted?.notes,
      };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/correct_intake 204"],
      answer: { left: 5, taken: 3, notes: "au coucher" },
    },
  },
  {
    name: "correctIntake: somebody else's",
    async run(world) {
      const { dose } = await aDoseTaken(world);
      const eve = await world.member("eve");
      const seen = { ...aDose, profileId: eve.userId };
      return correctIntake(eve.db, { id: dose, profileId: eve.userId, seen }, aDose);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/correct_intake 404 PT404"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "readOtherCorrection: the dose as it is now, and whose correction it was",
    async run(world) {
      const { db, userId, dose } = await aDoseTaken(world);
      const seen = { ...aDose, profileId: userId };
      const entry = { ...aDose, quantityTaken: 3, notes: "au coucher" };
      await world.unobserved(() => correctIntake(db, { id: dose, profileId: userId, seen }, entry));
      const { quantityTaken, notes, by } = await readOtherCorrection(db, dose);
      return { quantityTaken, notes, isOwn: by === userId };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/read_corrected_intake 200"],
      answer: { quantityTaken: 3, notes: "au coucher", isOwn: true },
    },
  },
  {
    name: "readOtherCorrection: somebody else's",
    async run(world) {
      const { dose } = await aDoseTaken(world);
      return readOtherCorrection((await world.member("eve")).db, dose);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/read_corrected_intake 200"],
      answer: { failure: "not-found" },
    },
  },
  {
    name: "deleteIntake: it gives back what was taken",
    async run(world) {
      const { db, dose, stock } = await aDoseTaken(world);
      await deleteIntake(db, dose);
      return { left: await world.unobserved(stock) };
    },
    expected: { wire: ["DELETE /rest/v1/medication_intake_logs 200"], answer: { left: 8 } },
  },
  {
    name: "deleteIntake: already gone",
    async run({ member, id }) {
      const { db } = await member();
      return deleteIntake(db, id("no dose"));
    },
    expected: {
      wire: [
        "DELETE /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: "nothing",
    },
  },
  {
    name: "deleteIntake: somebody else's",
    async run(world) {
      const { dose, stock } = await aDoseTaken(world);
      const eve = await world.member("eve");
      await deleteIntake(eve.db, dose);
      return { left: await world.unobserved(stock) };
    },
    expected: {
      wire: [
        "DELETE /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: { left: 6 },
    },
  },
  {
    name: "listLatestIntakes",
    async run(world) {
      const { db, userId } = await aDoseTaken(world);
      return listLatestIntakes(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200", "POST /rest/v1/rpc/list_intake_givers 200"],
      answer: {
        intakes: [
          {
            id: "the dose",
            medicationId: "the box",
            medicationName: "Doliprane",
            medicationDosage: "1000 mg",
            medicationForm: "Comprimé",
            quantityTaken: 2,
            quantityDeducted: 2,
            loggedBy: "zoe's id",
            takenAt: "an instant",
            notes: null,
            giverName: "Zoé Moreau",
          },
        ],
        unreadable: [],
        total: 1,
      },
    },
  },
  {
    name: "listLatestIntakes: fifty of more, newest first",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const doses = Array.from({ length: 52 }, (_, day) => ({
        medication_id: box.id,
        profile_id: userId,
        taken_at: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
        notes: `dose ${day + 1}`,
      }));
      await world.unobserved(async () =>
        db.from("medication_intake_logs").insert(doses).throwOnError(),
      );
      const { intakes, total } = await listLatestIntakes(db, userId);
      return {
        total,
        shown: intakes.length,
        first: intakes[0]?.notes,
        last: intakes.at(-1)?.notes,
      };
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 206", "POST /rest/v1/rpc/list_intake_givers 200"],
      answer: { total: 52, shown: 50, first: "dose 52", last: "dose 3" },
    },
  },
  {
    name: "listLatestIntakes: somebody else's",
    async run(world) {
      const { userId } = await aDoseTaken(world);
      const { db } = await world.member("eve");
      return listLatestIntakes(db, userId);
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200"],
      answer: { intakes: [], unreadable: [], total: 0 },
    },
  },
  {
    name: "listIntakes",
    async run(world) {
      const { db, userId } = await aDoseTaken(world);
      const { intakes } = await listIntakes(db, userId, null);
      return { ids: intakes.map(({ id }) => id) };
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200", "POST /rest/v1/rpc/list_intake_givers 200"],
      answer: { ids: ["the dose"] },
    },
  },
  {
    name: "listIntakes: of a box thrown away",
    async run(world) {
      const { db, userId, box } = await aDoseTaken(world);
      await world.unobserved(() => product.inventory.deleteMedication(db, box.id));
      return (await listIntakes(db, userId, null)).intakes;
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200", "POST /rest/v1/rpc/list_intake_givers 200"],
      answer: [
        {
          id: "the dose",
          medicationId: null,
          medicationName: "Doliprane",
          medicationDosage: "1000 mg",
          medicationForm: "Comprimé",
          quantityTaken: 2,
          quantityDeducted: 2,
          loggedBy: "zoe's id",
          takenAt: "an instant",
          notes: null,
          giverName: "Zoé Moreau",
        },
      ],
    },
  },
  {
    name: "listIntakes: since a moment, that moment included",
    async run(world) {
      const { db, userId } = await aDoseTaken(world);
      const since = async (moment: string) =>
        (await listIntakes(db, userId, instant(moment))).intakes.length;
      const [onTime, later] = [
        await since("2026-11-20T09:00:00+01:00"),
        await since("2026-11-20T08:00:01Z"),
      ];
      return { onTime, later };
    },
    expected: {
      wire: [
        "GET /rest/v1/medication_intake_logs 200",
        "POST /rest/v1/rpc/list_intake_givers 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: { onTime: 1, later: 0 },
    },
  },
  {
    name: "readLastIntake: of this box",
    async run(world) {
      const { db, userId, box } = await aDoseTaken(world);
      const later = { ...aDose, takenAt: instant("2026-11-21T08:00:00+01:00") };
      await world.unobserved(() =>
        logIntake(db, { by: userId, profileId: userId }, world.id("the later dose"), box.id, later),
      );
      const last = await readLastIntake(db, userId, box);
      return { id: last?.id };
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200"],
      answer: { id: "the later dose" },
    },
  },
  {
    name: "readLastIntake: of another box of that name, which holds quotes",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const { dosage, form } = box;
      const name = String.raw`Sirop "doux", 5\%`;
      const other = world.id("the other box");
      await world.unobserved(async () => {
        await product.inventory.addMedication(db, userId, other, { ...aBox, name });
        await logIntake(db, { by: userId, profileId: userId }, world.id("the dose"), other, aDose);
      });
      const last = await readLastIntake(db, userId, { id: box.id, name, dosage, form });
      return { id: last?.id };
    },
    expected: { wire: ["GET /rest/v1/medication_intake_logs 200"], answer: { id: "the dose" } },
  },
  {
    name: "readLastIntake: before the first",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      return readLastIntake(db, userId, box);
    },
    expected: { wire: ["GET /rest/v1/medication_intake_logs 200"], answer: null },
  },
  {
    name: "readLastGivenIntake",
    async run(world) {
      const { db, userId, box } = await aDoseTaken(world);
      const last = await readLastGivenIntake(db, userId, box);
      return { id: last?.id, by: last?.giverName };
    },
    expected: {
      wire: ["GET /rest/v1/medication_intake_logs 200", "POST /rest/v1/rpc/list_intake_givers 200"],
      answer: { id: "the dose", by: "Zoé Moreau" },
    },
  },
  {
    name: "readDoseFacts: who gave the last dose of two days, and what is known of box and person",
    async run(world) {
      const { db, userId, box, dose } = await aDoseTaken(world);
      const whose = { me: userId, profileId: userId };
      const facts = await readDoseFacts(db, whose, box, instant("2026-11-21T08:00:00Z"));
      const [last] = facts.doses;
      return {
        isIt: last?.id === dose,
        by: last?.byName,
        molecule: facts.activeMolecule,
        scheduled: facts.scheduled,
        taker: facts.taker,
        lastOfProduct: facts.lastOfProduct?.id,
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/substance_ledger 200",
        "GET /rest/v1/medication_intake_logs 200",
        "GET /rest/v1/medications 200",
        "GET /rest/v1/profiles 200",
      ],
      answer: {
        isIt: true,
        by: "Zoé Moreau",
        molecule: null,
        scheduled: 1,
        taker: { weightKg: null, weightOn: null, ageInMonths: null, isAdult: true },
        lastOfProduct: "the dose",
      },
    },
  },
  {
    name: "readDoseLedger: the doses and the person, as a device keeps them",
    async run(world) {
      const { db, userId, dose } = await aDoseTaken(world);
      const whose = { me: userId, profileId: userId };
      const ledger = await readDoseLedger(db, whose, instant("2026-11-21T08:00:00Z"));
      return { isIt: ledger.doses[0]?.id === dose, taker: ledger.taker, me: ledger.me };
    },
    expected: {
      wire: ["POST /rest/v1/rpc/substance_ledger 200", "GET /rest/v1/profiles 200"],
      answer: {
        isIt: true,
        taker: { weightKg: null, weightOn: null, ageInMonths: null, isAdult: true },
        me: "zoe's id",
      },
    },
  },
  {
    name: "listDoseBoxes: by their id, and another family's",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const eve = await world.member("eve");
      return {
        own: (await listDoseBoxes(db, userId)).get(box.id)?.scheduled,
        another: (await listDoseBoxes(eve.db, userId)).size,
      };
    },
    expected: {
      wire: [
        "GET /rest/v1/rpc/list_boxes_in_reach 200",
        "GET /rest/v1/rpc/list_boxes_in_reach 200",
      ],
      answer: { own: 1, another: 0 },
    },
  },
  {
    name: "listPossibleDuplicates: of an account that is alone",
    async run(world) {
      const { db } = await aDoseTaken(world);
      return listPossibleDuplicates(db);
    },
    expected: { wire: ["POST /rest/v1/rpc/list_possible_duplicates 200"], answer: [] },
  },
  {
    name: "answerPossibleDuplicate: a question that is gone",
    async run(world) {
      const { db, dose, stock } = await aDoseTaken(world);
      const doseIds = [dose, world.id("another dose")] as const;
      const { isOne, keptId } = await answerPossibleDuplicate(db, {
        id: dose,
        doseIds,
        isSame: false,
      });
      return {
        isOne,
        kept: keptId === dose ? "the dose" : keptId,
        left: await world.unobserved(stock),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/answer_possible_duplicate 200",
        "GET /rest/v1/medication_intake_logs 200",
      ],
      answer: { isOne: true, kept: "the dose", left: 6 },
    },
  },
  {
    name: "list_intake_givers: of somebody else",
    async run(world) {
      const { dose } = await aDoseTaken(world);
      const eve = await world.member("eve");
      return eve.db.rpc("list_intake_givers", { intakes: [dose] });
    },
    expected: { wire: ["POST /rest/v1/rpc/list_intake_givers 200"], answer: [] },
  },
];
