import { instant } from "#domain/calendar/instant.ts";
import type { PageEntry } from "#domain/helper-pages/page-draft.ts";
import { aCabinet } from "../cabinet.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";

const {
  addHelperPage,
  endHelperPage,
  listHelperPages,
  openHelperPage,
  readHelperPage,
  recordHelperDose,
  undoHelperDose,
} = product["helper-pages"];

const SECRET = "s".repeat(43);

const inHours = (hours: number) => instant(new Date(Date.now() + hours * 3_600_000).toISOString());

const aPage = (profileId: string, medicationId: string): PageEntry => ({
  helperName: "Nina",
  country: "FR",
  startsAt: inHours(-1),
  endsAt: inHours(3),
  firstName: "Claire",
  firstPhone: "06 11 22 33 44",
  secondName: null,
  secondPhone: null,
  address: "1 rue Haute",
  note: null,
  people: [
    {
      profileId,
      boxes: [
        {
          medicationId,
          isRefused: false,
          quantity: 1,
          intervalMinutes: 360,
          maxDoses: 3,
          instructions: "si fièvre",
          isCompared: true,
        },
      ],
      pairs: [],
    },
  ],
});

/** The pages of helpers, and what their links record. */
export const helperPageCases: readonly Case[] = [
  {
    name: "addHelperPage, openHelperPage, recordHelperDose, undoHelperDose, endHelperPage: without an account",
    async run(world) {
      const { db, userId, box } = await aCabinet(world);
      const id = world.id("the page");
      const page = { ...aPage(userId, box.id), id };
      await addHelperPage(db, page, SECRET);
      await addHelperPage(db, page, SECRET);
      const visitor = world.visitor();
      const opening = world.id("the opening");
      const opened = await openHelperPage(visitor, SECRET, opening);
      const line = opened?.state === "open" ? opened.people[0]?.boxes[0] : undefined;
      const dose = {
        boxId: line?.id ?? "",
        doseId: world.id("the dose"),
        quantity: 1,
        minutesAgo: 0,
        isGiven: false,
      };
      const recorded = await recordHelperDose(visitor, SECRET, dose);
      const again = await recordHelperDose(visitor, SECRET, dose);
      const second = { ...dose, doseId: world.id("another dose") };
      const early = await recordHelperDose(visitor, SECRET, second);
      const refused = await recordHelperDose(visitor, SECRET, { ...second, boxId: id });
      const undone = await undoHelperDose(visitor, SECRET, dose.doseId);
      const [listed] = await listHelperPages(db, userId);
      const read = await readHelperPage(db, id);
      await endHelperPage(db, id);
      await endHelperPage(db, id);
      const gone = await openHelperPage(visitor, SECRET, opening);
      const late = await recordHelperDose(visitor, SECRET, second);
      return [
        line?.name,
        [recorded, again, early.outcome, refused, undone],
        [listed?.helperName, listed?.openedCount, listed?.numbers.address],
        read.people[0]?.boxes[0]?.doses,
        [gone, late],
      ];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/add_helper_page 204",
        "POST /rest/v1/rpc/add_helper_page 409 23505",
        "POST /rest/v1/rpc/open_helper_page 200",
        "POST /rest/v1/rpc/record_helper_dose 200",
        "POST /rest/v1/rpc/record_helper_dose 200",
        "POST /rest/v1/rpc/record_helper_dose 200",
        "POST /rest/v1/rpc/record_helper_dose 200",
        "POST /rest/v1/rpc/undo_helper_dose 200",
        "GET /rest/v1/helper_pages 200",
        "POST /rest/v1/rpc/read_helper_page 200",
        "DELETE /rest/v1/helper_pages 200",
        "DELETE /rest/v1/helper_pages 200",
        "GET /rest/v1/helper_pages 200",
        "POST /rest/v1/rpc/open_helper_page 200",
        "POST /rest/v1/rpc/record_helper_dose 200",
      ],
      answer: [
        "Doliprane",
        [{ outcome: "recorded" }, { outcome: "recorded" }, "limited", { outcome: "refused" }, true],
        ["Nina", 1, "1 rue Haute"],
        [],
        [null, { outcome: "gone" }],
      ],
    },
  },
];
