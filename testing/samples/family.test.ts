import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { brothersFamily, family } from "./family.ts";

const medicines = family.flatMap((member) => member.medicines);

test("every medicine of the family is one that a French pharmacy sells", async () => {
  const references = await readFile("supabase/seed/medication_references.sql", "utf8");
  const relatives = brothersFamily.flatMap((member) => member.medicines);
  const invented = [...medicines, ...relatives].filter(
    ({ name, dosage, form }) => !references.includes(`'${name}', '${dosage}', '${form}'`),
  );
  expect(invented.map(({ name, dosage }) => `${name} ${dosage}`)).toEqual([]);
});

test("three generations, and every state a box can be in", () => {
  const ages = family.map(({ age }) => age);
  expect(Math.max(...ages)).toBeGreaterThan(70);
  expect(family.some(({ type }) => type === "child")).toBe(true);
  const has = (is: (medicine: (typeof medicines)[number]) => boolean) => medicines.some(is);
  expect(
    has(({ expiresIn }) => expiresIn < 0),
    "expired",
  ).toBe(true);
  expect(
    has(({ expiresIn }) => expiresIn >= 0 && expiresIn <= 7),
    "this week",
  ).toBe(true);
  expect(
    has(({ expiresIn }) => expiresIn > 7 && expiresIn <= 30),
    "this month",
  ).toBe(true);
  expect(
    has(({ left }) => left === 0),
    "empty",
  ).toBe(true);
  expect(
    has(({ left, total }) => left > 0 && left / total < 0.2),
    "low",
  ).toBe(true);
  expect(
    has(({ openedDaysAgo }) => openedDaysAgo !== undefined),
    "opened",
  ).toBe(true);
});
