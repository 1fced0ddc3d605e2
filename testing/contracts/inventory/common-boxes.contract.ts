import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PERMISSIONS, type Permission } from "#domain/sharing/permission.ts";
import { aCarerOfTheChild, aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine, engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const REFUSED = "42501";

const aCarer = (
  { engine }: Installation,
  house: Household,
  permission: Permission,
): Promise<Household> => engine.transaction((tx) => aCarerOfTheChild(tx, house, permission));

async function aCommonBox(
  { engine }: Installation,
  house: Household,
  stock = 100,
): Promise<string> {
  const id = randomUUID();
  await engine.transaction((tx) =>
    tx.query(
      `insert into public.medications
         (id, user_id, is_common, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, true, 'Doliprane', '2,4 %', 'Sirop', $3, $3, '2030-01-31')`,
      [id, house.account, stock],
    ),
  );
  return id;
}

const stockOf = async ({ engine }: Installation, box: string) =>
  engine.transaction(async (tx) => {
    const [row] = await tx.query<{ left: string }>(
      `select current_quantity::text as "left" from public.medications where id = $1`,
      [box],
    );
    return Number(row?.left);
  });

describe.each(anyEngine)("common boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let box: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    box = await aCommonBox(installation, house);
  });
  afterAll(() => installation.close());

  const medications = (person: Household) => installation.signedIn(person).from("medications");
  const intakes = (person: Household) =>
    installation.signedIn(person).from("medication_intake_logs");

  const rights = [
    ...PERMISSIONS.map((level) => ({
      level,
      reads: true,
      changes: level !== "view",
      deletes: level === "manage",
    })),
    { level: "own" as const, reads: true, changes: true, deletes: true },
  ];

  test.each(rights)(
    "$level on one profile of the home: reads $reads, changes $changes, deletes $deletes",
    async ({ level, reads, changes, deletes }) => {
      const person = level === "own" ? house : await aCarer(installation, house, level);
      const read = await medications(person).select("id").eq("id", box);
      expect(read.data).toHaveLength(reads ? 1 : 0);
      const changed = await medications(person).update({ notes: "x" }).eq("id", box).select("id");
      expect(changed.data ?? []).toHaveLength(changes ? 1 : 0);
      const added = await medications(person).insert({
        user_id: house.account,
        is_common: true,
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        total_quantity: 30,
        current_quantity: 30,
        expiry_date: "2030-06-30",
      });
      expect(added.error?.code ?? null).toBe(changes ? null : REFUSED);
      const deleted = await medications(person).delete().eq("id", box).select("id");
      expect(deleted.data ?? []).toHaveLength(deletes ? 1 : 0);
    },
  );

  test.each(["pending", "declined", "revoked", "unopened"] as const)(
    "somebody %s neither reads a common box nor takes from it",
    async (standing) => {
      const guest = await installation.engine.transaction((tx) => aGuest(tx, house, standing));
      expect((await medications(guest).select("id").eq("id", box)).data).toEqual([]);
      const dose = { medication_id: box, profile_id: house.child };
      expect((await intakes(guest).insert(dose)).error?.code).toBe(REFUSED);
      expect(await stockOf(installation, box)).toBe(100);
    },
  );

  test("another home's account neither reads it nor takes from it for its own people", async () => {
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect((await medications(stranger).select("id").eq("id", box)).data).toEqual([]);
    for (const profile_id of [stranger.account, stranger.child, house.child]) {
      const taken = await intakes(stranger).insert({ medication_id: box, profile_id });
      expect(taken.error?.code).toBe(REFUSED);
    }
    expect(await stockOf(installation, box)).toBe(100);
  });

  test("a dose is recorded for the person who took it, and the stock falls on the box used", async () => {
    const dose = { id: randomUUID(), medication_id: box, profile_id: house.child };
    const { data, error } = await intakes(house)
      .insert({ ...dose, quantity_taken: 7.5 })
      .select("profile_id, user_id, quantity_deducted")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      profile_id: house.child,
      user_id: house.account,
      quantity_deducted: 7.5,
    });
    expect(await stockOf(installation, box)).toBe(92.5);
    await intakes(house).delete().eq("id", dose.id);
    expect(await stockOf(installation, box)).toBe(100);
  });

  test("a carer who may only read records nothing; one who may edit does, for that profile alone", async () => {
    const reader = await aCarer(installation, house, "view");
    const carer = await aCarer(installation, house, "edit");
    const forChild = { medication_id: box, profile_id: house.child };
    const forParent = { medication_id: box, profile_id: house.account };
    expect((await intakes(reader).insert(forChild)).error?.code).toBe(REFUSED);
    expect((await intakes(carer).insert(forParent)).error?.code).toBe(REFUSED);
    expect((await intakes(carer).insert(forChild)).error).toBeNull();
    expect(await stockOf(installation, box)).toBe(99);
  });

  test("a carer takes out of the common boxes of their own home for a child they look after", async () => {
    const carer = await aCarer(installation, house, "edit");
    const theirs = await aCommonBox(installation, carer);
    const dose = { medication_id: theirs, profile_id: house.child };
    expect((await intakes(carer).insert(dose)).error).toBeNull();
    // The parent sees the dose and its box's name, and not the box of the other home.
    const seen = await intakes(house).select("medication_name").eq("medication_id", theirs);
    expect(seen.data).toEqual([{ medication_name: "Doliprane" }]);
    expect((await medications(house).select("id").eq("id", theirs)).data).toEqual([]);
    // The parent edits the child, and may not take from the carer's home.
    expect((await intakes(house).insert(dose)).error?.code).toBe(REFUSED);
  });

  test("a sister's own box is used for her brother by those who may edit both", async () => {
    const both = { medication_id: house.medication, profile_id: house.child };
    expect((await intakes(house).insert(both)).error).toBeNull();
    const carer = await aCarer(installation, house, "edit");
    expect((await intakes(carer).insert(both)).error?.code).toBe(REFUSED);
  });

  test("a dose for somebody else leaves the planned dose of the box's person open", async () => {
    const dose = randomUUID();
    await installation.engine.transaction((tx) =>
      tx.query(
        `insert into public.planned_doses
           (id, reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
         select $1, id, medication_id, $2, $2, '2020-01-02', '08:00', now() - interval '5 minutes',
           now() + interval '1 hour', 1, 'due'
         from public.medication_reminders where medication_id = $3`,
        [dose, house.account, house.medication],
      ),
    );
    const state = async () =>
      (await installation.signedIn(house).from("planned_doses").select("state").eq("id", dose))
        .data;
    await intakes(house).insert({ medication_id: house.medication, profile_id: house.child });
    expect(await state()).toEqual([{ state: "due" }]);
    // A client that names no recipient means the person of the box.
    const plain = { id: randomUUID(), medication_id: house.medication };
    const sent = await installation.send(house, "/rest/v1/medication_intake_logs", {
      method: "POST",
      body: JSON.stringify(plain),
    });
    expect(sent.status).toBe(201);
    expect(await state()).toEqual([{ state: "taken" }]);
  });

  test("an alert on a common box is dismissed in the list of any person of the home", async () => {
    const { error } = await installation
      .signedIn(house)
      .from("alert_dismissals")
      .insert({
        user_id: house.account,
        profile_id: house.child,
        alert_key: `expired-${box}`,
      });
    expect(error).toBeNull();
  });

  test("a common box belongs to no profile, and a deleted profile takes none with it", async () => {
    const ofChild = await medications(house)
      .update({ profile_id: house.child })
      .eq("id", box)
      .select("id");
    expect(ofChild.error?.code).toBe("23514");
    await installation.signedIn(house).from("profiles").delete().eq("id", house.child);
    expect((await medications(house).select("id").eq("id", box)).data).toHaveLength(1);
  });

  test("a box added for a profile and the whole home is the home's; one given to it leaves its person", async () => {
    const carer = await aCarer(installation, house, "edit");
    const facts = {
      user_id: carer.account,
      profile_id: house.child,
      name: "Spasfon",
      dosage: "80 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2030-06-30",
    };
    const columns = "id, user_id, profile_id, is_common";
    const common = await medications(carer)
      .insert({ ...facts, is_common: true })
      .select(columns)
      .single();
    expect(common.data).toMatchObject({
      user_id: house.account,
      profile_id: null,
      is_common: true,
    });
    const own = await medications(carer).insert(facts).select(columns).single();
    expect(own.data).toMatchObject({ profile_id: house.child, is_common: false });
    const shared = await medications(carer)
      .update({ is_common: true })
      .eq("id", own.data?.id ?? "")
      .select(columns)
      .single();
    expect(shared.data).toMatchObject({ user_id: house.account, profile_id: null });
    const taken = await medications(carer)
      .update({ is_common: false, profile_id: house.child })
      .eq("id", own.data?.id ?? "")
      .select(columns)
      .single();
    expect(taken.data).toMatchObject({ profile_id: house.child, is_common: false });
    // Out of the home's cabinet into that of the parent, whom this carer may not edit.
    const stolen = await medications(carer)
      .update({ is_common: false })
      .eq("id", common.data?.id ?? "")
      .select(columns);
    expect(stolen.error?.code).toBe(REFUSED);
  });

  test("a box with a schedule stays personal, and a common box gets none", async () => {
    const made = await medications(house)
      .update({ is_common: true, profile_id: null })
      .eq("id", house.medication)
      .select("id");
    expect(made.error?.code).toBe("PT409");
    const scheduled = await installation
      .signedIn(house)
      .from("medication_reminders")
      .insert({ medication_id: box, reminder_time: "08:00" });
    expect(scheduled.error?.code).toBe("PT409");
  });

  test("the boxes of a profile are its own and the common ones; in reach is the whole home", async () => {
    const listed = async (
      person: Household,
      name: "list_boxes" | "list_boxes_in_reach",
      profile_id: string,
    ) => {
      const { data, error } = await installation
        .signedIn(person)
        .rpc(name, { profile_id })
        .select("id, medication_reminders(reminder_time)");
      if (error) throw error;
      return data.map(({ id }) => id).sort();
    };
    const both = [house.medication, box].sort();
    expect(await listed(house, "list_boxes", house.account)).toEqual(both);
    expect(await listed(house, "list_boxes", house.child)).toEqual([box]);
    expect(await listed(house, "list_boxes_in_reach", house.child)).toEqual(both);
    const carer = await aCarer(installation, house, "view");
    const theirs = await aCommonBox(installation, carer);
    expect(await listed(carer, "list_boxes", house.child)).toEqual([box]);
    expect(await listed(carer, "list_boxes_in_reach", house.child)).toEqual([box, theirs].sort());
    const stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
    expect(await listed(stranger, "list_boxes", house.child)).toEqual([]);
    expect(await listed(stranger, "list_boxes_in_reach", house.child)).toEqual([]);
  });

  test.each([
    { is_common: null },
    { location: " " },
    { location: "x".repeat(101) },
    { location: "a\u0007" },
  ])("refuses %j", async (facts) => {
    const { error } = await medications(house)
      .update(facts as object)
      .eq("id", box)
      .select("id");
    expect(["23514", "23502"]).toContain(error?.code);
  });
});

describe.each(engines)("a common box under load on $name", (place) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  afterAll(() => installation.close());

  test("twenty doses at once by members of two homes add up", async () => {
    const house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    const carer = await aCarer(installation, house, "edit");
    const box = await aCommonBox(installation, house);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        installation
          .signedIn(nth % 2 === 0 ? house : carer)
          .from("medication_intake_logs")
          .insert({ medication_id: box, profile_id: house.child, quantity_taken: 2.5 }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null));
    expect(await stockOf(installation, box)).toBe(50);
  });
});
