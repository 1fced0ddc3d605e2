import type { Case } from "../case.ts";
import { aParent, aSharedProfile } from "../family.ts";
import { product } from "../recorded-product.ts";

const { addCalendarFeed, deleteCalendarFeed, listCalendarFeeds } = product["calendar-feed"];

const CHOICE = { language: "fr", showsMedicines: true, showsPerson: false } as const;

/** Links by which a program of calendars reads planned doses. */
export const calendarFeedCases: readonly Case[] = [
  {
    name: "addCalendarFeed, listCalendarFeeds, deleteCalendarFeed: a secret that is shown once",
    async run(world) {
      const { db, child } = await aParent(world);
      const secret = await addCalendarFeed(db, child, CHOICE);
      const [feed] = await listCalendarFeeds(db, child);
      if (!feed) throw new Error("There is no link");
      await deleteCalendarFeed(db, feed.id);
      await deleteCalendarFeed(db, feed.id);
      const left = await listCalendarFeeds(db, child);
      const { showsMedicines, showsPerson, openedCount, lastOpenedAt } = feed;
      return [
        /^[0-9a-f]{64}$/.test(secret),
        { showsMedicines, showsPerson, openedCount, lastOpenedAt },
        left.length,
      ];
    },
    expected: {
      wire: [
        "POST /rest/v1/rpc/add_calendar_feed 200",
        "GET /rest/v1/calendar_feeds 200",
        "DELETE /rest/v1/calendar_feeds 200",
        "DELETE /rest/v1/calendar_feeds 200",
        "GET /rest/v1/calendar_feeds 200",
        "GET /rest/v1/calendar_feeds 200",
      ],
      answer: [
        true,
        { showsMedicines: true, showsPerson: false, openedCount: 0, lastOpenedAt: null },
        0,
      ],
    },
  },
  {
    name: "addCalendarFeed: by somebody with whom the profile is shared",
    async run(world) {
      const { zoe, guest } = await aSharedProfile(world, "manage");
      return addCalendarFeed(guest.db, zoe.child, CHOICE).catch((problem) => problem.failure);
    },
    expected: {
      wire: ["POST /rest/v1/rpc/add_calendar_feed 403 42501"],
      answer: "forbidden",
    },
  },
];
