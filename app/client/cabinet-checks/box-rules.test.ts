import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { NO_ANSWERS } from "#domain/interactions/treatments.ts";
import { treatmentsOfPerson } from "./box-rules.ts";
import type { PersonFacts } from "./person-facts.ts";

const facts = () =>
  ({
    boxes: [],
    doses: [],
    answers: NO_ANSWERS,
    conditions: [],
    taker: {},
  }) as unknown as PersonFacts;
const AT_NINE = instant("2026-11-26T09:00:00Z");
const A_MINUTE_LATER = instant("2026-11-26T09:01:00Z");

test("a reading of a person is searched for treatments once a minute, for every caller", () => {
  const read = facts();
  const found = treatmentsOfPerson(read, AT_NINE);
  expect(treatmentsOfPerson(read, AT_NINE)).toBe(found);
  expect(treatmentsOfPerson(read, A_MINUTE_LATER)).not.toBe(found);
  expect(treatmentsOfPerson(facts(), AT_NINE)).not.toBe(found);
});
