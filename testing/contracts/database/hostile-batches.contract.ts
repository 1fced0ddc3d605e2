import { randomUUID } from "node:crypto";
import { LIMITS } from "@trousse/backend/rest/request/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { may, type Relation, relations } from "#testing/permissions.ts";

/** Bytes of a body without its brackets; some are left for the line between rows. */
const BODY_BYTES = LIMITS.bodyBytes - 1000;

/** Each table that an account writes by itself, without the rights of an admin. */
const written = relations.filter((relation) => may("owner", "I", relation));

/** As many rows as a request may carry, alike but for what has to differ. */
function batchOf(relation: Relation, house: Household): Record<string, unknown>[] {
  const one = aNewRow(relation, house);
  const size = JSON.stringify(one).length + 40;
  const count = Math.min(LIMITS.rows, Math.floor(BODY_BYTES / size));
  return Array.from({ length: count }, (_, number) => ({
    ...one,
    ...("id" in one && { id: randomUUID() }),
    ...("alert_key" in one && { alert_key: `custom-${house.alert}-${dayOf(number)}` }),
    ...("reminder_time" in one && { reminder_time: timeOf(number) }),
  }));
}

const dayOf = (number: number) =>
  new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10);
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

describe.each(anyEngine)("the largest batch of every table on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let reader: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    [house, reader] = await installation.engine.transaction(async (tx) => [
      await aHousehold(tx, "house"),
      await aHousehold(tx, "reader"),
    ]);
  });
  afterAll(() => installation.close());

  const send = (relation: string, rows: unknown) =>
    installation.send(house, `/rest/v1/${relation}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(rows),
    });
  const read = async () => {
    const { data } = await installation
      .signedIn(reader)
      .from("medications")
      .select("id")
      .eq("id", reader.medication);
    return data;
  };

  test.each(written)("of %s is written or refused, and another person reads", async (relation) => {
    const [answer, found] = await Promise.all([send(relation, batchOf(relation, house)), read()]);
    // As one request is answered: written, in conflict with itself, or beyond a quota.
    expect([201, 403, 409, 413], await answer.text()).toContain(answer.status);
    expect(found).toEqual([{ id: reader.medication }]);
    expect(await read()).toEqual([{ id: reader.medication }]);
  });

  test.each(written)(
    "one row more than a body may hold is refused unread, for %s",
    async (relation) => {
      const answer = await send(relation, Array(LIMITS.rows + 1).fill({}));
      expect(answer.status).toBe(413);
    },
  );

  test("as many boxes as fit into a body are written", async () => {
    const rows = batchOf("medications", house);
    expect((await send("medications", rows)).status).toBe(201);
    expect(rows.length).toBeGreaterThan(400);
  });
});
