import { expect, test } from "vitest";
import type { Db } from "../database/browser-db.ts";
import { readTopics } from "./topics.ts";

/** The profiles an account sees, each with the account whose home it is of. */
function having(profiles: readonly { id: string; created_by: string }[]): Db {
  const query = {
    select: () => query,
    order: () => query,
    limit: async () => ({ data: profiles, error: null }),
  };
  return { from: () => query } as unknown as Db;
}

const ofHome = (home: string, count: number) =>
  Array.from({ length: count }, (_, nth) => ({ id: `${home}-${nth}`, created_by: home }));

test("the own home comes first, and what fits is whole", async () => {
  const { topics, isWhole } = await readTopics(
    having([...ofHome("theirs", 2), ...ofHome("me", 10)]),
    "me",
  );
  expect(topics.slice(0, 4)).toEqual(["person:me", "home:me", "home:theirs", "profile:me-0"]);
  expect([topics.length, isWhole]).toEqual([15, true]);
});

test.each([
  { because: "a thirteenth profile", profiles: ofHome("me", 13), length: 14 },
  {
    because: "an eighth home",
    profiles: ["a", "b", "c", "d", "e", "f", "g"].flatMap((home) => ofHome(home, 1)),
    length: 15,
  },
])(
  "with $because a socket does not hear of everything, and says so",
  async ({ profiles, length }) => {
    const { topics, isWhole } = await readTopics(having(profiles), "me");
    expect([topics.length, isWhole]).toEqual([length, false]);
  },
);
