import { randomUUID } from "node:crypto";
import { createPasswords } from "@trousse/backend/auth/passwords/passwords";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../engines/engines.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { brothersFamily, family } from "../samples/family.ts";
import { writeFamilyCabinets } from "./family-cabinets.ts";
import { writeFamilyHome } from "./family-home.ts";
import { writeFamilyShares } from "./family-shares.ts";
import type { Household } from "./household.ts";

const PASSWORD = "Doliprane!1000";
const NOW = Date.parse("2026-11-21T09:00:00Z");

describe.each(anyEngine)("a family moves in, on $name", (engine) => {
  let installation: Installation;
  const account = randomUUID();
  // A session needs no more of a household than whose it is.
  const claire = { account, email: "claire@example.org" } as Household;
  const julien = { account: randomUUID(), email: "julien@example.org" } as Household;

  beforeAll(async () => {
    installation = await startInstallation(engine, { passwordCost: 4 });
    const hash = await createPasswords(4).hash(PASSWORD);
    for (const [person, firstName] of [
      [claire, "Claire"],
      [julien, "Julien"],
    ] as const) {
      await installation.engine.transaction((tx) =>
        tx.query(
          `insert into auth.users
             (id, email, email_confirmed_at, raw_user_meta_data, encrypted_password)
           values ($1, $2, now(), jsonb_build_object('first_name', $3::text), $4)`,
          [person.account, person.email, firstName, hash],
        ),
      );
    }
    await writeFamilyCabinets(installation.signedIn(claire), account, family, NOW);
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

  test("her brother cares for their mother too, and she sees what he did", async () => {
    const his = installation.signedIn(julien);
    const hers = installation.signedIn(claire);
    await writeFamilyCabinets(his, julien.account, brothersFamily, NOW);
    await writeFamilyShares(
      { client: hers, ...claire, password: PASSWORD },
      { client: his, ...julien, password: PASSWORD },
    );
    const { data: lines } = await hers
      .from("profile_access_log")
      .select("action, label")
      .eq("actor_name", "Julien")
      .order("happened_at");
    expect(lines).toEqual([
      { action: "accepted", label: julien.email },
      { action: "opened", label: "Monique Lefèvre" },
      { action: "added", label: "Gaviscon" },
      { action: "changed", label: "Levothyrox" },
    ]);
    const { data: received } = await hers
      .rpc("list_received_shares")
      .select("profile_first_name, permission_type, status")
      .order("status");
    expect(received).toEqual([
      { profile_first_name: "Inès", permission_type: "view", status: "accepted" },
      { profile_first_name: "Julien", permission_type: "manage", status: "pending" },
    ]);
  });

  test("both give the children doses out of common boxes with a known substance", async () => {
    const hers = installation.signedIn(claire);
    const his = installation.signedIn(julien);
    await writeFamilyHome(
      { client: hers, ...claire, password: PASSWORD },
      { client: his, ...julien, password: PASSWORD },
      NOW,
    );
    const { data: doses } = await hers
      .from("medication_intake_logs")
      .select(
        "user_id, medications!inner(is_common, medication_references!inner(active_molecule)), profiles!inner(first_name)",
      )
      .gte("taken_at", new Date(NOW - 86_400_000).toISOString())
      .eq("medications.is_common", true)
      .in("profiles.first_name", ["Léa", "Hugo"])
      .order("taken_at");
    const told = (doses ?? []).map((dose) => [
      dose.user_id === claire.account ? "Claire" : "Julien",
      dose.profiles.first_name,
      dose.medications.medication_references.active_molecule,
    ]);
    expect(told).toEqual([
      ["Claire", "Hugo", "Paracétamol"],
      ["Claire", "Léa", "Ibuprofène"],
      ["Julien", "Hugo", "Paracétamol"],
      ["Julien", "Léa", "Ibuprofène"],
    ]);
    const { data: unlinked } = await hers
      .from("medications")
      .select("name")
      .is("reference_id", null);
    expect(unlinked).toEqual([]);
  });
});
