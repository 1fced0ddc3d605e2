import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { family } from "./family.ts";
import type { Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { moveIn } from "./move-in.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");

describe.each(engines)("a family moves in, on $name", (engine) => {
  let installation: Installation;
  const account = randomUUID();
  // A session needs no more of a household than whose it is.
  const claire = { account, email: "claire@example.org" } as Household;

  beforeAll(async () => {
    installation = await startInstallation(engine);
    await installation.engine.transaction((tx) =>
      tx.query("insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())", [
        claire.account,
        claire.email,
      ]),
    );
    await moveIn(installation.signedIn(claire), account, family, NOW);
  });
  afterAll(() => installation.close());

  test("each box holds what the family says, after two months of doses", async () => {
    const { data } = await installation
      .signedIn(claire)
      .from("medications")
      .select("name, current_quantity");
    const told = family.flatMap(({ medicines }) => medicines.map(({ name, left }) => [name, left]));
    const found = (data ?? []).map((row) => [row.name, row.current_quantity]);
    expect(found.toSorted()).toEqual(told.toSorted());
  });

  test("everybody has a profile, and no dose lies in the future", async () => {
    const db = installation.signedIn(claire);
    const profiles = await db.from("profiles").select("id", { count: "exact", head: true });
    expect(profiles.count).toBe(family.length);
    const intakes = await db
      .from("medication_intake_logs")
      .select("taken_at")
      .order("taken_at", { ascending: false });
    expect(intakes.data?.length).toBeGreaterThan(300);
    expect(Date.parse(intakes.data?.[0]?.taken_at ?? "")).toBeLessThan(NOW);
    expect(Date.parse(intakes.data?.at(-1)?.taken_at ?? "")).toBeLessThan(NOW - 55 * 86_400_000);
  });
});
