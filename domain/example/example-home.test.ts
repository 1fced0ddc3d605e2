import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { afterAct, plannedHours } from "./example-acts.ts";
import { exampleHome } from "./example-home.ts";

const SEED = readFileSync(
  join(import.meta.dirname, "../../supabase/seed/medication_references.sql"),
  "utf8",
);
const COMPOSITIONS = readFileSync(
  join(import.meta.dirname, "../../supabase/seed/medication_references_2_compositions.sql"),
  "utf8",
);
const at = (time: string) =>
  exampleHome(day("2026-11-26"), instant(`2026-11-26T${time}:00Z`), () => 60);
const home = at("11:00");

test.each(home.boxes)(
  "$name $dosage is a medicine of the list, said as the list says it",
  (box) => {
    const { name, dosage, form, activeMolecule, needsPrescription } = box;
    const cells = [name, dosage, form, activeMolecule, needsPrescription ? "Oui" : "Non"];
    expect(SEED).toContain(cells.map((cell) => `'${cell}'`).join(", "));
  },
);

test("the composition of the syrup is that of the list", () => {
  const [syrup] = home.boxes.find(({ id }) => id === "doliprane-syrup")?.contained ?? [];
  expect(syrup).toBeDefined();
  expect(COMPOSITIONS).toContain(
    `('66477582', '${syrup?.substanceId}', 1, ${syrup?.amount}, 'mg', ${syrup?.perAmount}, '${syrup?.perUnit}', null, null, '${syrup?.weighedAs}', false, null)`,
  );
});

test("a box ran out of date, one soon will, and one is low", () => {
  const days = (id: string) => home.boxes.find((box) => box.id === id)?.expiresOn;
  expect([days("humexlib"), days("spasfon")]).toEqual(["2026-10-20", "2026-12-20"]);
  const low = home.boxes.find(({ id }) => id === "levothyrox");
  expect((low?.currentQuantity ?? 0) / (low?.totalQuantity ?? 1)).toBeLessThan(0.2);
});

const levothyrox = (which: typeof home) =>
  which.boxes.flatMap((box) => (box.id === "levothyrox" ? plannedHours(box, which.intakes) : []));

test("what was due in the morning was taken, and before it was due it was not", () => {
  expect(levothyrox(home)[0]?.takenAt).toBe("2026-11-26T06:00:00.000Z");
  expect(levothyrox(at("05:00"))[0]?.takenAt).toBeNull();
});

test("a dose lowers the stock once, and taking it back gives it back", () => {
  const intake = {
    id: "tried",
    personId: "claire",
    boxId: "doliprane",
    quantity: 2,
    takenAt: instant("2026-11-26T11:00:00Z"),
    doseId: null,
  };
  const left = (which: typeof home) =>
    which.boxes.find(({ id }) => id === "doliprane")?.currentQuantity;
  const once = afterAct(home, { kind: "take", intake });
  const twice = afterAct(once, { kind: "take", intake });
  expect([left(home), left(once), left(twice)]).toEqual([5, 3, 3]);
  expect(left(afterAct(twice, { kind: "undo", intakeId: "tried" }))).toBe(5);
  expect(afterAct(home, { kind: "undo", intakeId: "tried" })).toBe(home);
});

test("what a box could not give is not given back to it", () => {
  const intake = {
    id: "tried",
    personId: "claire",
    boxId: "doliprane",
    quantity: 7,
    takenAt: instant("2026-11-26T11:00:00Z"),
    doseId: null,
  };
  const empty = afterAct(home, { kind: "take", intake });
  const back = afterAct(empty, { kind: "undo", intakeId: "tried" });
  const left = (which: typeof home) =>
    which.boxes.find(({ id }) => id === "doliprane")?.currentQuantity;
  expect([left(empty), left(back)]).toEqual([0, 5]);
});

test("a planned dose is answered once, by whatever press", () => {
  const dose = { personId: "monique", boxId: "ramipril", quantity: 1, doseId: "ramipril 20:00" };
  const takenAt = instant("2026-11-26T19:00:00Z");
  const once = afterAct(home, { kind: "take", intake: { ...dose, id: "a", takenAt } });
  expect(afterAct(once, { kind: "take", intake: { ...dose, id: "b", takenAt } })).toBe(once);
});
